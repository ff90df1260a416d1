import type { HomeData, LangCode, ServicePageData } from '@plinth/ui/contract';
import type { Thing } from 'schema-dts';
import type { ComposedPage } from '../composed/content.ts';
import type { Dictionary } from '../texts/dictionary.ts';
import type { Text, TextKey } from '../texts/language.ts';
import type { PageRequest } from '../data/requests.ts';
import type { StructuredInput } from '../head/types.ts';

/** What a page is asked for with. */
export interface PageParameters {
  readonly langCode: LangCode;
  /** What stands for `:id` or `:slug`; absent in the page's shell. */
  readonly id?: string | undefined;
}

/** The answer of a page's call. */
export type PageAnswer = HomeData | ServicePageData;

/** What a page's words are made of. */
export interface WordsInput {
  readonly text: Text;
  /** The answer of the page's call, where it is there. */
  readonly data?: PageAnswer | undefined;
  /** What the brand composed, where it is there. */
  readonly content?: ComposedPage | undefined;
}

/**
 * What a page is, once for everybody: routes, build, head, redirects, sitemap, `llms.txt`, stories. Its component is the
 * folder's own: `pages/about/AboutPage.tsx` for the page `about`; pages with content share that of composed ones.
 */
export interface PageDefinition {
  /**
   * Without the site's base; `:langCode`, `:id` (a service) and `:slug` (a composed page) are parameters. A page whose path names no language is shown in the active
   * one, and no search engine lists it.
   */
  readonly path: `/${string}`;
  /** For a path with `:id`: where the page is shown without one, which the query may name; also for ids that are not built. */
  readonly shell?: `/${string}`;
  /** What the brand composed, where the page is made of that: a file of the build. */
  readonly content?: (parameters: PageParameters) => PageRequest<ComposedPage>;
  /** The call whose answer the page shows. */
  readonly request?: (parameters: PageParameters) => PageRequest<PageAnswer>;
  /** The groups of texts that the page shows besides those of its frame. */
  readonly texts: readonly (keyof Dictionary)[];
  /** What the page is called: its own title, without the application's. */
  readonly title: (input: WordsInput) => string;
  /** What it says in a search result. */
  readonly description: (input: WordsInput) => string;
  /** What stands largest on the page itself and on its share image: said to people, not to search engines. Its title when missing. */
  readonly heading?: (input: WordsInput) => string;
  /** What stands above the heading on its share image, if anything. */
  readonly eyebrow?: (input: WordsInput) => string;
  /** Under which heading `llms.txt` lists it; the company's name when missing. */
  readonly listedUnder?: TextKey;
}

/** A page's structured data after schema.org, besides the organisation; only builds need them, so they stand apart. */
export type StructuredData = (input: StructuredInput) => Thing[];
