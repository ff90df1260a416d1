import type { Page } from '@playwright/test';
import { untilReady, visitSettled } from './support/inPage.ts';
import { BRANDS } from './support/builds.ts';
import { expect, test } from './support/test.ts';

/** How many style sheets the page has, constructed ones included, and how many rules the document's own has. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    rules: document.styleSheets[0]?.cssRules.length,
  }));

/** What decides how an element looks, where styles of two components meet; nothing that layout computes. */
const LOOKS = [
  'display',
  'position',
  'color',
  'backgroundColor',
  'padding',
  'marginBlock',
  'gap',
  'fontSize',
  'fontWeight',
  'borderRadius',
] as const;

/** How each element of the page looks. */
const looksOf = (page: Page) =>
  page.evaluate((properties) => {
    // The visitor's own pointer and scroll are not the page's.
    (document.activeElement as HTMLElement | null)?.blur();
    return [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, ...properties.map((property) => style[property])].join(' | ');
    });
  }, LOOKS);

test('a start names the language of the document no second time, which would style the whole page anew', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target === document.documentElement) said.push(document.documentElement.lang);
    }).observe(document, { subtree: true, attributeFilter: ['lang'] });
  });
  for (const path of site.pagesIn('en')) {
    await visitSettled(page, site.url(path));
    expect(await page.evaluate(() => Reflect.get(window, 'said')), path).toEqual([]);
  }
});

for (const brand of BRANDS) {
  test(`${brand}: the app goes on in the document's own style sheet, and writes no rule of it again`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    for (const path of site.pagesIn('en')) {
      await page.goto(site.url(path), { waitUntil: 'commit' });
      const before = await page
        .locator('#start-note')
        .evaluate(() => document.styleSheets[0]?.cssRules.length);
      await untilReady(page);
      expect(await sheetsOf(page), path).toEqual({ sheets: 1, rules: before });
    }
  });

  test(`${brand}: a page looks the same after a visit to others as in a document of its own`, async ({
    page,
    openPage,
    serve,
  }) => {
    const site = await serve(brand);
    const pages = ['about', 'favorablePlan', 'index'] as const;
    await visitSettled(page, site.url('/main/en/service/2'));
    const fresh = await openPage();
    for (const name of pages) {
      await page.locator(`a[href$="/${name}"]:not([hreflang]):visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${name}$`));
      await visitSettled(fresh, site.url(`/main/en/${name}`));
      const expected = await looksOf(fresh);
      await expect.poll(() => looksOf(page), name).toEqual(expected);
    }
  });
}

test('an old browser, which drops a rule that it does not know, gets all rules again', async ({
  page,
  openPage,
  serve,
}) => {
  const site = await serve('cloud');
  const url = site.url('/main/en/index');
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const [sheet] = document.styleSheets;
      if (document.readyState !== 'interactive' || sheet === undefined) return;
      const rules = [...sheet.cssRules];
      sheet.deleteRule(
        rules.findIndex(({ cssText }) => cssText.startsWith('.') && cssText.includes('padding')),
      );
    });
  });
  await visitSettled(page, url);
  const fresh = await openPage();
  await visitSettled(fresh, url);
  expect(await sheetsOf(page)).toMatchObject({ sheets: 2 });
  expect(await looksOf(page)).toEqual(await looksOf(fresh));
});
