import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import { path as about } from '../pages/about/page.ts';
import { path as composed } from '../pages/composed/page.ts';
import { path as error } from '../pages/error/page.ts';
import { path as home } from '../pages/home/page.ts';
import { path as plan } from '../pages/plan/page.ts';
import { path as service, shell as serviceShell } from '../pages/service/page.ts';

/** The id of the contact section, on the home page. */
export const CONTACT_ID = 'contact';

/** The id of the page's main content, to which the skip link leads. */
export const MAIN_ID = 'main';

/** The path of a page, without the site's base. */
export function fillPath(
  pattern: string,
  { langCode, id = '' }: { readonly langCode: LangCode; readonly id?: string | undefined },
): string {
  return pattern.replace(':langCode', langCode).replace(/:(?:id|slug)/, () => encodeURIComponent(id));
}

/** Paths inside the site, without its base. */
export const paths = {
  /** Names no language: leads to the index in the active one (rulings, 'Routes'). */
  activeIndex: '/main/index',
  error,
  home: (langCode: LangCode) => fillPath(home, { langCode }),
  contact: (langCode: LangCode) => `${fillPath(home, { langCode })}#${CONTACT_ID}`,
  about: (langCode: LangCode) => fillPath(about, { langCode }),
  plan: (langCode: LangCode) => fillPath(plan, { langCode }),
  /** The service page as a shell: the id comes from the query, or the content does not know it yet. */
  serviceShell: (langCode: LangCode) => fillPath(serviceShell, { langCode }),
  service: (langCode: LangCode, id: string) => fillPath(service, { langCode, id }),
  composed: (langCode: LangCode, slug: string) => fillPath(composed, { langCode, id: slug }),
} as const;

const LANGUAGE = new RegExp(`^/main/(?:${LANG_CODES.join('|')})(?=[/?#]|$)`);

/** The same page in another language; a path without a language stays as it is. */
export function inLanguage(path: string, langCode: LangCode): string {
  return path.replace(LANGUAGE, `/main/${langCode}`);
}
