import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InlineConfig, type Rolldown, build, mergeConfig } from 'vite';
import type * as Prerender from '@plinth/site/prerender';
import { type SiteModules, shakePackages, reactConfig, siteModules } from '../vite.ts';
import { MINIFIED_TWICE, minifyFirst } from './minify.ts';
import type { OutputFiles } from './types.ts';

/** What the bundles are made for. */
export interface BundleOptions extends SiteModules {
  readonly root: string;
  readonly variant: string;
  readonly basePath: string;
  /** See the setting of this name. */
  readonly plainHost: boolean;
  /** React's development build, for tests of hydration. */
  readonly development: boolean;
}

/** The app for the browser. */
export interface ClientBundle {
  readonly files: OutputFiles;
  /** The entry's file, below the site's base. */
  readonly entry: string;
  /** For each source module that is loaded on its own (such as a page): the files that it needs besides the entry's. */
  readonly modulesOf: (source: string) => string[];
}

const ASSETS = 'assets/app';

/** The entry's file: what the app stands on, evaluated in a task of its own before the app. */
const FRAMEWORK = 'framework';

/** The bundler's own helpers among them; in a file of their own they would be one request more. */
const BUNDLER_RUNTIME = /rolldown\/runtime/;
const PACKAGE = /\/node_modules\//;

/** React's part for browsers, half of all script: evaluated after what it stands on and before the app. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\/|\/framework\/reactDom\.ts$/;

function baseConfig({ root, basePath, plainHost, development, ...modules }: BundleOptions): InlineConfig {
  return mergeConfig(reactConfig(), {
    root,
    base: basePath,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode: development ? 'development' : 'production',
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      'import.meta.env.PLAIN_HOST': String(plainHost),
      // Rules go into the sheet, not into the page's text, which the policy would refuse; so in both builds.
      SC_DISABLE_SPEEDY: 'false',
    },
    plugins: [siteModules(modules), shakePackages()],
    publicDir: false,
  } satisfies InlineConfig);
}

async function run(config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const result = await build(config);
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error('The bundler gave no output.');
  return output;
}

/** The app itself, which the entry loads. */
const APP_MODULE = /\/site\/client\/main\.tsx$/;

const chunksOf = ({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] =>
  output.filter((item) => item.type === 'chunk');

function clientConfig(options: BundleOptions, common: CommonModules | undefined): InlineConfig {
  const isAlways = (id: string) => common?.always.has(id) === true || BUNDLER_RUNTIME.test(id);
  const isFramework = (id: string) =>
    isAlways(id) &&
    !REACT_DOM.test(id) &&
    (PACKAGE.test(id) || BUNDLER_RUNTIME.test(id) || common?.first.has(id) === true);
  const isSmall = common !== undefined && !options.development;
  return mergeConfig(baseConfig(options), {
    plugins: [isSmall && minifyFirst()],
    build: {
      write: false,
      ...(isSmall ? MINIFIED_TWICE : { minify: false }),
      // Documents name the modules they need, and links fetch the next page's on hover.
      modulePreload: false,
      assetsDir: ASSETS,
      rolldownOptions: {
        // What the entry imports late is in its own file on purpose; and a build need not tell how long minifying took.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        input: { [FRAMEWORK]: join(options.root, 'site/client/framework/index.ts') },
        // The lines that start the app call it by the name that it exports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              { name: 'react-dom', test: REACT_DOM, priority: 1 },
              { name: FRAMEWORK, test: isFramework, priority: 2 },
              { name: 'app', test: isAlways },
            ],
          },
          entryFileNames: `${ASSETS}/[name]-[hash].js`,
          chunkFileNames: `${ASSETS}/[name]-[hash].js`,
          assetFileNames: `${ASSETS}/[name]-[hash][extname]`,
        },
      },
    },
  } satisfies InlineConfig);
}

/** The chunks that a chunk imports, with those that these import, itself included. */
function importClosure(
  chunks: readonly Rolldown.OutputChunk[],
  file: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
    importClosure(chunks, imported, seen);
  }
  return seen;
}

function chunkOf(
  chunks: readonly Rolldown.OutputChunk[],
  what: string,
  isIt: (chunk: Rolldown.OutputChunk) => boolean,
): Rolldown.OutputChunk {
  const found = chunks.find(isIt);
  if (found === undefined) throw new Error(`The bundler gave no ${what}.`);
  return found;
}

type Chunks = readonly Rolldown.OutputChunk[];
const entryOf = (chunks: Chunks) => chunkOf(chunks, 'entry', ({ isEntry }) => isEntry);
const appOf = (chunks: Chunks) =>
  chunkOf(chunks, 'app', ({ moduleIds }) => moduleIds.some((id) => APP_MODULE.test(id)));

/**
 * How many parts that are loaded on their own (pages, the dialog) have to need a module for it to be worth loading with every
 * page; most visits begin on the home page.
 */
const COMMON_PARTS = 3;
const COMMON_PARTS_WITH_HOME = 2;

/** The modules that every page loads. */
interface CommonModules {
  /** What the entry needs before the app. */
  readonly first: ReadonlySet<string>;
  /** All: these, what the app imports, and what most parts share. */
  readonly always: ReadonlySet<string>;
}

function commonModules(chunks: readonly Rolldown.OutputChunk[]): CommonModules {
  const app = appOf(chunks);
  const modulesFrom = (start: Rolldown.OutputChunk): string[] => {
    const files = importClosure(chunks, start.fileName);
    return chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
  };
  const parts = chunks.filter((chunk) => chunk.isDynamicEntry && chunk !== app);
  const users = new Map<string, number>();
  for (const id of parts.flatMap(modulesFrom)) users.set(id, (users.get(id) ?? 0) + 1);
  const home = new Set(parts.filter(({ name }) => name === 'HomePage').flatMap(modulesFrom));
  const shared = [...users]
    .filter(([id, count]) => count >= (home.has(id) ? COMMON_PARTS_WITH_HOME : COMMON_PARTS))
    .map(([id]) => id);
  const first = modulesFrom(entryOf(chunks));
  return { first: new Set(first), always: new Set([...first, ...modulesFrom(app), ...shared]) };
}

/**
 * Bundles the app for the browser; nothing is written.
 *
 * It is bundled twice: the first time tells which modules belong together, the second puts those into one file. Left
 * alone, the bundler makes a small file of whatever two chunks share, some twenty in all; one file is fewer requests and,
 * because brotli sees it whole, fewer bytes.
 */
export async function bundleClient(options: BundleOptions): Promise<ClientBundle> {
  const common = commonModules(chunksOf(await run(clientConfig(options, undefined))));
  const result = await run(clientConfig(options, common));
  const chunks = chunksOf(result);
  const entry = entryOf(chunks);
  return {
    files: new Map(
      result.output.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source]),
    ),
    entry: entry.fileName,
    modulesOf(source) {
      const own = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`) === true);
      const needed = importClosure(chunks, entry.fileName);
      importClosure(chunks, appOf(chunks).fileName, needed);
      if (own !== undefined) importClosure(chunks, own.fileName, needed);
      needed.delete(entry.fileName);
      return [...needed];
    },
  };
}

/** Bundles the prerenderer for Node, below the cache, and loads it. */
export async function loadPrerenderer(options: BundleOptions): Promise<typeof Prerender> {
  const outDir = join(options.root, '.cache/prerender', options.variant);
  const result = await run(
    mergeConfig(baseConfig(options), {
      build: {
        ssr: join(options.root, 'site/prerender/index.ts'),
        outDir,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: {
          output: { entryFileNames: 'prerender-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    } satisfies InlineConfig),
  );
  const entry = chunksOf(result).find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error('The bundler gave no prerenderer.');
  return (await import(pathToFileURL(join(outDir, entry.fileName)).href)) as typeof Prerender;
}

/** Bundles a script that stands inline in documents: one self-contained expression, minified. */
export async function bundleInline(options: BundleOptions, source: string): Promise<string> {
  const result = await run(
    mergeConfig(baseConfig(options), {
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: join(options.root, 'site/client', source),
          output: { format: 'iife' },
        },
      },
    } satisfies InlineConfig),
  );
  const [chunk] = chunksOf(result);
  if (chunk === undefined) throw new Error(`The bundler gave nothing for ${source}.`);
  // Documents are counted by the byte, and this is the shorter of two ways to say it.
  const code = chunk.code.trim().replace(/^\(function\(\)\{/, '(()=>{');
  return code.replaceAll('</script', '<\\/script');
}
