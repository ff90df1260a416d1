import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { type ModuleShape, readShape } from './moduleShape.ts';

/** A module of the checkout to what it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether the bundler may leave out modules that nobody uses: the nearest package says that they do nothing by themselves. */
function isFreeOfSideEffects(checkout: string, path: string): boolean {
  for (let folder = dirname(path); folder.startsWith(checkout); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    return (
      typeof parsed === 'object' && parsed !== null && 'sideEffects' in parsed && parsed.sideEffects === false
    );
  }
  return false;
}

/** Looks into the modules of a checkout, each only once. */
class Sources {
  readonly #shapes = new Map<string, ModuleShape | undefined>();
  readonly #checkout: string;

  constructor(checkout: string) {
    this.#checkout = checkout;
  }

  shape(name: string): ModuleShape | undefined {
    if (!this.#shapes.has(name)) this.#shapes.set(name, readShape(join(this.#checkout, name)));
    return this.#shapes.get(name);
  }

  /** The module that an import means, by Node's rules; nothing when it is not one of the checkout. */
  resolve(importer: string, specifier: string): string | undefined {
    try {
      const path = createRequire(join(this.#checkout, importer)).resolve(specifier);
      return `./${relative(this.#checkout, path).split(sep).join('/')}`;
    } catch {
      return undefined;
    }
  }

  /** An index file: it only passes on what others have, and the bundler may leave out what nobody asks for. */
  isBarrel(name: string): boolean {
    return (
      this.shape(name)?.isBarrel === true && isFreeOfSideEffects(this.#checkout, join(this.#checkout, name))
    );
  }

  /** The module that really has what a module passes on under a name; nothing when that cannot be told. */
  origin(name: string, exported: string): string | undefined {
    const shape = this.shape(name);
    if (shape === undefined) return undefined;
    if (shape.own.has(exported) || !this.isBarrel(name)) return shape.own.has(exported) ? name : undefined;
    const passed = shape.passedOn.find((entry) => entry.exported === exported);
    if (passed !== undefined) {
      const target = this.resolve(name, passed.specifier);
      if (target === undefined) return undefined;
      return this.isBarrel(target) && passed.imported !== '*' ? this.origin(target, passed.imported) : target;
    }
    for (const specifier of shape.passedOnWhole) {
      const target = this.resolve(name, specifier);
      const found = target === undefined ? undefined : this.origin(target, exported);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** What an importer takes through a barrel, or nothing when it cannot be told and the whole barrel must count. */
function throughBarrel(sources: Sources, importer: string, barrel: string): string[] | undefined {
  const shape = sources.shape(importer);
  if (shape === undefined) return undefined;
  const found: string[] = [];
  const through = shape.imports.filter(({ specifier }) => sources.resolve(importer, specifier) === barrel);
  if (through.length === 0) return undefined;
  for (const { names } of through) {
    if (names === 'all') return undefined;
    for (const name of names) {
      const origin = sources.origin(barrel, name);
      if (origin === undefined) return undefined;
      found.push(origin);
    }
  }
  return found;
}

/**
 * Lets every module import directly what it takes through index files. Without this, each story that imports anything from
 * the library would be affected by every change in it.
 */
export async function bypassBarrels(checkout: string, imports: Imports): Promise<Imports> {
  const sources = new Sources(checkout);
  const direct = new Map<string, Set<string>>();
  for (const [importer, targets] of imports) {
    const found = new Set<string>();
    for (const target of targets) {
      const behind = sources.isBarrel(target) ? throughBarrel(sources, importer, target) : undefined;
      for (const name of behind ?? [target]) found.add(name);
    }
    direct.set(importer, found);
  }
  return direct;
}
