import type { WordsInput } from '../pages/definition.ts';
import { type PageId, PAGES } from '../pages/list.ts';

/** The full title of a page, ending in the application's. */
export const titleOf = (page: PageId, input: WordsInput): string =>
  `${PAGES[page].title(input)} | ${input.text('COMMON.APP_TITLE')}`;
