import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bypassBarrels } from './barrels.ts';

/**
 * Which module imports which: a module of the checkout (`./src/tokens/index.ts`) to what it imports. Packages from the
 * registry are not in it, since they change with the lock file.
 */
export type Graph = Readonly<Record<string, readonly string[]>>;

/** As much of the bundler's statistics as is used. */
interface Statistics {
  readonly modules: readonly {
    readonly name: string;
    readonly reasons?: readonly { readonly moduleName: string }[];
  }[];
}

const isOwn = (name: string): boolean =>
  name.startsWith('./') && !name.startsWith('./..') && !name.includes('node_modules/');

/** Reads the module graph of a built workshop; what is imported through an index file counts as imported directly. */
export async function readGraph(checkout: string, build: string): Promise<Graph> {
  const { modules }: Statistics = JSON.parse(await readFile(join(build, 'preview-stats.json'), 'utf8'));
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
  return Object.fromEntries(
    [...bypassBarrels(checkout, imports)].map(([name, found]) => [name, [...found].toSorted()]),
  );
}
