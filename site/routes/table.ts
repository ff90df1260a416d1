/** The pages of the site. */
export const PAGE_IDS = ['home', 'about', 'service', 'plan', 'error'] as const;
/** The name of a page: of its module, its stories and its head data. */
export type PageId = (typeof PAGE_IDS)[number];

/** One row of the route table. */
export interface RouteEntry {
  readonly page: PageId;
  /** A path pattern without the site's base; `:langCode` and `:id` are parameters. */
  readonly path: `/${string}`;
}

/** The specification's route table, section 2. Whatever is not listed is redirected, see `redirects.ts`. */
export const ROUTES: readonly RouteEntry[] = [
  { page: 'home', path: '/main/:langCode/index' },
  { page: 'about', path: '/main/:langCode/about' },
  { page: 'service', path: '/main/:langCode/service/:id' },
  { page: 'service', path: '/main/:langCode/service' },
  { page: 'plan', path: '/main/:langCode/favorablePlan' },
  { page: 'error', path: '/errorPage' },
];
