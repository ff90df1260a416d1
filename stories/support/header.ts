import type { HeaderLink, HeaderMenuEntry, HeaderProps } from '@plinth/ui';
import { LANG_TAGS } from '@plinth/ui/contract';
import type { Look } from '../../.storybook/words.ts';
import type { StoryText } from '../text/index.ts';
import { plain } from './plain.ts';

/** The menu of services as the site fills it. */
export const serviceMenu = (t: StoryText, items: readonly HeaderLink[]): HeaderMenuEntry => ({
  label: t.menu.services,
  groups: [{ items }],
  emptyLabel: t.menu.servicesEmpty,
});

/** The head of a page as the site fills it. */
export const headerProps = (t: StoryText, { content, picture, locale }: Look): HeaderProps => ({
  logo: { src: picture('logo-mark', '').src, name: t.company.name },
  homeHref: '#home',
  homeLabel: t.menu.home,
  label: t.menu.label,
  entries: [
    serviceMenu(
      t,
      content.menu.items.map(({ id, name }) => ({ label: name, href: `#service-${id}` })),
    ),
    { label: t.menu.package, href: '#plan' },
    { label: t.menu.about, href: '#about', current: true },
  ],
  actions: [{ label: t.menu.contact, href: '#contact' }],
  languages: {
    label: t.menu.language,
    shortLabel: t.menu.languageShort,
    items: [
      { label: '繁體中文', href: '#zh-tw', lang: LANG_TAGS['zh-tw'], current: locale === 'zh-tw' },
      { label: 'English', href: '#en', lang: LANG_TAGS.en, current: locale === 'en' },
    ],
  },
  phoneMenu: { openLabel: t.menu.open, closeLabel: t.menu.close },
});

/** A header with several menus, links between them and two actions; the last does something in the page. */
export function headerWithMenus(t: StoryText, look: Look, onClick: () => void): HeaderProps {
  const props = headerProps(t, look);
  const items = menuOf(props).links.slice(0, 3);
  return {
    ...props,
    entries: [
      { label: t.menu.about, href: '#about' },
      {
        label: t.menu.services,
        groups: [
          {
            heading: t.section.eyebrow,
            items: items.map((item) => ({ ...item, description: t.card.description })),
          },
          { heading: t.card.heading, items },
        ],
      },
      { label: t.company.follow, groups: [{ items: [{ label: t.company.social, href: '#social' }] }] },
    ],
    actions: [
      { label: t.menu.package, href: '#plan' },
      { label: t.menu.contact, onClick },
    ],
    languages: undefined,
  };
}

/** The first menu among the entries, and its links. */
export function menuOf(props: HeaderProps) {
  const menu = props.entries?.find((entry) => 'groups' in entry);
  if (menu === undefined) throw new Error('The header has a menu.');
  return {
    label: plain(menu.label),
    heading: plain(menu.groups[0]?.heading ?? ''),
    links: menu.groups.flatMap(({ items }) => items),
    emptyLabel: menu.emptyLabel,
  };
}
