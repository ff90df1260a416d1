import { CONTACT_ID, matchRoute, paths } from '@plinth/site/routes';
import type { LangCode } from '@plinth/ui/contract';
import type { Draft } from '../model/draft.ts';

/** Where links of a site can lead. */
export interface Targets {
  /** The ids of the services in the content. */
  readonly services: readonly string[];
  /** The slugs of the composed pages, by the languages that they are there in. */
  readonly pages: Readonly<Record<LangCode, readonly string[]>>;
}

/** The ids of the page's own sections. One with the contact form has its id by itself. */
export function anchorsOf({ rows }: Draft, langCode: LangCode): readonly string[] {
  return rows.flatMap(({ section, props }) => {
    const own = props[langCode];
    const id = own?.['id'] ?? (own !== undefined && section === 'ContactSection' ? CONTACT_ID : undefined);
    return typeof id === 'string' && id !== '' ? [id] : [];
  });
}

/** The addresses that are offered: what the page itself has, then the site's pages. */
export function offeredTargets(
  draft: Draft,
  langCode: LangCode,
  { services, pages }: Targets,
): readonly string[] {
  const beside = (path: string) => path.replace(`/main/${langCode}/`, '');
  return [
    ...anchorsOf(draft, langCode).map((id) => `#${id}`),
    beside(paths.contact(langCode)),
    beside(paths.home(langCode)),
    beside(paths.about(langCode)),
    beside(paths.plan(langCode)),
    ...services.map((id) => beside(paths.service(langCode, id))),
    ...pages[langCode].filter((slug) => slug !== draft.slug),
  ];
}

/** Why a link leads nowhere; undefined where it leads somewhere, or out of the site. */
export function linkProblem(
  href: string,
  draft: Draft,
  langCode: LangCode,
  { services, pages }: Targets,
): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  if (href.startsWith('#')) {
    const id = href.slice(1);
    return anchorsOf(draft, langCode).includes(id) ? undefined : `no section of this page is called ${href}`;
  }
  const { pathname, search } = new URL(href, `http://site.invalid/main/${langCode}/`);
  const found = matchRoute(pathname, search);
  if (found === undefined) return `'${href}' leads to no page`;
  const { page, id = '' } = found;
  if (page === 'composed') {
    const known = [draft.slug, ...pages[found.langCode ?? langCode]];
    return known.includes(id) ? undefined : `'${href}' leads to no page`;
  }
  return page !== 'service' || services.includes(id) ? undefined : `there is no service ${id}`;
}
