import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENTRIES } from './entries.ts';
import { TOKEN_FILES } from './tokenFiles.ts';

/** The fields of `src/package.json` that are published. */
interface SourcePackage extends Readonly<Record<'name' | 'version' | 'description', string>> {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
}

/** An import of a module, static or dynamic; the word in a style sheet does not match. */
const IMPORT = /(?:^(?:import|export)\b(?:[^'";=]*\bfrom)?\s*|\bimport\(\s*)(['"])([^'"]+)\1/gm;

/** The package that a bare import belongs to: `culori/fn` belongs to `culori`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * The packages that a consumer needs for entries: those that their modules and declarations import, directly or through others.
 *
 * @param entries where to begin, relative to the built library, without endings
 */
export function packagesNeededBy(outDir: string, ...entries: readonly string[]): Set<string> {
  const files = new Set(
    entries.flatMap((entry) => ['.js', '.d.ts'].map((ending) => join(outDir, entry + ending))),
  );
  const packages = new Set<string>();
  // The set grows during the loop.
  for (const file of files) {
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (!specifier.startsWith('.')) packages.add(packageOf(specifier));
      else files.add(join(dirname(file), specifier.replace(/\.js$/, file.endsWith('.js') ? '.js' : '.d.ts')));
    }
  }
  return packages;
}

/**
 * The `package.json` for consumers. Its dependencies are what the built code really imports, as compatible ranges, so that
 * an application can share its own copy; the exact versions of this repository stay in the lock file.
 *
 * @param root the repository, absolute
 * @param outDir the built library
 * @throws Error when the code imports a package that `src/package.json` does not name, or names one that nothing imports
 */
export function makePackageJson(root: string, outDir: string): object {
  const source: SourcePackage = JSON.parse(readFileSync(join(root, 'src/package.json'), 'utf8'));
  const imported = packagesNeededBy(outDir, ...Object.values(ENTRIES));
  const declared = { ...source.dependencies, ...source.peerDependencies };
  const missing = [...imported].filter((name) => !(name in declared));
  if (missing.length > 0)
    throw new Error(`src/package.json does not name ${missing.join(', ')}, which the library imports.`);
  const unused = Object.keys(source.dependencies).filter((name) => !imported.has(name));
  if (unused.length > 0)
    throw new Error(`src/package.json names ${unused.join(', ')}, which nothing in the library imports.`);
  return {
    name: source.name,
    version: source.version,
    description: source.description,
    license: 'UNLICENSED',
    type: 'module',
    // Only style sheets are imported for their side effects; modules for their exports.
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([path, name]) => [
          path,
          { types: `./${name}.d.ts`, default: `./${name}.js` },
        ]),
      ),
      ...Object.fromEntries(TOKEN_FILES.map((name) => [`./${name}`, `./${name}`])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(source.dependencies).map(([name, version]) => [name, `^${version}`]),
    ),
    peerDependencies: { ...source.peerDependencies, '@types/react': '>=19.0.0' },
    peerDependenciesMeta: { ...source.peerDependenciesMeta, '@types/react': { optional: true } },
  };
}
