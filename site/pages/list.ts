import * as about from './about/page.ts';
import * as composed from './composed/page.ts';
import type { PageDefinition, StructuredData } from './definition.ts';
import * as error from './error/page.ts';
import * as home from './home/page.ts';
import * as plan from './plan/page.ts';
import * as service from './service/page.ts';

/** Every page of the site, in the order in which they are listed. */
const LIST = {
  home: home.home,
  about: about.about,
  service: service.service,
  plan: plan.plan,
  error: error.error,
  // Last: a path that names another page is that page's.
  composed: composed.composed,
};

/** The name of a page: of its folder, its stories and its head data. */
export type PageId = keyof typeof LIST;

/** The pages by their names. */
export const PAGES: Readonly<Record<PageId, PageDefinition>> = LIST;

/** The names of all pages. */
export const PAGE_IDS = Object.keys(LIST) as readonly PageId[];

/** The structured data of pages. */
export const STRUCTURED_DATA: Readonly<Record<PageId, StructuredData | undefined>> = {
  home: home.structuredData,
  about: about.structuredData,
  service: service.structuredData,
  plan: plan.structuredData,
  error: undefined,
  composed: composed.structuredData,
};
