import { expect, test } from 'vitest';
import { answerTo } from './routes.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/main/en/index', { kind: 'page', lang: 'en' }],
  ['/main/zh-tw/service?id=2', { kind: 'page', lang: 'zh-Hant-TW' }],
  ['/main/index', { kind: 'page', lang: 'zh-Hant-TW' }],
  ['/errorPage', { kind: 'page', lang: 'zh-Hant-TW' }],
  ['/', { kind: 'redirect', location: '/main/zh-tw/index' }],
  ['/main/fr/about', { kind: 'redirect', location: '/main/zh-tw/index' }],
  ['/main/en/nowhere?a=b', { kind: 'redirect', location: '/main/en/index?a=b' }],
  ['/server/View/GetServiceMenu?langCode=en', { kind: 'api' }],
  ['/assets/i18n/en.json', { kind: 'file', name: 'assets/i18n/en.json' }],
  ['/assets/pages/autumn.en.json', { kind: 'file', name: 'assets/pages/autumn.en.json' }],
  ['/assets/pictures/a%20b.svg', { kind: 'file', name: 'assets/pictures/a b.svg' }],
  ['/site/client/dev.ts', { kind: 'bundler' }],
  ['/@vite/client', { kind: 'bundler' }],
])('%s', (url, answer) => {
  expect(answerTo(url, HTML, '/')).toEqual(answer);
});

test('a base stands before everything, and what lies outside leads to it', () => {
  expect(answerTo('/brand/main/en/about', HTML, '/brand/')).toEqual({ kind: 'page', lang: 'en' });
  expect(answerTo('/brand/server/View/X', '*/*', '/brand/')).toEqual({ kind: 'api' });
  expect(answerTo('/', HTML, '/brand/')).toEqual({ kind: 'redirect', location: '/brand/main/zh-tw/index' });
});

test('pages that the brand composed are pages in the languages that they have', () => {
  const composed = [{ slug: 'autumn', langCode: 'en' }] as const;
  expect(answerTo('/main/en/autumn', HTML, '/', () => composed)).toEqual({ kind: 'page', lang: 'en' });
  expect(answerTo('/main/zh-tw/autumn', HTML, '/', () => composed)).toEqual({
    kind: 'redirect',
    location: '/main/zh-tw/index',
  });
});

test('who does not ask for html is shown no page', () => {
  expect(answerTo('/main/en/index', '*/*', '/')).toEqual({ kind: 'bundler' });
});
