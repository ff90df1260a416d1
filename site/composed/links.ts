import type { LangCode } from '@plinth/ui/contract';
import { CONTACT_ID, MAIN_ID, matchRoute, paths } from '../routes/index.ts';
import { HOME_SLUG } from './content.ts';
import { type PageName, isHome } from './fileName.ts';
import { hintOf } from './hintOf.ts';
import { forLanguages } from './languages.ts';
import type { RawProps, SectionName } from './sections.ts';

/** Where links of a site can lead, besides the pages that every site has. */
export interface LinkTargets {
  /** The ids of the services in the content; when they are not known, a link to any service counts as good. */
  readonly services?: Readonly<Record<LangCode, readonly string[]>> | undefined;
  /** The slugs of the composed pages. */
  readonly pages: Readonly<Record<LangCode, readonly string[]>>;
  /** The ids of the sections of a composed page, home included; when they are not known, a link to any counts as good. */
  readonly anchors?: (page: PageName) => readonly string[] | undefined;
}

/** A page with links. */
export interface LinkPlace {
  readonly langCode: LangCode;
  /** The ids of the page's own sections. */
  readonly anchors: readonly string[];
  readonly targets: LinkTargets;
}

/** The slugs of composed pages by language, without home, whose address the specification fixes. */
export const slugsByLanguage = (pages: readonly PageName[]): LinkTargets['pages'] =>
  forLanguages((code) =>
    pages.filter((page) => page.langCode === code && !isHome(page)).map(({ slug }) => slug),
  );

const CONTACT_SECTION: SectionName = 'ContactSection';

/** The ids of a page's sections. The one with the contact form has an id by default. */
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

/** The ids of the page to which an address inside the site leads: 'any' when they are not known; undefined when there is no page. */
function idsAt({ pathname, search }: URL, { langCode, targets }: LinkPlace) {
  const idsOf = (page: PageName) => targets.anchors?.(page) ?? 'any';
  if (pathname === paths.activeIndex) return idsOf({ slug: HOME_SLUG, langCode });
  const found = matchRoute(pathname, search);
  if (found === undefined) return undefined;
  const { page, id = '', langCode: theirs = langCode } = found;
  switch (page) {
    case 'home':
      return idsOf({ slug: HOME_SLUG, langCode: theirs });
    case 'composed':
      return targets.pages[theirs].includes(id) ? idsOf({ slug: id, langCode: theirs }) : undefined;
    case 'service':
      return targets.services?.[theirs].includes(id) === false ? undefined : 'any';
    default:
      return 'any';
  }
}

/** What people leave out before an address outside of the site. */
const PROTOCOLS: readonly (readonly [is: RegExp, protocol: string])[] = [
  [/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/, 'https://'],
  [/^[^/@]+@[^/@]+\.[^/@]+$/, 'mailto:'],
  [/^\+?[\d()-]{6,}$/, 'tel:'],
];

/** The message about an address inside the site without a page; one outside may lack its protocol. */
function noPageAt(href: string, place: LinkPlace): string {
  const [, protocol] = PROTOCOLS.find(([is]) => is.test(href)) ?? [];
  const others = offeredAddresses(place).filter((address) => !address.startsWith('#'));
  const hint = protocol === undefined ? hintOf(href, others) : `: did you mean '${protocol}${href}'?`;
  return `'${href}' leads to no page in ${place.langCode}${hint}`;
}

/**
 * What is wrong with where a link leads.
 *
 * @param href as a page's file has it, already known to be allowed in links
 * @returns undefined for one that leads to a page or to a section, or out of the site
 */
export function deadLink(href: string, place: LinkPlace): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return undefined;
  const { langCode, anchors } = place;
  const [path = '', hash = ''] = href.split('#');
  // A text fragment, to whose words browsers scroll, follows the id, which may then be missing.
  const [id = '', words] = hash.split(':~:');
  if (path === '') {
    if (anchors.includes(id) || (id === '' && words !== undefined)) return undefined;
    const own = anchors.map((each) => `#${each}`);
    return `no section of this page has the id '${id}'${hintOf(href, own)}`;
  }
  const ids = idsAt(new URL(href, `http://site.invalid/main/${langCode}/`), place);
  if (ids === undefined) return noPageAt(href, place);
  if (id === '' || id === MAIN_ID || ids === 'any' || ids.includes(id)) return undefined;
  return `no section of '${path}' has the id '${id}'${hintOf(id, ids)}`;
}
