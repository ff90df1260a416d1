import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from './catalogue.ts';
import type { Graph } from './graph.ts';
import type { Options } from './options.ts';

/** What a set of changes can reach. */
export type Reach =
  | { readonly kind: 'all'; readonly because: string }
  | { readonly kind: 'files'; readonly stories: ReadonlySet<string> };

/** Says what the graph cannot about a changed file; see the catalogue's function of this name. */
export type ReachOfFile = NonNullable<Catalogue['reachOfFile']>;

/** Never part of a story: documents for people, and tests. */
const BESIDE_THE_POINT = [/(?:^|\/)[A-Z]+\.md$/, /\.(?:test|spec)\.[jt]sx?$/, /^\.(?:github|changeset)\//];

/** Files that configure every build: the workshop's own, and the configurations of bundlers and their plugins. */
export const CONFIGURATION = /^(?:\.storybook\/|[^/]+\.config\.[cm]?[jt]s$)/;

/** Files here are served as they are, including code. */
const SERVED = /(?:^|\/)public\//;

/** Code and texts reach a picture only by imports; other files (pictures, fonts, manifests) may be loaded by URL. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

/** What a file's path says, in every project. */
function reachOfPath(path: string, isModule: (path: string) => boolean): ReturnType<ReachOfFile> {
  if (BESIDE_THE_POINT.some((pattern) => pattern.test(path))) return 'none';
  if (CONFIGURATION.test(path) || SERVED.test(path)) return 'all';
  return !CODE.test(path) && !isModule(path) ? 'all' : undefined;
}

const isNone = () => false;

/** Whether a change of this file can be visible in a picture at all. */
export const canBeSeen = (path: string, ask: ReachOfFile): boolean =>
  (ask(path, isNone) ?? reachOfPath(path, isNone)) !== 'none';

/** Modules whose imports have changed, although their own text may be the same (because an index file has changed). */
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
 * Finds out which stories a set of changed files can reach, by the module graphs of both builds: that of the base for deleted
 * files, that of the working tree for added ones.
 *
 * @param ask what the project itself knows about its files
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
  // The set grows during the loop: the importers of reached modules are reached too.
  for (const name of reached) {
    // A file that no picture shows does not reach its importers; nor does an unchanged file that is imported as text.
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

/** Which stories were photographed, in words, so that nobody takes a report of some for one of all. */
export const scopeOf = (reach: Reach, { all, stories: glob }: Pick<Options, 'all' | 'stories'>): string =>
  wordsFor(reach, all) + (glob === undefined ? '' : `, but only those that fit '${glob}'`);
