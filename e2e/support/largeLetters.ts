import { expect, type Page } from '@playwright/test';
import { COMPANY_NAME, expectReadable } from './findings.ts';
import { frames, resize } from './inPage.ts';
import { brokenWords } from './unreadable.ts';

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
  expect.soft(await page.evaluate(brokenWords, 'body'), path).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();

  // Nor does the choice of a plan need a query of the window.
  if (!path.endsWith('/favorablePlan')) return;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await frames(page);
  await expect(page.locator('main li:has(> strong)')).not.toHaveCount(0);
  expect.soft(await page.evaluate(brokenWords, 'main li:has(> strong)'), path).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}
