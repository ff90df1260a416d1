import type { LangCode, Menu } from '@plinth/ui/contract';
import type { Theme } from '@plinth/ui/tokens';
import type { ComposedPage } from '@plinth/site/composed-content';
import type { PageAnswer } from '@plinth/site/page-definition';
import type { PageInLanguage } from '@plinth/site/routes';
import type { Text } from '@plinth/site/text';
import type { Variant } from '@plinth/site/variants';
import type { ComposedFile } from './composedPages.ts';
import type { Dictionaries } from './dictionaries.ts';

/** The files of the deployable site, by their path below `dist/site/<variant>/`. */
export type OutputFiles = Map<string, string | Uint8Array>;

/** One public page of the site, before it is rendered. */
export interface PagePlan extends PageInLanguage {
  /** The picture on its share image; the brand's when missing. */
  readonly picture?: string | undefined;
  /** The page's path without the site's base. */
  readonly path: string;
  /** The file it is written to. */
  readonly file: string;
  /** The answer that it shows. */
  readonly data?: PageAnswer | undefined;
  /** The page's content where the brand composed it. */
  readonly content?: ComposedPage | undefined;
  /** Everything that it is rendered from, by request key. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The menu in each language. */
export type Menus = Readonly<Record<LangCode, Menu>>;

/** What every step of the build may use. */
export interface BuildContext {
  readonly root: string;
  readonly variant: Variant;
  readonly theme: Theme;
  readonly dictionaries: Dictionaries;
  /** Looks texts up in each language. */
  readonly texts: Readonly<Record<LangCode, Text>>;
  /** The absolute origin without a trailing slash, such as `https://www.strata.example`. */
  readonly siteUrl: string;
  /** The base path with leading and trailing slash. */
  readonly basePath: string;
  readonly menus: Menus;
  /** The pages that the brand composed. */
  readonly composed: readonly ComposedFile[];
  /** Every public page: both languages. */
  readonly pages: readonly PagePlan[];
  /** Whether all services of a language show the same share image. */
  readonly oneServiceImage: boolean;
}
