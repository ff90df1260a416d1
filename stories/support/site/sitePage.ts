import type { PageLoader, PageModule } from '@plinth/site/shell';
import type { PageId } from '@plinth/site/routes';
import { type ContentGlobals, readGlobals } from '../../../.storybook/globals.ts';
import { type Look, words } from '../../../.storybook/words.ts';
import { type SiteStoryProps, renderSite } from './SiteStory.tsx';

/** Where a page's story begins: its path, without the site's base. */
export type PathOf = (look: Look) => string;

/** A story's `parameters` that make it begin elsewhere than its file says. */
export const beginningAt = (path: PathOf) => words<SiteStoryProps>((_, look) => ({ path: path(look) }));

/**
 * The pages that a story can reach. Each file of stories imports its own, so that its pictures need not be taken again when
 * another page changes; a story that leads anywhere else fails.
 */
export type PagesAtHand = Partial<Record<PageId, PageModule>>;

function loaderOf(pages: PagesAtHand): PageLoader {
  return {
    loaded: (page) => pages[page],
    load(page) {
      const module = pages[page];
      return module === undefined ? new Promise(() => undefined) : Promise.resolve(module);
    },
  };
}

/**
 * A loader that shows what is wrong with the file of a page in its story's place. The site would take the page for one of an older
 * deployment, and load its document again and again.
 */
export const refusedIfWrong =
  (slugOf: (brand: ContentGlobals) => string) =>
  async ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): Promise<void> => {
    const { composedPage } = await import('./composedPage.ts');
    const brand = readGlobals(globals);
    composedPage(brand, slugOf(brand), brand.locale);
  };

/**
 * What all files of page stories and flows have in common; the file's own `default` adds its title and tags, which
 * Storybook reads without running it.
 */
export const sitePage = (pages: PagesAtHand, path: PathOf) => ({
  render: renderSite(loaderOf(pages)),
  argTypes: { path: { control: 'text' }, timeoutMs: { control: 'number' } } as const,
  // No code is shown: the site makes the page, and nobody would paste that.
  parameters: { ...beginningAt(path), docs: { codePanel: false } },
});
