import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIGURATION } from './affected.ts';
import { STYLES, bypassBarrels, importsOf } from './barrels.ts';

/**
 * Which module imports which: maps a module of the checkout (`./src/tokens/index.ts`) to what it imports. Packages from the
 * registry are not included, since they change with the lock file.
 */
export type Graph = Readonly<Record<string, readonly string[]>>;

/** The part of the bundler's statistics that is used. */
interface Statistics {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons?: readonly { readonly moduleName: string }[];
  }[];
}

const isOwn = (name: string): boolean =>
  name.startsWith('./') && !name.startsWith('./..') && !name.includes('node_modules/');

/** The imports that the bundler reports. */
function reportedImports({ modules }: Statistics): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { name, reasons = [] } of modules) {
    if (!isOwn(name)) continue;
    for (const { moduleName } of reasons) {
      if (!isOwn(moduleName) || moduleName === name) continue;
      const known = imports.get(moduleName) ?? new Set();
      imports.set(moduleName, known.add(name));
    }
    if (!imports.has(name)) imports.set(name, new Set());
  }
  // A module that no listed module imports is imported by Storybook itself, like the preview.
  const named = new Set(modules.map(({ name }) => name));
  const importers = modules.flatMap(({ reasons = [] }) => reasons.map(({ moduleName }) => moduleName));
  imports.set('./.storybook/', new Set(importers.filter((name) => isOwn(name) && !named.has(name))));
  return imports;
}

/** The files that configure the build of the workshop: Node imports them, and the bundler does not know of it. */
const configurationOf = (checkout: string): string[] =>
  ['', '.storybook/']
    .flatMap((folder) => readdirSync(join(checkout, folder)).map((name) => `${folder}${name}`))
    .filter((path) => CONFIGURATION.test(path))
    .map((path) => `./${path}`);

/** Reads the module graph of a built workshop; what is imported through an index file counts as imported directly. */
export async function readGraph(checkout: string, build: string): Promise<Graph> {
  const statistics: Statistics = JSON.parse(await readFile(join(build, 'preview-stats.json'), 'utf8'));
  const imports = reportedImports(statistics);
  // The bundler does not report imports between style sheets either.
  const styles = [...imports.keys()].filter((name) => STYLES.test(name));
  // The set grows during the loop: what its files import is not reported either.
  const unreported = new Set([...configurationOf(checkout), ...styles]);
  for (const name of unreported) {
    const targets = importsOf(checkout, name).filter(isOwn);
    imports.set(name, new Set([...(imports.get(name) ?? []), ...targets]));
    for (const target of targets) unreported.add(target);
  }
  return Object.fromEntries(
    [...bypassBarrels(checkout, imports)].map(([name, found]) => [name, [...found].toSorted()]),
  );
}
