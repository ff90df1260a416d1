import type { Menu } from '@plinth/ui/contract';
import { describe, expect, test } from 'vitest';
import { mergeDictionaries } from '../app/dictionary.ts';
import { requests } from '../app/requests.ts';
import shared from '../i18n/en.json' with { type: 'json' };
import { paths } from '../routes/index.ts';
import brand from '../variants/cloud/assets/i18n/en.json' with { type: 'json' };
import { type MenuPage, withLongMenus } from './longMenus.ts';
import { preparePages, renderPage } from './render.tsx';

const menuOf = (count: number): Menu => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: `${index + 2}`,
    name: `<Service> & "${index}"`,
  })),
});

const pageOf = (path: string, menu: Menu): MenuPage => ({
  path,
  langCode: 'en',
  data: { [requests.menu('en').key]: menu },
});

/** Writes menus the way pages do, and counts the entries that it writes. */
function writer(frame: (list: string, page: MenuPage, menu: Menu) => string) {
  const counts: number[] = [];
  const write = (page: MenuPage) => {
    const menu = page.data[requests.menu('en').key] as Menu;
    counts.push(menu.items.length);
    const entries = menu.items.map(({ id, name }) => {
      const href = paths.service('en', id);
      return `<li><a href="${href}"${href === page.path ? ' aria-current="page"' : ''}>${name}</a></li>`;
    });
    return { html: frame(entries.join(''), page, menu), styleElement: '<style></style>' };
  };
  return { write, counts };
}

const twice = (list: string, { path }: MenuPage) => `<ul>${list}</ul>${path}<ul>${list}</ul><li>tail</li>`;

describe('withLongMenus', () => {
  const menu = menuOf(40);
  const home = pageOf(paths.home('en'), menu);
  const others = ['2', '3', '20', '40', '41'].map((id) => pageOf(paths.service('en', id), menu));
  const pages = [home, ...others, pageOf(paths.about('en'), menu), pageOf(paths.service('en', '99'), menu)];

  test('gives what rendering gives, and renders after the first page at most three entries', () => {
    const { write, counts } = writer(twice);
    const render = withLongMenus(write);
    const rendered = pages.map(render);
    expect(counts.splice(0)).toEqual([2, 40, 3, 3, 3, 3, 3, 2, 2]);
    expect(rendered).toEqual(pages.map(write));
  });

  test.each([
    [
      'shows elsewhere how long the menu is',
      (list: string, _: MenuPage, { items }: Menu) => `<ul>${list}</ul>${items.length}`,
    ],
    ['shows no menu', () => '<p></p>'],
    [
      'differs from page to page',
      (list: string, { path }: MenuPage) => (path === home.path ? twice(list, home) : `<ul>${list}</ul>`),
    ],
  ])('renders a site whole that %s', (_name, frame) => {
    const { write } = writer(frame);
    expect(pages.map(withLongMenus(write))).toEqual(pages.map(write));
  });

  test('renders a menu whole that names a service twice', () => {
    const doubled: Menu = { items: [...menu.items, ...menu.items] };
    const places = pages.map(({ path }) => pageOf(path, doubled));
    const { write } = writer(twice);
    expect(places.map(withLongMenus(write))).toEqual(places.map(write));
  });

  test('leaves short menus alone', () => {
    const { write, counts } = writer(twice);
    withLongMenus(write)(pageOf(paths.home('en'), menuOf(7)));
    expect(counts).toEqual([7]);
  });
});

test('React writes the same page from a long menu as from its stand-ins', async () => {
  await preparePages();
  const dictionary = mergeDictionaries(shared, brand) as Parameters<typeof renderPage>[0]['dictionary'];
  const site = {
    langCode: 'en',
    dictionary,
    basePath: '/brand/',
    siteUrl: 'https://www.strata.example',
  } as const;
  const menu = menuOf(40);
  renderPage({ ...site, ...pageOf(paths.about('en'), menu), page: 'about' });
  const service = { ...site, page: 'service', path: paths.service('en', '20') } as const;
  const copied = renderPage({ ...service, data: pageOf('', menu).data });
  // A menu that was not seen on another page before is rendered whole where one of its entries is current.
  expect(copied).toEqual(renderPage({ ...service, data: pageOf('', menuOf(40)).data }));
  expect(copied.html.match(/aria-current="page"/g)).toHaveLength(2);
  expect(copied.html.match(/&lt;Service&gt; &amp; &quot;\d+&quot;/g)).toHaveLength(80);
});
