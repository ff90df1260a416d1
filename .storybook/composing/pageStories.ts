import { fileURLToPath } from 'node:url';
import { type PageName, isHome, readFileName } from '@plinth/site/composed-file-name';
import type { Indexer } from 'storybook/internal/types';
import { type Plugin, normalizePath } from 'vite';

const PAGE_FILE = /\/site\/variants\/([^/]+)\/pages\/([^/]+\.yaml)$/;

const SUPPORT = normalizePath(
  fileURLToPath(new URL('../../stories/support/site/composedStory.ts', import.meta.url)),
);

/** The name of a page's story in each language; plain letters, as it becomes part of code and of addresses. */
const NAMES = { 'zh-tw': 'Chinese', en: 'English' } as const;

interface PageFile extends PageName {
  readonly variant: string;
}

/**
 * What a page file's path says; undefined for any other file, for one with a wrong name, which the build refuses, and for the
 * home page, which has hand-written stories for all its states.
 */
function pageFile(path: string): PageFile | undefined {
  const [, variant = '', file = ''] = PAGE_FILE.exec(normalizePath(path)) ?? [];
  const name = readFileName(file);
  return typeof name === 'string' || isHome(name) ? undefined : { variant, ...name };
}

/** Finds a story in each page's file, so that composed pages have stories without anybody writing them. */
export const pageIndexer: Indexer = {
  test: PAGE_FILE,
  createIndex: (path) => {
    const page = pageFile(path);
    if (page === undefined) return Promise.resolve([]);
    const { variant, slug, langCode } = page;
    return Promise.resolve([
      {
        type: 'story',
        importPath: path,
        exportName: NAMES[langCode],
        title: `Pages/${variant}/${slug}`,
        tags: ['!autodocs'],
      },
    ]);
  },
};

/** Makes the import of a page's file give Storybook a module with its story. */
export const pageStories = (): Plugin => ({
  name: 'page-stories',
  enforce: 'pre',
  load(id) {
    const page = pageFile(id);
    // Storybook imports every file that matches its patterns.
    if (page === undefined) return PAGE_FILE.test(normalizePath(id)) ? 'export {};' : undefined;
    const { variant, slug, langCode } = page;
    return [
      `import { composedStory } from ${JSON.stringify(SUPPORT)};`,
      `export default composedStory(${JSON.stringify({ variant, slug, langCode })});`,
      `export const ${NAMES[langCode]} = {};`,
    ].join('\n');
  },
});
