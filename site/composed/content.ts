import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { PageContent } from './check.ts';
import type { RawProps } from './sections.ts';

/** Whether it is an object with named values. */
export const isRecord = (value: unknown): value is RawProps =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A composed page as its file beside the site has it. */
export interface ComposedPage extends PageContent {
  /** The languages that have it. */
  readonly langCodes: readonly LangCode[];
}

/** The home page's name among the files of pages: it is composed like all others, and served where the specification wants it. */
export const HOME_SLUG = 'home';

/** The languages that have a page: all, when it is no composed one. */
export const langCodesOf = (content: ComposedPage | undefined): readonly LangCode[] =>
  content?.langCodes ?? LANG_CODES;

/** Words as they are read aloud: without the elements in them. Empty for anything that is no words. */
export function plainWords(words: unknown): string {
  if (typeof words === 'string') return words;
  if (Array.isArray(words)) return words.map(plainWords).join('');
  return typeof words === 'object' && words !== null && 'of' in words ? plainWords(words.of) : '';
}

/** Where the files of composed pages are served, below the site's base. */
export const COMPOSED_FOLDER = 'assets/pages/';

/** Where the file of a composed page is served, below the site's base. */
export const composedPath = (langCode: LangCode, slug: string): string =>
  `${COMPOSED_FOLDER}${slug}.${langCode}.json`;

/** Where the slugs of all composed pages are served, by language, so that looking for a missing page causes no error. */
export const COMPOSED_LIST_PATH = `${COMPOSED_FOLDER}index.json`;

/** Whether that file names a page. */
export function isListed(list: unknown, langCode: LangCode, slug: string): boolean {
  const slugs: unknown = typeof list === 'object' && list !== null ? Reflect.get(list, langCode) : undefined;
  return Array.isArray(slugs) && slugs.includes(slug);
}

/** Tells a composed page from anything else that a host may send in its place. */
export const isComposedPage = (value: unknown): value is ComposedPage =>
  typeof value === 'object' && value !== null && 'sections' in value && 'langCodes' in value;
