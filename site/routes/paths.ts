import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { PAGES, type PageId } from '../pages/list.ts';

/** The id of the contact section, on the home page. */
export const CONTACT_ID = 'contact';

/** The id of the page's main content, to which the skip link leads. */
export const MAIN_ID = 'main';

/**
 * The one path of a page in a language, without the site's base; that of a page whose path names no language is the same in all.
 *
 * @param id the service's, or the slug of a composed page; without it a page has the path of its shell
 */
export function pathOf(page: PageId, langCode: LangCode, id?: string): string {
  const { path, shell = path } = PAGES[page];
  const pattern = id === undefined ? shell : path;
  return pattern.replace(':langCode', langCode).replace(/:(?:id|slug)/, () => encodeURIComponent(id ?? ''));
}

/** Paths inside the site, without its base. */
export const paths = {
  /** Without a language: leads to the index in the active one (rulings, 'Routes'). */
  activeIndex: '/main/index',
  error: PAGES.error.path,
  home: (langCode: LangCode) => pathOf('home', langCode),
  contact: (langCode: LangCode) => `${pathOf('home', langCode)}#${CONTACT_ID}`,
  about: (langCode: LangCode) => pathOf('about', langCode),
  plan: (langCode: LangCode) => pathOf('plan', langCode),
  /** The shell of service pages: the id comes from the query, or is not in the built content. */
  serviceShell: (langCode: LangCode) => pathOf('service', langCode),
  service: (langCode: LangCode, id: string) => pathOf('service', langCode, id),
  composed: (langCode: LangCode, slug: string) => pathOf('composed', langCode, slug),
} as const;

const LANGUAGE = new RegExp(`^/main/(?:${LANG_CODES.join('|')})(?=[/?#]|$)`);

/** The same page in another language; a path without a language stays as it is. */
export function inLanguage(path: string, langCode: LangCode): string {
  return path.replace(LANGUAGE, `/main/${langCode}`);
}
