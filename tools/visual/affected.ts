import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from './catalogue.ts';
import type { Graph } from './graph.ts';
import type { Options } from './options.ts';

/** What a set of changes can reach. */
export type Reach =
  | { readonly kind: 'all'; readonly because: string }
  | { readonly kind: 'files'; readonly stories: ReadonlySet<string> };

/** Says of a changed file what the graph cannot; see the catalogue's function of this name. */
export type ReachOfFile = NonNullable<Catalogue['reachOfFile']>;

/** Never part of a story: texts for people and tests. */
const BESIDE_THE_POINT = [/(?:^|\/)[A-Z]+\.md$/, /\.(?:test|spec)\.[jt]sx?$/, /^\.(?:github|changeset)\//];

/** Decides how everything is built: the workshop's own files, and what bundlers and their plugins look for beside them. */
export const CONFIGURATION = /^(?:\.storybook\/|[^/]+\.config\.[cm]?[jt]s$)/;

/** Served as it is, code too. */
const SERVED = /(?:^|\/)public\//;

/** Code and texts reach a picture only by being imported; other files (pictures, fonts, manifests) may be asked for by address. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/** What can be said of a file by its path, in every project. */
function reachOfPath(path: string, isModule: (path: string) => boolean): ReturnType<ReachOfFile> {
  if (BESIDE_THE_POINT.some((pattern) => pattern.test(path))) return 'none';
  if (CONFIGURATION.test(path) || SERVED.test(path)) return 'all';
  return !CODE.test(path) && !isModule(path) ? 'all' : undefined;
}

const isNone = () => false;

/** Whether a change of this file can be seen in a picture at all. */
export const canBeSeen = (path: string, ask: ReachOfFile): boolean =>
  (ask(path, isNone) ?? reachOfPath(path, isNone)) !== 'none';

/** Modules that import something else than before, although their own text may be the same (an index file has changed). */
const rewired = (before: Graph, after: Graph): string[] =>
  Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));

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
 * @param ask what the project itself knows of its files
 */
export function reachOf(
  changed: readonly string[],
  before: Graph,
  after: Graph,
  ask: ReachOfFile = () => undefined,
): Reach {
  const inBoth = (path: string) => `./${path}` in before && `./${path}` in after;
  const inEither = (path: string) => `./${path}` in before || `./${path}` in after;
  for (const path of changed) {
    const reach = ask(path, inBoth) ?? reachOfPath(path, inEither);
    if (reach === 'all' || reach === 'text') return { kind: 'all', because: path };
  }
  const importers = importersOf([before, after]);
  const reached = new Set([...changed.map((path) => `./${path}`), ...rewired(before, after)]);
  // A set that grows while it is walked: the importers of what has been reached are reached too.
  for (const name of reached) {
    // What no picture shows passes nothing on, nor does what is read as text and has not changed.
    const told = ask(name.slice(2), inBoth);
    if (told === 'none' || told === 'text') continue;
    if (CONFIGURATION.test(name.slice(2)))
      return { kind: 'all', because: `${name.slice(2)}, which all stories share, imports what` };
    for (const importer of importers.get(name) ?? []) reached.add(importer);
  }
  return { kind: 'files', stories: reached };
}

/** Whether a picture of a story in this file can have changed. The graph knows only files of the checkout. */
export const isReached = (reach: Reach, file: string): boolean =>
  reach.kind === 'all' || reach.stories.has(file) || !file.startsWith('./');

const wordsFor = (reach: Reach, isAll: boolean): string => {
  if (isAll) return 'every story, as asked for';
  if (reach.kind === 'files') return 'the stories that the changes can reach';
  return `every story, because ${reach.because} has changed`;
};

/** Which stories were looked at, in words: a report of some does not pass for one of all. */
export const scopeOf = (reach: Reach, { all, stories: glob }: Pick<Options, 'all' | 'stories'>): string =>
  wordsFor(reach, all) + (glob === undefined ? '' : `, but only those that fit '${glob}'`);
