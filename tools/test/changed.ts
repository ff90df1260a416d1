/**
 * What a change of a file can reach, by the steps' names, of which `build` means that of every brand; the first row that fits
 * counts. A file that fits none reaches every step: a new folder costs time until it has a row, never a fault that nobody saw.
 */
const REACH: readonly (readonly [files: RegExp, steps: readonly string[]])[] = [
  // The workshop shows these, and the tests of the library read the first.
  [/^docs\/(?:assembling-pages|forms|theming)\.md$/, ['format', 'unit', 'workshop', 'stories', 'heavy']],
  [/^docs\/|^[^/]+\.md$|^\.editorconfig$/, ['format', 'unit']],
  [/^(?:\.github|\.changeset|\.ci)\//, ['format', 'unit']],
  [/\.test\.tsx?$/, ['types', 'lint', 'format', 'unit', 'heavy', 'machines']],
  // Heavy tests visit pages by these, too.
  [/^e2e\/(?:engines|support)\//, ['types', 'lint', 'format', 'heavy', 'build', 'e2e', 'browsers']],
  [/^(?:e2e\/|playwright\.config\.ts$)/, ['types', 'lint', 'format', 'build', 'e2e', 'browsers']],
  [/^deploy\//, ['format', 'unit', 'build', 'e2e', 'machines']],
  [/^(?:stories|\.storybook)\//, ['types', 'lint', 'format', 'unit', 'workshop', 'stories', 'heavy']],
  [/^tools\/stories\//, ['types', 'lint', 'format', 'unit', 'workshop', 'stories', 'heavy']],
  [/^tools\/visual\//, ['types', 'lint', 'format', 'unit', 'heavy', 'browsers']],
  [/^tools\/generators\//, ['types', 'lint', 'format', 'unit', 'heavy']],
  [/^tools\/(?:bench|dev)\//, ['types', 'lint', 'format', 'unit']],
  [/^tools\/(?:checks|lib)\//, ['types', 'lint', 'format', 'unit', 'heavy', 'build', 'findable', 'support']],
];

/** Why a step need not run, or undefined where a changed file may reach it. */
export function whyUnreached(step: string, files: readonly string[]): string | undefined {
  const name = step.startsWith('build-') ? 'build' : step;
  const reached = files.find(
    (file) => REACH.find(([pattern]) => pattern.test(file))?.[1].includes(name) ?? true,
  );
  if (reached !== undefined) return undefined;
  const [first] = files;
  if (first === undefined) return 'nothing has changed';
  const rest = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  return `${first}${rest} cannot reach it`;
}

/** Where a run with `--changed` would hide what a merge has broken: everything is looked at there. */
export function isCiOfMain(env: Readonly<Record<string, string | undefined>>): boolean {
  return env['CI'] !== undefined && env['GITHUB_REF'] === 'refs/heads/main';
}

/** The files that differ from where this branch left main, also those that git does not know yet. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  // Its module also starts browsers, which few runs of the tests need here.
  const visual = await import('../visual/index.ts');
  return visual.changedFiles(root, await visual.findBase(root, undefined));
}
