import { join } from 'node:path';
import { type InlineConfig, type Rolldown, build, mergeConfig } from 'vite';
import { reactConfig } from '../vite.ts';
import { ENTRIES } from './entries.ts';

/** Everything that is installed beside the library instead of built into it. */
const isPackage = (id: string): boolean => /^[a-z@]/i.test(id) && !/^[a-z]:[\\/]/i.test(id);

/** Where everything that renders lives, relative to `src/`. */
const RENDERING = /^(primitives|components|sections|forms)\//;

/**
 * Marks modules that render as client modules, for applications with Server Components. All of them, not only those with state:
 * see docs/decisions/0014. What neither renders nor styles, such as `formatPrice`, stays callable on the server.
 */
const clientDirective = ({ name, imports }: Rolldown.RenderedChunk): string =>
  RENDERING.test(name) && imports.some((id) => /^(react|styled-components)(\/|$)/.test(id))
    ? "'use client';"
    : '';

/**
 * Compiles the library to ES modules, one for each source module, with source maps, so that a consumer's bundler takes
 * only what is used. `process.env.NODE_ENV` stays for the consumer's build to decide.
 *
 * @param root the repository, absolute
 * @param outDir where the modules go, absolute
 */
export async function bundleLibrary(root: string, outDir: string): Promise<void> {
  const src = join(root, 'src');
  await build(
    mergeConfig(reactConfig(), {
      root: src,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      // Whatever NODE_ENV is during the build: consumers always get the same package.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      build: {
        outDir,
        emptyOutDir: false,
        minify: false,
        sourcemap: true,
        lib: {
          entry: Object.fromEntries(Object.values(ENTRIES).map((name) => [name, join(src, `${name}.ts`)])),
          formats: ['es'],
        },
        rolldownOptions: {
          external: isPackage,
          output: {
            preserveModules: true,
            preserveModulesRoot: src,
            entryFileNames: '[name].js',
            banner: clientDirective,
          },
        },
      },
    } satisfies InlineConfig),
  );
}
