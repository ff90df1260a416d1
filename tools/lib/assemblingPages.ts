/** A file of the guide as it stands after a step. */
export interface GuideStep {
  /** The step's heading. */
  readonly title: string;
  /** All files so far, by name: what a step writes replaces what an earlier one wrote. */
  readonly files: ReadonlyMap<string, string>;
}

const FENCE = /^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm;

/**
 * Reads the steps of docs/assembling-pages.md: a heading that begins with a number, and fenced code whose first
 * line names its file.
 */
export function readGuideSteps(markdown: string): GuideStep[] {
  let files: ReadonlyMap<string, string> = new Map();
  return markdown
    .split(/^## /m)
    .filter((part) => /^\d+\. /.test(part))
    .map((part) => {
      const written = [...part.matchAll(FENCE)].map(([, name = '', code = '']): [string, string] => [
        name,
        code,
      ]);
      files = new Map([...files, ...written]);
      return { title: part.slice(0, part.indexOf('\n')), files };
    });
}
