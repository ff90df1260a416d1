import { fileURLToPath } from 'node:url';
import { type PageName, isHome, readFileName } from '@plinth/site/composed-file-name';
import type { Indexer } from 'storybook/internal/types';
import { type Plugin, normalizePath } from 'vite';

const PAGE_FILE = /\/site\/variants\/([^/]+)\/pages\/([^/]+\.yaml)$/;

const SUPPORT = normalizePath(
  fileURLToPath(new URL('../../stories/support/site/composedStory.ts', import.meta.url)),
);

/** How a story of a page is called by its language; plain letters, for it is a part of code and of addresses. */
const NAMES = { 'zh-tw': 'Chinese', en: 'English' } as const;

interface PageFile extends PageName {
  readonly variant: string;
}

/**
 * What the path of a page's file says; undefined for any other file, for one whose name is wrong, which the build refuses, and
 * for home, which has stories of its own for all its states.
 */
function pageFile(path: string): PageFile | undefined {
  const [, variant = '', file = ''] = PAGE_FILE.exec(normalizePath(path)) ?? [];
  const name = readFileName(file);
  return typeof name === 'string' || isHome(name) ? undefined : { variant, ...name };
}

/** Finds a story in each page's file: a page that somebody composed is looked at without anybody writing one. */
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

/** Gives Storybook the story of a page's file, where it imports the file itself. */
export const pageStories = (): Plugin => ({
  name: 'page-stories',
  enforce: 'pre',
  load(id) {
    const page = pageFile(id);
    // Storybook imports all that it finds by name.
    if (page === undefined) return PAGE_FILE.test(normalizePath(id)) ? 'export {};' : undefined;
    const { variant, slug, langCode } = page;
    return [
      `import { composedStory } from ${JSON.stringify(SUPPORT)};`,
      `export default composedStory(${JSON.stringify({ variant, slug, langCode })});`,
      `export const ${NAMES[langCode]} = {};`,
    ].join('\n');
  },
});
