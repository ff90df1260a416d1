import type { Page } from '@playwright/test';
import { visitSettled } from './support/inPage.ts';
import { BRANDS } from './support/builds.ts';
import { expect, test } from './support/test.ts';

/** Properties that can differ where styles of two components meet; none that layout computes. */
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
    // Focus is the visitor's state, not the page's style.
    (document.activeElement as HTMLElement | null)?.blur();
    return [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element);
      return [element.tagName, ...properties.map((property) => style[property])].join(' | ');
    });
  }, LOOKS);

for (const brand of BRANDS) {
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
