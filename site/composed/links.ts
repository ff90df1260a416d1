import type { LangCode } from '@plinth/ui/contract';
import { CONTACT_ID, matchRoute, paths } from '../routes/index.ts';
import { type PageName, isHome } from './fileName.ts';
import { hintOf } from './hintOf.ts';
import { forLanguages } from './languages.ts';
import type { RawProps, SectionName } from './sections.ts';

/** Where links of a site can lead, beside the pages that every site has. */
export interface LinkTargets {
  /** The ids of the services in the content; where nobody knows them, a link to any leads somewhere. */
  readonly services?: Readonly<Record<LangCode, readonly string[]>> | undefined;
  /** The slugs of the composed pages. */
  readonly pages: Readonly<Record<LangCode, readonly string[]>>;
}

/** A page with links. */
export interface LinkPlace {
  readonly langCode: LangCode;
  /** The ids of the page's own sections. */
  readonly anchors: readonly string[];
  readonly targets: LinkTargets;
}

/** The slugs of composed pages by language; home is where the specification has it. */
export const slugsByLanguage = (pages: readonly PageName[]): LinkTargets['pages'] =>
  forLanguages((code) =>
    pages.filter((page) => page.langCode === code && !isHome(page)).map(({ slug }) => slug),
  );

const CONTACT_SECTION: SectionName = 'ContactSection';

/** The ids that sections of a page have. One with the contact form has its id by itself. */
export const anchorsOf = (sections: readonly RawProps[]): readonly string[] =>
  sections.flatMap(({ section, id = section === CONTACT_SECTION ? CONTACT_ID : undefined }) =>
    typeof id === 'string' && id !== '' ? [id] : [],
  );

/** Every address inside the site that a link of a page can have, as its file writes it: its own sections, then pages. */
export function offeredAddresses({ langCode, anchors, targets }: LinkPlace): readonly string[] {
  const beside = (path: string) => path.replace(`/main/${langCode}/`, '');
  return [
    ...anchors.map((id) => `#${id}`),
    beside(paths.contact(langCode)),
    beside(paths.home(langCode)),
    beside(paths.about(langCode)),
    beside(paths.plan(langCode)),
    ...(targets.services?.[langCode] ?? []).map((id) => beside(paths.service(langCode, id))),
    ...targets.pages[langCode],
  ];
}

/** Whether an address inside the site leads somewhere. */
function leadsSomewhere(href: string, { langCode, anchors, targets }: LinkPlace): boolean {
  if (href.startsWith('#')) return anchors.includes(href.slice(1));
  const { pathname, search } = new URL(href, `http://site.invalid/main/${langCode}/`);
  if (pathname === paths.activeIndex) return true;
  const found = matchRoute(pathname, search);
  if (found === undefined) return false;
  const { page, id = '', langCode: theirs = langCode } = found;
  if (page === 'composed') return targets.pages[theirs].includes(id);
  return page !== 'service' || targets.services === undefined || targets.services[theirs].includes(id);
}

/**
 * What is wrong with where a link leads.
 *
 * @param href as a page's file has it, one that links may have
 * @returns nothing for one that leads to a page or to a section of its own page, or out of the site
 */
export function deadLink(href: string, place: LinkPlace): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href) || leadsSomewhere(href, place)) return undefined;
  const isAnchor = href.startsWith('#');
  const others = offeredAddresses(place).filter((address) => address.startsWith('#') === isAnchor);
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(href);
  const hint = isHost ? `: did you mean 'https://${href}'?` : hintOf(href, others);
  return isAnchor
    ? `no section of this page has the id '${href.slice(1)}'${hint}`
    : `'${href}' leads to no page in ${place.langCode}${hint}`;
}
