import type { LangCode } from '@plinth/ui/contract';

/** The id of the contact section, on the home page. */
export const CONTACT_ID = 'contact';

/** The id of the page's main content, to which the skip link leads. */
export const MAIN_ID = 'main';

/** Paths inside the site, without its base. */
export const paths = {
  /** Names no language: leads to the index in the active one (rulings, 'Routes'). */
  activeIndex: '/main/index',
  error: '/errorPage',
  home: (langCode: LangCode) => `/main/${langCode}/index`,
  contact: (langCode: LangCode) => `/main/${langCode}/index#${CONTACT_ID}`,
  about: (langCode: LangCode) => `/main/${langCode}/about`,
  plan: (langCode: LangCode) => `/main/${langCode}/favorablePlan`,
  /** The service page as a shell: the id comes from the query, or the content does not know it yet. */
  serviceShell: (langCode: LangCode) => `/main/${langCode}/service`,
  service: (langCode: LangCode, id: string) => `/main/${langCode}/service/${encodeURIComponent(id)}`,
} as const;

/** The same page in another language; a path without a language stays as it is. */
export function inLanguage(path: string, langCode: LangCode): string {
  return path.replace(/^\/main\/(?:zh-tw|en)(?=[/?#]|$)/, `/main/${langCode}`);
}
