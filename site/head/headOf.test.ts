import { LANG_CODES } from '@plinth/ui/contract';
import { describe, expect, test } from 'vitest';
import { headOf } from './headOf.ts';
import { headInput, servicePage } from './testInput.ts';
import type { Head } from './types.ts';

const meta = ({ tags }: Head, name: string) =>
  tags.find(({ attributes }) => attributes['name'] === name || attributes['property'] === name)?.attributes[
    'content'
  ];
const links = ({ tags }: Head, rel: string) =>
  tags.filter(({ attributes }) => attributes['rel'] === rel).map(({ attributes }) => attributes);

describe('titles', () => {
  test.each([
    ['about', 'META.ABOUT.TITLE'],
    ['plan', 'META.PLAN.TITLE'],
    ['error', 'META.ERROR.TITLE'],
  ] as const)('%s is named by the dictionary and ends in the application’s title', (page, key) => {
    expect(headOf(headInput({ page })).title).toBe(`${key} | COMMON.APP_TITLE`);
  });

  test('home is named by what the brand composed', () => {
    const content = { title: 'Cloud hosting', description: '-', sections: [], langCodes: LANG_CODES };
    expect(headOf(headInput({ content })).title).toBe('Cloud hosting | COMMON.APP_TITLE');
  });

  test('a service is named by its data, on one line', () => {
    const data = { ...servicePage, pageTitle: ' Cloud\n hosting ' };
    expect(headOf(headInput({ page: 'service', id: '2', data })).title).toBe(
      'Cloud hosting | COMMON.APP_TITLE',
    );
  });
});

describe('descriptions of services', () => {
  const describeService = (pageSubTitle: string) =>
    meta(
      headOf(headInput({ page: 'service', id: '2', data: { ...servicePage, pageSubTitle } })),
      'description',
    );

  test('its own subtitle, where it says enough', () => {
    expect(describeService(servicePage.pageSubTitle)).toBe(servicePage.pageSubTitle);
  });

  test('the dictionary’s, with its name and what it says, where that is too little', () => {
    expect(describeService('Short.')).toBe('META.SERVICE.DESCRIPTION Cloud hosting Short.');
    expect(describeService('')).toBe('META.SERVICE.DESCRIPTION Cloud hosting');
  });

  test('Chinese says enough in half as many characters', () => {
    const chinese =
      '有人正在找你賣的東西，差別只在他點誰。橘光從關鍵字、文案到訂單追蹤一手包辦，月費固定、廣告費不抽成。';
    expect(describeService(chinese)).toBe(chinese);
  });

  test('one that is too long ends after a whole sentence, or else after a whole word', () => {
    const sentence = servicePage.pageSubTitle;
    expect(describeService(`${sentence} ${'word '.repeat(30)}`)).toBe(sentence);
    expect(describeService('word '.repeat(100))).toMatch(/^(?:word ){20,35}word…$/);
    // Chinese has no spaces between words: a space beside a Latin name is no reason to cut everything after it.
    expect(describeService(`用 Ads ${'投放'.repeat(60)}`)).toMatch(/^用 Ads (?:投放){40,45}投?…$/);
  });
});

describe('addresses', () => {
  const service = headInput({
    page: 'service',
    id: 'a b/c',
    data: servicePage,
    basePath: '/shop/',
    langCode: 'zh-tw',
  });

  test('the canonical one is absolute, below the base and always /service/{id}', () => {
    expect(links(headOf(service), 'canonical')).toMatchObject([
      { href: 'https://www.sample.example/shop/main/zh-tw/service/a%20b%2Fc' },
    ]);
  });

  test('alternates are the same page in both languages, zh-tw for everybody else', () => {
    expect(links(headOf(headInput({ page: 'about' })), 'alternate')).toMatchObject([
      { hreflang: 'zh-Hant-TW', href: 'https://www.sample.example/main/zh-tw/about' },
      { hreflang: 'en', href: 'https://www.sample.example/main/en/about' },
      { hreflang: 'x-default', href: 'https://www.sample.example/main/zh-tw/about' },
    ]);
  });

  test('a page in one language only has that alone, also for everybody else', () => {
    const content = { title: 'Autumn', description: '-', sections: [], langCodes: ['en'] as const };
    expect(links(headOf(headInput({ page: 'composed', id: 'autumn', content })), 'alternate')).toMatchObject([
      { hreflang: 'en', href: 'https://www.sample.example/main/en/autumn' },
      { hreflang: 'x-default', href: 'https://www.sample.example/main/en/autumn' },
    ]);
  });

  test('the share image has a plain file name, whatever the id', () => {
    expect(meta(headOf(service), 'og:image')).toBe(
      'https://www.sample.example/shop/assets/share/service-a~20b~2fc-zh-tw.png',
    );
    expect(meta(headOf({ ...service, oneServiceImage: true }), 'og:image')).toBe(
      'https://www.sample.example/shop/assets/share/service-zh-tw.png',
    );
  });

  test('icons stand below the base', () => {
    expect(links(headOf(service), 'icon').map(({ href }) => href)).toEqual([
      '/shop/favicon.ico',
      '/shop/assets/pictures/logo-mark.svg',
    ]);
  });

  test('a dark tab shows the logo made for it', () => {
    const icons = links(headOf({ ...service, hasDarkLogo: true }), 'icon').slice(1);
    expect(icons.map(({ href, media }) => [href, media])).toEqual([
      ['/shop/assets/pictures/logo-mark.svg', '(prefers-color-scheme: light)'],
      ['/shop/assets/pictures/logo-mark-dark.svg', '(prefers-color-scheme: dark)'],
    ]);
  });
});

test.each([
  ['the error page', headInput({ page: 'error' }), true],
  ['a service page without its id', headInput({ page: 'service' }), true],
  ['a service page without its data', headInput({ page: 'service', id: '2' }), true],
  ['a service page', headInput({ page: 'service', id: '2', data: servicePage }), false],
  ['the plan', headInput({ page: 'plan' }), false],
])('%s is kept out of search results: %#', (_name, input, isKeptOut) => {
  expect(meta(headOf(input), 'robots')?.includes('noindex')).toBe(isKeptOut);
});

test('Open Graph tells the page’s language from the other', () => {
  const head = headOf(headInput({ langCode: 'zh-tw' }));
  expect([meta(head, 'og:locale'), meta(head, 'og:locale:alternate')]).toEqual(['zh_TW', 'en_US']);
});

test('the share image is told of in the punctuation of the language', () => {
  expect(meta(headOf(headInput({ page: 'about' })), 'og:image:alt')).toBe('META.SITE_NAME: ABOUT.TITLE');
  expect(meta(headOf(headInput({ page: 'about', langCode: 'zh-tw' })), 'og:image:alt')).toBe(
    'META.SITE_NAME：ABOUT.TITLE',
  );
});

test('theme colours are written for light and dark where they are given', () => {
  const { tags } = headOf(headInput({ themeColor: { light: '#fff', dark: '#000' } }));
  const colors = tags.filter(({ attributes }) => attributes['name'] === 'theme-color');
  expect(colors.map(({ attributes }) => [attributes['media'], attributes['content']])).toEqual([
    ['(prefers-color-scheme: light)', '#fff'],
    ['(prefers-color-scheme: dark)', '#000'],
  ]);
});
