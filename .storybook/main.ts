import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { loadTheme } from '../tools/build/brand.ts';
import { VARIANT_NAMES } from './brandNames.ts';
import { pageIndexer } from './composing/pageStories.ts';
import { docgen } from './docgenPlugin.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * All brands have files of the same names, so each is served below its own folder, `brands/<name>/assets`, where
 * `assets/pictures` are the drawings as they are before a site's build optimises them.
 */
const brandAssets = VARIANT_NAMES.flatMap((variant) => [
  { from: inRepository(`site/variants/${variant}/assets`), to: `/brands/${variant}/assets` },
  { from: inRepository(`site/variants/${variant}/pictures`), to: `/brands/${variant}/assets/pictures` },
]);

/** The font of a brand, the same file as on its site. */
async function faceOf(variant: string) {
  const { face } = await loadTheme(inRepository(''), variant);
  return face === undefined
    ? []
    : [{ from: fileURLToPath(import.meta.resolve(face.file)), to: `/brands/${variant}/face.woff2` }];
}

const brandFaces = (await Promise.all(VARIANT_NAMES.map(faceOf))).flat();

/** When the story tests themselves are tested, other stories replace the workshop's: `WORKSHOP_STORIES=tools/stories/scratch`. */
const folder = process.env['WORKSHOP_STORIES'] ?? 'stories';

/** The workshop may be published beside the sites, and shows their pages, and drafts of pages, with words and prices of its own. */
const withoutListing = (head = ''): string => `${head}<meta name="robots" content="noindex">`;

const config: StorybookConfig = {
  managerHead: withoutListing,
  previewHead: withoutListing,
  framework: '@storybook/react-vite',
  stories: [
    inRepository(`${folder}/**/*.mdx`),
    inRepository(`${folder}/**/*.stories.tsx`),
    ...(folder === 'stories' ? [inRepository('site/variants/*/pages/*.yaml')] : []),
  ],
  experimental_indexers: (indexers = []) => [pageIndexer, ...indexers],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        // MDX does not support tables by itself.
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
        // The panel _Code_ would show a story's source until it has the code to paste, for seconds on a busy machine.
        csfPluginOptions: { disableSource: true },
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-designs',
    'msw-storybook-addon',
  ],
  staticDirs: [
    // Straight from the package, so that the worker always matches the installed msw and nobody has to update a copy.
    { from: fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), to: '/mockServiceWorker.js' },
    { from: inRepository('.storybook/public'), to: '/' },
    ...brandAssets,
    ...brandFaces,
  ],
  core: {
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: inRepository('.storybook/vite.config.ts') },
    },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  // The search also finds headings of MDX pages: so it finds parts by other names, see `stories/workshop/OtherNames.mdx`.
  features: (existing, { configType }) => ({
    ...existing,
    backgrounds: false,
    // Storybook's checklist for newcomers is not what people come here for.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Draws boxes around what axe finds, for whoever fixes it. It scans the whole page at every change, which took a tenth of the
    // story tests' time; those run in the static build.
    highlight: configType === 'DEVELOPMENT',
    experimentalSearchDocsHeadings: true,
  }),
  typescript: { reactDocgen: false, check: false },
  viteFinal: (vite, { build }) => ({
    ...vite,
    // Builds for pictures (`--test`) have no docs.
    plugins: [...(vite.plugins ?? []), build?.test?.disableDocgen === true ? [] : docgen()],
    // Storybook's own code makes chunks above Vite's warning limit; ours are split by story.
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
