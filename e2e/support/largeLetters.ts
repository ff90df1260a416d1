import { expect, type Page } from '@playwright/test';
import { COMPANY_NAME, expectReadable } from './findings.ts';
import { frames, resize } from './inPage.ts';

/** Latin words and prices that are broken over lines, as their column is too narrow. */
const brokenWords = (page: Page, within = 'body') =>
  page.evaluate((selector) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.checkVisibility() !== true || node.parentElement.closest(selector) === null)
        continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[A-Za-z0-9$,]{3,}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  }, within);

/**
 * Expects unbroken words at twice the browser's default font size, also 1024 px wide.
 *
 * @param path the page's name in a failure
 */
export async function expectWholeWords(page: Page, path: string): Promise<void> {
  await resize(page, { width: 1024, height: 768 });
  // As in the browser's settings, which affect media queries of the width; a style of the page would not.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await frames(page);
  await expect.soft(page.locator('body'), path).toHaveCSS('font-size', /^3\d/);
  await expectReadable(page, `${path}, letters of twice the size`, COMPANY_NAME);
  expect.soft(await brokenWords(page), path).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();

  // Nor does the choice of a plan need a query of the window.
  if (!path.endsWith('/favorablePlan')) return;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await frames(page);
  await expect(page.locator('main li:has(> strong)')).not.toHaveCount(0);
  expect.soft(await brokenWords(page, 'main li:has(> strong)'), path).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}
