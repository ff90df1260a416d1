import { PAGES, PAGE_IDS, type PageId } from '../pages/list.ts';

/** One row of the route table. */
export interface RouteEntry {
  readonly page: PageId;
  /** A path pattern without the site's base; `:langCode`, `:id` and `:slug` are parameters. */
  readonly path: `/${string}`;
}

/** The specification's route table, section 2, and the pages that brands compose. Whatever is not listed is redirected, see `redirects.ts`. */
export const ROUTES: readonly RouteEntry[] = PAGE_IDS.flatMap((page) => {
  const { path, shell } = PAGES[page];
  return [{ page, path }, ...(shell === undefined ? [] : [{ page, path: shell }])];
});
