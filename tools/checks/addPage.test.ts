import { LANG_CODES } from '@plinth/ui/contract';
import { headOf, shareImagePath } from '@plinth/site/head';
import { jsonLdOf } from '@plinth/site/json-ld';
import { componentOf } from '@plinth/site/page-component';
import type * as Pages from '@plinth/site/pages';
import type { PageId } from '@plinth/site/pages';
import { ROUTES, ROUTE_REDIRECTS, inLanguage, matchRoute } from '@plinth/site/routes';
import { expect, test, vi } from 'vitest';
import { buildFindable } from '../build/findable.ts';
import { wordsOf } from '../build/shareImagesWords.ts';
import { testContext } from '../build/testContext.ts';

/* A page is defined once: everything that uses the list of pages finds a page added to it. */

vi.mock('@plinth/site/pages', async (importOriginal) => {
  const { PAGES, PAGE_IDS, STRUCTURED_DATA } = await importOriginal<typeof Pages>();
  const unforeseen = {
    ...PAGES.about,
    path: '/main/:langCode/unforeseen',
    title: () => 'Careers with us',
    heading: () => 'Work here',
    eyebrow: () => 'Jobs',
  };
  return {
    PAGES: { ...PAGES, unforeseen },
    PAGE_IDS: PAGE_IDS.toSpliced(-1, 0, 'unforeseen' as PageId),
    STRUCTURED_DATA: { ...STRUCTURED_DATA, unforeseen: STRUCTURED_DATA.about },
  };
});

const context = await testContext('cloud');
const added = context.pages.filter(({ path }) => path.endsWith('/unforeseen'));

test('an added page has a route, and its address with a slash leads there', () => {
  expect(ROUTES.map(({ path }) => path)).toContain('/main/:langCode/unforeseen');
  expect(matchRoute('/main/en/unforeseen')).toEqual({ page: 'unforeseen', langCode: 'en' });
  expect(inLanguage('/main/en/unforeseen', 'zh-tw')).toBe('/main/zh-tw/unforeseen');
  const rule = ROUTE_REDIRECTS.find(({ from }) => new RegExp(from).test('/main/en/unforeseen/'));
  expect(rule).toMatchObject({ to: '/$1', status: 308 });
});

test('it is built in both languages, from the component of its folder', () => {
  expect(added.map(({ langCode }) => langCode)).toEqual(LANG_CODES);
  expect(added.map(({ file }) => file)).toEqual(
    LANG_CODES.map((langCode) => `main/${langCode}/unforeseen.html`),
  );
  expect(componentOf('unforeseen' as PageId)).toBe('unforeseen/UnforeseenPage.tsx');
});

test('it has a head, structured data and a share image', () => {
  for (const plan of added) {
    const text = context.texts[plan.langCode];
    const input = { ...plan, ...context, text, data: undefined };
    expect(headOf(input).title).toMatch(/^Careers with us \| /);
    expect(JSON.stringify(headOf(input))).toContain(`${context.siteUrl}${plan.path}`);
    expect(JSON.stringify(jsonLdOf(input))).toContain('"Careers with us"');
    expect(shareImagePath(plan)).toBe(`assets/share/unforeseen-${plan.langCode}.png`);
    expect(wordsOf(context, plan)).toMatchObject({ title: 'Work here', eyebrow: 'Jobs' });
  }
});

test.each(['sitemap.xml', 'llms.txt'])('%s lists it in both languages', (name) => {
  const text = String(buildFindable(context).get(name));
  for (const { path } of added) expect(text).toContain(context.siteUrl + path);
});
