import type { Page } from '@playwright/test';
import { untilReady, visitSettled } from './support/inPage.ts';
import { BRANDS } from './support/builds.ts';
import { expect, test } from './support/test.ts';

/** The rules of styled components, without the notes that a finished document has between them. */
const rulesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-styled]')).flatMap(({ sheet }) =>
      Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).filter(
        (rule) => !rule.startsWith('data-styled'),
      ),
    ),
  );

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
  test(`${brand}: the app takes the rules of the document over, and writes none twice`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    for (const path of site.pagesIn('en')) {
      await page.goto(site.url(path), { waitUntil: 'commit' });
      await page.locator('#start-note').waitFor({ state: 'attached' });
      const before = await rulesOf(page);
      await untilReady(page);
      expect(await rulesOf(page), path).toEqual(before);
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
