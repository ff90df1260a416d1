import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** A module of the checkout to what it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What a module asks of another; without a name all of it (`import * as`, `export * from`, a side effect). */
interface Wish {
  readonly specifier: string;
  readonly name: string | undefined;
}

/** What a module exports: under a name or, without one, all that another exports; its own, or from elsewhere. */
interface Export {
  readonly name: string | undefined;
  readonly from: Wish | undefined;
}

/** What a module imports and exports. Types are left out: they are gone in the bundle. */
interface Shape {
  readonly imports: readonly Wish[];
  readonly exports: readonly Export[];
  /** Whether it has nothing but exports from elsewhere. */
  readonly isIndex: boolean;
}

/** A name as the parser tells it; undefined for everything at once. */
const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined);

/** Reads a module's imports and exports; nothing for files that are not code. */
function readShape(path: string): Shape | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) return undefined;
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ moduleRequest, importName, exportName }) => ({
      name: nameOf(exportName),
      from: moduleRequest === null ? undefined : { specifier: moduleRequest.value, name: nameOf(importName) },
    }));
  const imports = [
    ...module.staticImports.flatMap(({ moduleRequest: { value: specifier }, entries }) =>
      entries.length === 0
        ? { specifier, name: undefined }
        : entries
            .filter(({ isType }) => !isType)
            .map(({ importName }) => ({ specifier, name: nameOf(importName) })),
    ),
    // The quotes around it are left out; an address that is put together at run time then fits no module.
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      name: undefined,
    })),
    ...exports.flatMap(({ from }) => from ?? []),
  ];
  const isIndex =
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null) ||
        statement.type === 'ExportAllDeclaration',
    );
  return { imports, exports, isIndex };
}

/** Whether the bundler may leave out modules that nobody uses: the nearest package says that they do nothing by themselves. */
function isFreeOfSideEffects(path: string): boolean {
  const manifest = findPackageJSON(pathToFileURL(path));
  const { sideEffects }: { sideEffects?: unknown } =
    manifest === undefined ? {} : JSON.parse(readFileSync(manifest, 'utf8'));
  return sideEffects === false;
}

/** Looks into the modules of a checkout, each only once. */
class Sources {
  readonly #shapes = new Map<string, Shape | undefined>();
  readonly #checkout: string;

  constructor(checkout: string) {
    this.#checkout = checkout;
  }

  #shape(name: string): Shape | undefined {
    if (!this.#shapes.has(name)) this.#shapes.set(name, readShape(join(this.#checkout, name)));
    return this.#shapes.get(name);
  }

  /** The module that an import means, by Node's rules; nothing when it is not one of the checkout. */
  #resolve(importer: string, specifier: string): string | undefined {
    try {
      const path = createRequire(join(this.#checkout, importer)).resolve(specifier);
      return `./${relative(this.#checkout, path).split(sep).join('/')}`;
    } catch {
      return undefined;
    }
  }

  /** An index file: it only passes on what others have, and the bundler may leave out what nobody asks for. */
  isBarrel(name: string): boolean {
    return this.#shape(name)?.isIndex === true && isFreeOfSideEffects(join(this.#checkout, name));
  }

  /** The module that really has what a module exports under a name; nothing when that cannot be told. */
  #origin(name: string, exported: string): string | undefined {
    const exports = this.#shape(name)?.exports ?? [];
    const named = exports.find((each) => each.name === exported);
    if (!this.isBarrel(name)) return named && name;
    const passedOn = named === undefined ? exports.filter((each) => each.name === undefined) : [named];
    return passedOn
      .map(({ from }) => {
        const target = from && this.#resolve(name, from.specifier);
        const wanted = named === undefined ? exported : from?.name;
        return target === undefined || wanted === undefined ? target : this.#origin(target, wanted);
      })
      .find(Boolean);
  }

  /** What an importer takes through a barrel, or nothing when it cannot be told and the whole barrel must count. */
  through(importer: string, barrel: string): string[] | undefined {
    const wishes = this.#shape(importer)?.imports ?? [];
    const origins = wishes
      .filter(({ specifier }) => this.#resolve(importer, specifier) === barrel)
      .map(({ name }) => name && this.#origin(barrel, name));
    const told = origins.filter((origin) => origin !== undefined);
    return told.length > 0 && told.length === origins.length ? told : undefined;
  }
}

/**
 * Lets every module import directly what it takes through index files. Without this, each story that imports anything from
 * the library would be affected by every change in it.
 */
export function bypassBarrels(checkout: string, imports: Imports): Imports {
  const sources = new Sources(checkout);
  return new Map(
    [...imports].map(([importer, targets]) => {
      const direct = [...targets].flatMap((target) => {
        const behind = sources.isBarrel(target) ? sources.through(importer, target) : undefined;
        return behind ?? [target];
      });
      return [importer, new Set(direct)];
    }),
  );
}
