import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON, isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** A module of the checkout to what it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** A style sheet. */
export const STYLES = /\.(?:css|s[ac]ss|less)$/;

/** What a module imports or exports. Types are left out: they are gone in the bundle. */
interface Link {
  /** The module specifier, as it is written; undefined for a module's own exports. */
  readonly from: string | undefined;
  /** Its name there; undefined for all of it (`import * as`, `export * from`, a side effect). */
  readonly name: string | undefined;
  /** The name under which it is exported; undefined where all names are passed on. */
  readonly as?: string | undefined;
}

/** What a module imports, re-exports included, and what it exports. */
interface Links {
  readonly imports: readonly Link[];
  readonly exports: readonly Link[];
}

/** A name, as the parser reports it; undefined for all names at once. */
const nameOf = ({ kind, name }: { readonly kind: string; readonly name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined);

/** The style sheets that a style sheet imports or composes from. */
const stylesIn = (sheet: string): Link[] =>
  Array.from(sheet.matchAll(/[^\s"'()]+\.(?:css|s[ac]ss|less)\b/g), ([path]) => ({
    from: `./${path}`,
    name: undefined,
  }));

/** Reads a module's imports and exports; files that are neither code nor styles have none. */
function readLinks(path: string): Links {
  if (STYLES.test(path)) return { imports: stylesIn(readFileSync(path, 'utf8')), exports: [] };
  const source = /\.[cm]?[jt]sx?$/.test(path) ? readFileSync(path, 'utf8') : '';
  const { module } = parseSync(path, source);
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ moduleRequest, importName, exportName }) => ({
      from: moduleRequest?.value,
      name: nameOf(importName),
      as: nameOf(exportName),
    }));
  const imports = module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) =>
    entries.length === 0
      ? [{ from, name: undefined }]
      : entries.filter(({ isType }) => !isType).map(({ importName }) => ({ from, name: nameOf(importName) })),
  );
  // Without the quotes around it; a specifier that is put together at run time then matches no module.
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: source.slice(start + 1, end - 1),
    name: undefined,
  }));
  return { imports: [...imports, ...later, ...exports.filter(({ from }) => from !== undefined)], exports };
}

/** The module that an import resolves to, by Node's rules; undefined when there is none. */
function resolveLink(checkout: string, importer: string, { from = '' }: Link): string | undefined {
  try {
    const path = createRequire(join(checkout, importer)).resolve(from);
    return isBuiltin(path) ? undefined : `./${relative(checkout, path).split(sep).join('/')}`;
  } catch {
    return undefined;
  }
}

/** What a module imports according to its source, including what bundlers do not report. */
export const importsOf = (checkout: string, name: string): string[] =>
  readLinks(join(checkout, name)).imports.flatMap((link) => resolveLink(checkout, name, link) ?? []);

/** Whether the bundler may leave out unused modules: the nearest package says that they have no side effects. */
function isFreeOfSideEffects(path: string): boolean {
  const manifest = findPackageJSON(pathToFileURL(path));
  const { sideEffects }: { sideEffects?: unknown } =
    manifest === undefined ? {} : JSON.parse(readFileSync(manifest, 'utf8'));
  return sideEffects === false;
}

/**
 * Lets every module import directly what it takes through index files. Without this, each story that imports anything from
 * the library would be affected by every change in it.
 */
export function bypassBarrels(checkout: string, imports: Imports): Imports {
  const known = new Map<string, Links>();
  const linksOf = (name: string): Links => {
    const links = known.get(name) ?? readLinks(join(checkout, name));
    known.set(name, links);
    return links;
  };
  const resolve = (importer: string, link: Link) => resolveLink(checkout, importer, link);
  /** Whether it is an index file: it only re-exports from others, and the bundler may leave out what is unused. */
  const isBarrel = (name: string): boolean => {
    const { exports } = linksOf(name);
    const isIndex = exports.length > 0 && exports.every(({ from }) => from !== undefined);
    return isIndex && isFreeOfSideEffects(join(checkout, name));
  };
  /** The module that defines what a module exports under a name, and its name there; undefined when that is unknown. */
  const originOf = (name: string, exported: string): readonly [string, string] | undefined => {
    const { exports } = linksOf(name);
    const named = exports.find((link) => link.as === exported);
    if (!isBarrel(name)) return named && [name, exported];
    const passedOn = named === undefined ? exports.filter((link) => link.as === undefined) : [named];
    return passedOn
      .map((link) => {
        const target = resolve(name, link);
        const wanted = named === undefined ? exported : named.name;
        if (target === undefined) return undefined;
        return wanted === undefined ? ([target, '*'] as const) : originOf(target, wanted);
      })
      .find(Boolean);
  };
  /**
   * What an importer takes through a barrel; all of it where that is unknown. Includes what each name refers to, since a barrel
   * may change to something else from the same modules.
   */
  const through = (importer: string, barrel: string): string[] => {
    const origins = linksOf(importer)
      .imports.filter((link) => resolve(importer, link) === barrel)
      .map(({ name }) => {
        const [module, there] = (name && originOf(barrel, name)) || [];
        return module && [module, `${name} is ${there} of ${module}`];
      });
    const told = origins.filter((origin) => origin !== undefined);
    return told.length > 0 && told.length === origins.length ? told.flat() : [barrel];
  };
  return new Map(
    [...imports].map(([importer, targets]) => [
      importer,
      new Set([...targets].flatMap((target) => (isBarrel(target) ? through(importer, target) : [target]))),
    ]),
  );
}
