import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type InlineConfig, type Rolldown, build, mergeConfig } from 'vite';
import type * as Prerender from '@plinth/site/document';
import { type SiteModules, shakePackages, reactConfig, siteModules } from '../vite.ts';
import { HASHED_FOLDER } from '@plinth/server/headers';
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
  /** The files that start the app, below the site's base, in the order in which they are imported. */
  readonly steps: readonly string[];
  /** For each source module that is loaded on its own (such as a page): the files that it needs besides those. */
  readonly modulesOf: (source: string) => string[];
}

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
    // Constants of other modules stand where they are used.
    build: { rolldownOptions: { optimization: { inlineConst: true } } },
  } satisfies InlineConfig);
}

async function run(options: BundleOptions, how: BuildOptions): Promise<Rolldown.RolldownOutput> {
  const result = await build(mergeConfig(baseConfig(options), { build: how } satisfies InlineConfig));
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error('The bundler gave no output.');
  return output;
}

const chunksOf = ({ output }: Rolldown.RolldownOutput): Rolldown.OutputChunk[] =>
  output.filter((item) => item.type === 'chunk');

const APP = 'app';

/**
 * The chunks of the script; a module goes into the first that matches. By default the bundler makes a small chunk of whatever two
 * others share; one larger file means fewer requests and, because brotli compresses it as a whole, fewer bytes.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // All packages except react-dom, what is loaded with the first dialog, and what validates answers that no page embeds.
  { name: 'packages', test: /\/node_modules\/(?!react-dom\/|scheduler\/|dompurify\/|valibot\/)/ },
  // Half of all script; together with the module that creates the root, which would otherwise be part of the app.
  { name: 'react-dom', test: /\/node_modules\/(?:react-dom|scheduler)\/|\/client\/reactDom\.ts$/ },
  // The app, and with it the small parts of which all pages are made (forms, prices and tables stand on few), how most of them end, and
  // what the error page shows: that is fetched at once too.
  {
    name: APP,
    test: /\/site\/client\/main\.tsx$|\/src\/(?:hooks|primitives(?!\/(?:Badge|Checkbox|Field|ScrollArea)\b)|components\/(?:shared|PicturePanel)|sections\/(?:ErrorSection|Advantages|CallToAction))\//,
  },
  // What shows composed pages, with the sections of home pages. The sections that other pages show come alone, so that no composed
  // page fetches more than it has; pages themselves keep files of their own.
  { name: 'home', test: /\/pages\/composed\/(?:ComposedPage|parts\/home)\.tsx$/ },
  // Tabs contain text of this kind, too.
  { name: 'text', test: /\/parts\/text\.tsx$/ },
];

/**
 * Imported one after the other, each in a task of its own: evaluated together they would make a slow phone unresponsive.
 */
const STEPS = ['packages', 'react-dom', APP] as const;

function clientBuild({ root, development }: BundleOptions): BuildOptions {
  const folder = HASHED_FOLDER.slice(0, -1);
  return {
    write: false,
    minify: !development,
    // Documents name the modules they need, and links fetch those of the next page on hover.
    modulePreload: false,
    assetsDir: folder,
    rolldownOptions: {
      // A build need not report how long minifying took.
      checks: { bundlerTimings: false },
      // No code here reads a property for its side effects.
      treeshake: { propertyReadSideEffects: false },
      input: { [APP]: join(root, 'site/client/main.tsx') },
      // The lines that start the app call its export by name.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: { groups: GROUPS },
        // Six digits are 24 bits: of sixteen million changes of a file, one would keep its name. Documents, short of room, name several
        // files, and the default's letters in mixed case do not compress.
        hashCharacters: 'hex',
        entryFileNames: `${folder}/[name]-[hash:6].js`,
        chunkFileNames: `${folder}/[name]-[hash:6].js`,
        assetFileNames: `${folder}/[name]-[hash:6][extname]`,
      },
    },
  };
}

/** These files, what they import, and what that imports. */
function withImports(chunks: readonly Rolldown.OutputChunk[], files: readonly string[]): Set<string> {
  const found = new Set(files);
  // The loop also visits what is added while it runs.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported);
  }
  return found;
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

/** Bundles the app for the browser; nothing is written. */
export async function bundleClient(options: BundleOptions): Promise<ClientBundle> {
  const result = await run(options, clientBuild(options));
  const chunks = chunksOf(result);
  const steps = STEPS.map((step) => chunkOf(chunks, step, ({ name }) => name === step).fileName);
  return {
    files: new Map(
      result.output.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source]),
    ),
    steps,
    modulesOf(source) {
      const own = chunkOf(chunks, source, ({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/${source}`)),
      );
      return [...withImports(chunks, [own.fileName, ...steps])].filter((file) => !steps.includes(file));
    },
  };
}

/** Bundles the prerenderer for Node, below the cache, and loads it. */
export async function loadPrerenderer(options: BundleOptions): Promise<typeof Prerender> {
  const outDir = join(options.root, '.cache/prerender', options.variant);
  const result = await run(options, {
    ssr: join(options.root, 'site/document/index.ts'),
    outDir,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'prerender-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  });
  const entry = chunkOf(chunksOf(result), 'prerenderer', ({ isEntry }) => isEntry);
  return (await import(pathToFileURL(join(outDir, entry.fileName)).href)) as typeof Prerender;
}

/** Bundles a script that stands inline in documents: one self-contained expression, minified. */
export async function bundleInline(options: BundleOptions, source: string): Promise<string> {
  const result = await run(options, {
    write: false,
    minify: true,
    rolldownOptions: { input: join(options.root, 'site/client', source), output: { format: 'iife' } },
  });
  return chunkOf(chunksOf(result), source, ({ isEntry }) => isEntry)
    .code.trim()
    .replaceAll('</script', '<\\/script');
}
