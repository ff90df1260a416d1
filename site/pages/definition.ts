import type { HomeData, LangCode, ServicePageData } from '@plinth/ui/contract';
import type { Thing } from 'schema-dts';
import type { ComposedPage } from '../composed/content.ts';
import type { Dictionary } from '../texts/dictionary.ts';
import type { Text, TextKey } from '../texts/language.ts';
import type { PageRequest } from '../data/requests.ts';
import type { StructuredInput } from '../head/types.ts';

/** The parameters of a request for a page. */
export interface PageParameters {
  readonly langCode: LangCode;
  /** The value of `:id` or `:slug`; absent in the page's shell. */
  readonly id?: string | undefined;
}

/** The answer of a page's call. */
export type PageAnswer = HomeData | ServicePageData;

/** The input for a page's words. */
export interface WordsInput {
  readonly text: Text;
  /** The answer of the page's call, if it is there. */
  readonly data?: PageAnswer | undefined;
  /** The composed page, if it is there. */
  readonly content?: ComposedPage | undefined;
}

/**
 * The one definition of a page, used by routes, build, head, redirects, sitemap, `llms.txt` and stories. Its component is in its
 * folder: `pages/about/AboutPage.tsx` for the page `about`; composed pages share one.
 */
export interface PageDefinition {
  /**
   * Without the site's base; `:langCode`, `:id` (a service) and `:slug` (a composed page) are parameters. A page whose path names
   * no language is shown in the active one, and no search engine lists it.
   */
  readonly path: `/${string}`;
  /** For a path with `:id`: the path of its shell, where the query may name the id; also for ids that are not built. */
  readonly shell?: `/${string}`;
  /** The request for the composed page, where the page is composed: a file of the build. */
  readonly content?: (parameters: PageParameters) => PageRequest<ComposedPage>;
  /** The call whose answer the page shows. */
  readonly request?: (parameters: PageParameters) => PageRequest<PageAnswer>;
  /** The groups of texts that the page shows besides those of its frame. */
  readonly texts: readonly (keyof Dictionary)[];
  /** The page's own title, without the application's. */
  readonly title: (input: WordsInput) => string;
  /** Its description in search results. */
  readonly description: (input: WordsInput) => string;
  /** The largest words on the page itself and on its share image: for people, not search engines. Its title when missing. */
  readonly heading?: (input: WordsInput) => string;
  /** The words above the heading on its share image, if any. */
  readonly eyebrow?: (input: WordsInput) => string;
  /** The heading under which `llms.txt` lists it; the company's name when missing. */
  readonly listedUnder?: TextKey;
}

/** A page's structured data in schema.org terms, besides the organisation; separate, because only builds need them. */
export type StructuredData = (input: StructuredInput) => Thing[];
