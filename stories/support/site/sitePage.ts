import type { PageId } from '@plinth/site/routes';
import { type Look, words } from '../../../.storybook/words.ts';
import { type SiteStoryProps, preload, renderSite } from './SiteStory.tsx';

/** Where a page's story begins: its path, without the site's base. */
export type PathOf = (look: Look) => string;

/** Begins a story somewhere else than its file says; a story's `parameters`. */
export const beginningAt = (path: PathOf) => words<SiteStoryProps>((_, look) => ({ path: path(look) }));

/**
 * What all files of page stories and flows have in common; the file's own `default` adds its title and tags, which
 * Storybook reads without running it.
 *
 * @param page whose module is loaded before a story is drawn
 */
export const sitePage = (page: PageId, path: PathOf) => ({
  loaders: [preload(page)],
  render: renderSite,
  argTypes: { path: { control: 'text' }, timeoutMs: { control: 'number' } } as const,
  parameters: beginningAt(path),
});
