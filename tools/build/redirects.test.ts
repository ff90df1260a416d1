import { LANG_CODES } from '@plinth/ui/contract';
import { PAGE_IDS, ROUTE_REDIRECTS, matchRoute, paths, redirectTarget } from '@plinth/site/routes';
import { expect, test } from 'vitest';

/* The server and static hosts redirect by rules, the browser by `redirectTarget`: both have to lead to the same place. */

/** Where the rules lead, read as the manifest says: the first that matches the path, the query kept. */
function byRules(url: string): string | undefined {
  const [path = '', query] = url.split('?');
  const rule = ROUTE_REDIRECTS.find(({ from }) => new RegExp(from).test(path));
  const target = rule && path.replace(new RegExp(rule.from), rule.to);
  return query === undefined ? target : `${target}?${query}`;
}

/** Where the browser's router leads. `main/index` is a page that chooses the language, so that is where a server leads. */
function byRouter(url: string): string {
  const [path = '', query] = url.split('?');
  const target = new Set(LANG_CODES.map((langCode) => redirectTarget(path, langCode)));
  const [only = ''] = target;
  return (target.size > 1 ? paths.activeIndex : only) + (query === undefined ? '' : `?${query}`);
}

const UNKNOWN = [
  '/',
  '/anything',
  '/anything/deep/down',
  '/en/index',
  '/main',
  '/mainland/en/index',
  '/main/en',
  '/main/en/nowhere',
  '/main/en/service/2/more',
  '/main/en/about/more',
  '/main/en-US/about',
  '/main/zh-tw',
  '/main/zh-tw/nowhere',
  '/main/fr',
  '/main/fr/index',
  '/main/EN/index',
  '/main/index/about',
  '/errorPage/more',
  '/main/en/line\nbreak',
  '/line\nbreak',
  '//main//en//nowhere',
  '//main/index',
];

const withEndings = (path: string): string[] => [path, `${path}/`, `${path}//`, `${path}?utm=1&b=%20`];

test.each(UNKNOWN.flatMap(withEndings))('%j leads to the same page by the rules and by the router', (url) => {
  // What could be a composed page is one only where the build has it.
  expect(matchRoute(url.split('?')[0] ?? '')?.page ?? 'composed').toBe('composed');
  expect(byRules(url)).toBe(byRouter(url));
});

const PAGES = [
  paths.activeIndex,
  paths.error,
  ...LANG_CODES.flatMap((langCode) => [
    paths.home(langCode),
    paths.about(langCode),
    paths.plan(langCode),
    paths.serviceShell(langCode),
    paths.service(langCode, '2'),
    paths.service(langCode, 'a%2Fb'),
  ]),
];

test('every kind of page is in the table of pages', () => {
  const found = PAGES.map((path) => matchRoute(path)?.page).filter((page) => page !== undefined);
  expect(new Set<string>([...found, 'composed'])).toEqual(new Set(PAGE_IDS));
});

test.each(PAGES)('%s with a slash at its end leads to itself without', (path) => {
  expect(byRules(`${path}/`)).toBe(path);
  expect(byRules(`${path}//?x=1`)).toBe(`${path}?x=1`);
});
