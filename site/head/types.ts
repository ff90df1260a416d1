import type { PageParameters, WordsInput } from '../pages/definition.ts';
import type { PageId } from '../pages/list.ts';
import type { Variant } from '../variants/types.ts';

/** One element of the head as data. Values are plain text: they are escaped where they are written. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** A page's description of itself for browsers, search engines and social networks. */
export interface Head {
  /** The full title, ending in the application's. */
  readonly title: string;
  /** In the order in which they are written. Those that change from page to page carry `data-head`. */
  readonly tags: readonly HeadTag[];
}

/**
 * The input for a page's head and structured data: the requested page (the error page, whose path has no language, in the active
 * one), and its words in that language. A service page without its answer is not indexed.
 */
export interface HeadInput extends PageParameters, WordsInput {
  readonly page: PageId;
  readonly variant: Variant;
  /** The absolute origin without a trailing slash, such as `https://www.strata.example`. */
  readonly siteUrl: string;
  /** The site's base with leading and trailing slash. */
  readonly basePath: string;
  /** CSS colours of the browser's own surface; left out on client navigation, where they stay as they are. */
  readonly themeColor?: { readonly light: string; readonly dark: string } | undefined;
  /** Whether the logo has a file for dark grounds, which is then the icon on a dark tab. */
  readonly hasDarkLogo?: boolean | undefined;
  /** Whether all services show the same share image; see {@link shareImagePath}. */
  readonly oneServiceImage?: boolean | undefined;
}

/** The input for structured data. */
export interface StructuredInput extends HeadInput {
  readonly title: string;
  readonly description: string;
  /** The page's own address. */
  readonly url: string;
  /** The home page's address in the page's language. */
  readonly homeUrl: string;
}
