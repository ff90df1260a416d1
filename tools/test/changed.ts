/**
 * The steps that a change of a file can reach, by name; `build` means the build of every brand. The first matching row counts. A
 * file that matches none reaches every step: so a new folder without a row costs time, but no fault is missed.
 */
const REACH: readonly (readonly [files: RegExp, steps: readonly string[]])[] = [
  // The workshop shows these guides, and the library's tests read the first.
  [/^docs\/(?:assembling-pages|forms|theming)\.md$/, ['format', 'unit', 'workshop', 'stories', 'heavy']],
  [/^docs\/|^[^/]+\.md$|^\.editorconfig$/, ['format', 'unit']],
  [/^(?:\.github|\.changeset|\.ci)\//, ['format', 'unit']],
  [/\.test\.tsx?$/, ['types', 'lint', 'format', 'unit', 'heavy', 'machines']],
  // Heavy tests also use these to visit pages.
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

/** Whether this is CI of main, where `--changed` would hide what a merge has broken, so that everything is checked. */
export function isCiOfMain(env: Readonly<Record<string, string | undefined>>): boolean {
  return env['CI'] !== undefined && env['GITHUB_REF'] === 'refs/heads/main';
}

/** The files that differ from where this branch left main, including untracked ones. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  // Loaded late: the module also starts browsers, which few runs of the tests need here.
  const visual = await import('../visual/index.ts');
  return visual.changedFiles(root, await visual.findBase(root, undefined));
}
