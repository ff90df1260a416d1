import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What a module imports and exports, by name. Types are left out: they are gone in the bundle. */
export interface ModuleShape {
  /** What it asks of other modules; `all` when the names cannot be told (`import * as`, `export * from`, a side effect). */
  readonly imports: readonly { readonly specifier: string; readonly names: readonly string[] | 'all' }[];
  /** `export { imported as exported } from 'specifier'`. */
  readonly passedOn: readonly {
    readonly exported: string;
    readonly imported: string;
    readonly specifier: string;
  }[];
  /** `export * from 'specifier'`. */
  readonly passedOnWhole: readonly string[];
  /** The names of what it has itself. */
  readonly own: ReadonlySet<string>;
  /** Whether it has nothing but exports from elsewhere. */
  readonly isBarrel: boolean;
}

/** Reads a module's imports and exports; nothing for files that are not code. */
export function readShape(path: string): ModuleShape | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const { program, module, errors } = parseSync(path, source);
  if (errors.length > 0) return undefined;
  const imports: { specifier: string; names: readonly string[] | 'all' }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    // Nothing but types: the bundler drops the import. Nothing at all: it is there for what the module does by itself.
    if (values.length === 0 && entries.length > 0) continue;
    const named = values.map(({ importName }) =>
      importName.kind === 'Default' ? 'default' : importName.name,
    );
    const names = named.filter((name) => typeof name === 'string');
    const isWhole = values.length === 0 || names.length < values.length;
    imports.push({ specifier: moduleRequest.value, names: isWhole ? 'all' : names });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    // The quotes around it are left out; an address that is put together at run time then fits no module.
    imports.push({ specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1), names: 'all' });
  }
  const passedOn: { exported: string; imported: string; specifier: string }[] = [];
  const passedOnWhole: string[] = [];
  const own = new Set<string>();
  for (const { entries } of module.staticExports) {
    for (const { isType, moduleRequest, importName, exportName } of entries) {
      if (isType) continue;
      const exported = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (moduleRequest === null) {
        if (typeof exported === 'string') own.add(exported);
      } else if (typeof exported === 'string') {
        passedOn.push({ exported, imported: importName.name ?? '*', specifier: moduleRequest.value });
        const names = importName.name === null ? ('all' as const) : [importName.name];
        imports.push({ specifier: moduleRequest.value, names });
      } else {
        passedOnWhole.push(moduleRequest.value);
        imports.push({ specifier: moduleRequest.value, names: 'all' });
      }
    }
  }
  const isBarrel =
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null) ||
        statement.type === 'ExportAllDeclaration',
    );
  return { imports, passedOn, passedOnWhole, own, isBarrel };
}
