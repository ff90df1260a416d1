import { describe, expect, test } from 'vitest';
import { inLanguage, matchRoute, paths, ROUTES } from './index.ts';

/* The route table of the specification, section 2, and the rulings' readings of it. */
describe('matchRoute', () => {
  test.each([
    ['/main/zh-tw/index', '', { page: 'home', langCode: 'zh-tw' }],
    ['/main/en/index', '', { page: 'home', langCode: 'en' }],
    ['/main/en/index/', '', { page: 'home', langCode: 'en' }],
    ['/main/en/about', '', { page: 'about', langCode: 'en' }],
    ['/main/en/about', '?id=2', { page: 'about', langCode: 'en' }],
    ['/main/en/favorablePlan', '', { page: 'plan', langCode: 'en' }],
    ['/main/en/service/2', '', { page: 'service', langCode: 'en', id: '2' }],
    ['/main/en/service', '?id=2', { page: 'service', langCode: 'en', id: '2' }],
    ['/main/en/service/2', '?id=3', { page: 'service', langCode: 'en', id: '2' }],
    ['/main/en/service', '', { page: 'service', langCode: 'en' }],
    ['/main/en/service', '?id=', { page: 'service', langCode: 'en' }],
    ['/main/en/service/', '?id=4', { page: 'service', langCode: 'en', id: '4' }],
    ['/main/en/service/a%2Fb', '', { page: 'service', langCode: 'en', id: 'a/b' }],
    ['/main/en/service/%E0%A4%A', '', { page: 'service', langCode: 'en', id: '%E0%A4%A' }],
    ['/errorPage', '', { page: 'error' }],
    ['/main/en/autumn-2026', '', { page: 'composed', langCode: 'en', id: 'autumn-2026' }],
    ['/main/en/autumn-2026/', '?id=3', { page: 'composed', langCode: 'en', id: 'autumn-2026' }],
  ])('%s%s is a page', (pathname, search, match) => {
    expect(matchRoute(pathname, search)).toEqual(match);
  });

  test.each([
    '/',
    '',
    '/main',
    '/main/en',
    '/main/index',
    '/main/fr/index',
    '/main/EN/index',
    '/main/zh-TW/index',
    '/main/en/Nowhere',
    '/main/en/no where',
    '/main/fr/autumn',
    '/main/en/index/more',
    '/main/en/service/2/more',
    '/main/en/autumn/more',
    '/errorpage',
    '/index',
  ])('%s is none', (pathname) => {
    expect(matchRoute(pathname)).toBeUndefined();
  });

  test('every row of the table is found again', () => {
    for (const { page, path } of ROUTES) {
      const pathname = path.replace(':langCode', 'en').replace(/:id|:slug/, '7');
      expect(matchRoute(pathname)?.page).toBe(page);
    }
  });

  test('a name that a page has is never a slug: slugs come last', () => {
    const own = ROUTES.filter(({ path }) => !path.includes(':slug'));
    expect(ROUTES.slice(0, own.length)).toEqual(own);
  });

  test('an id survives its way through a path', () => {
    for (const id of ['2', 'a b', 'a/b', '雲', '100%', '?x#y']) {
      expect(matchRoute(paths.service('zh-tw', id))).toEqual({ page: 'service', langCode: 'zh-tw', id });
    }
  });
});

describe('inLanguage', () => {
  test.each([
    ['/main/en/index', '/main/zh-tw/index'],
    ['/main/en/service/2?x=en#contact', '/main/zh-tw/service/2?x=en#contact'],
    ['/main/en', '/main/zh-tw'],
    ['/main/zh-tw/about', '/main/zh-tw/about'],
    ['/main/english/about', '/main/english/about'],
    ['/errorPage', '/errorPage'],
  ])('%s becomes %s', (path, expected) => {
    expect(inLanguage(path, 'zh-tw')).toBe(expected);
  });
});
