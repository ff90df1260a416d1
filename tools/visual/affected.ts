import type { Graph } from './graph.ts';

/** What a set of changes can reach. */
export type Reach =
  | { readonly kind: 'all'; readonly because: string }
  | { readonly kind: 'files'; readonly stories: ReadonlySet<string> };

/** Never part of a story: texts for people, tests, and folders that stories may not import from. */
const BESIDE_THE_POINT = [
  /\.md$/,
  /\.test\.tsx?$/,
  /^(?:\.ci|\.github|deploy|docs|e2e|server(?!\/content\/)|tools)\//,
];

/** What the embedded backend answers for a brand; stories show it while the brand has no fixtures. */
const CONTENT = /^server\/content\/([^/]+)\//;

function isShownContent(path: string, graphs: readonly Graph[]): boolean {
  const brand = CONTENT.exec(path)?.[1];
  return (
    brand !== undefined && !graphs.every((graph) => `./stories/mocks/fixtures/zh-tw/${brand}.ts` in graph)
  );
}

/** Decides how everything is built. */
const UNDER_EVERYTHING = [/^package-lock\.json$/, /^tsconfig\.json$/, /^\.storybook\//];

/** Code reaches a picture only by being imported; other files (pictures, fonts, manifests) may be asked for by address. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx)$/;
const MAY_BE_SHOWN = /^(?:src|site|stories)\//;

/** Whether a change of this file can be seen in a picture at all. */
export const canBeSeen = (path: string): boolean => !BESIDE_THE_POINT.some((pattern) => pattern.test(path));

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Modules that import something else than before, although their own text may be the same (an index file has changed). */
const rewired = (before: Graph, after: Graph): string[] =>
  Object.entries(after)
    .filter(([name, imports]) => before[name] !== undefined && !sameList(before[name], imports))
    .map(([name]) => name);

function importersOf(graphs: readonly Graph[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const graph of graphs) {
    for (const [importer, imports] of Object.entries(graph)) {
      for (const name of imports) importers.set(name, (importers.get(name) ?? new Set()).add(importer));
    }
  }
  return importers;
}

/**
 * Finds out which stories a set of changed files can reach, by the module graphs of both builds: of the base for what was
 * deleted, of the working tree for what was added.
 *
 * @param changed paths relative to the repository
 */
export function reachOf(changed: readonly string[], before: Graph, after: Graph): Reach {
  const visible = changed.filter(canBeSeen);
  for (const path of visible) {
    const name = `./${path}`;
    const isKnown = name in before || name in after;
    const isUnder = UNDER_EVERYTHING.some((pattern) => pattern.test(path));
    const isContent = isShownContent(path, [before, after]);
    if (isUnder || isContent || (!isKnown && !CODE.test(path) && MAY_BE_SHOWN.test(path)))
      return { kind: 'all', because: path };
  }
  const importers = importersOf([before, after]);
  const reached = new Set([...visible.map((path) => `./${path}`), ...rewired(before, after)]);
  // A set that grows while it is walked: the importers of what has been reached are reached too.
  for (const name of reached) {
    if (name.startsWith('./.storybook/'))
      return { kind: 'all', because: `${name.slice(2)}, which all stories share, imports what` };
    for (const importer of importers.get(name) ?? []) reached.add(importer);
  }
  return { kind: 'files', stories: reached };
}

/** Whether a picture of a story in this file can have changed. */
export const isReached = (reach: Reach, file: string): boolean =>
  reach.kind === 'all' || reach.stories.has(file);
