import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { inject } from './support/faults.ts';
import { focusOf, tabThrough } from './support/focus.ts';
import { dialog, field, fillForm, submitButton } from './support/form.ts';
import { visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { wordOf } from './support/words.ts';

/** Presses Tab until something that matches has the focus. */
async function tabTo(page: Page, selector: string, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} is not reached with Tab.`);
}

const SERVICES = 'header nav details > summary';
const LANGUAGES = 'header details:has([hreflang]) > summary';

test('the skip link comes first and leads past the header', async ({ page, site }) => {
  await visit(page, site.url('/main/en/about'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: wordOf(site, 'en', 'COMMON.SKIP_TO_CONTENT') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#./);
  await tabTo(page, 'main a, main button, footer a', 1);
});

for (const key of ['Enter', 'Space']) {
  test(`the service menu by keyboard alone, opened with ${key}`, async ({ page, site }) => {
    await visit(page, site.url('/main/en/about'));
    await tabTo(page, SERVICES);
    await page.keyboard.press(key);
    const menu = page.locator('header nav details').first();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.locator(SERVICES).first()).toBeFocused();
    await page.keyboard.press(key);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const href = await menu.locator('a').nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}${href}`);
    await expect(menu).not.toHaveAttribute('open');
    // Screen readers announce which page it is, and go on from there.
    await expect(page.locator('main h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(menu.locator('a').nth(1)).toHaveAttribute('aria-current', 'page');
  });
}

test('the language menu by keyboard alone; leaving it closes it', async ({ page, site }) => {
  await visit(page, site.url('/main/en/favorablePlan'));
  await tabTo(page, LANGUAGES);
  await page.keyboard.press('Space');
  const menu = page.locator('header details:has([hreflang])').first();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
  await page.locator(LANGUAGES).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url('/main/zh-tw/favorablePlan'));
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'zh-tw', 'MENU.PACKAGE'));
});

for (const width of [1440, 390]) {
  test(`who goes through the header by keyboard keeps their place in the page (${width})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, site.url('/main/en/index'));
    await page.evaluate(() => scrollTo(0, 1500));
    // Before the header is the skip link, which is fixed in the window.
    await page.locator('a').first().focus();
    const inHeader = () => page.evaluate(() => document.activeElement?.closest('header') !== null);
    let steps = 0;
    for (await page.keyboard.press('Tab'); await inHeader(); await page.keyboard.press('Tab')) {
      expect.soft(await page.evaluate(() => scrollY), `after ${(steps += 1)} steps`).toBe(1500);
    }
    expect(steps).toBeGreaterThan(2);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu by keyboard alone; nothing is trapped', async ({ page, site }) => {
    await visit(page, site.url('/main/en/about'));
    const menu = page.locator('header details:has(nav)');
    await tabTo(page, 'header details:has(nav) > summary');
    await expect(menu.locator('summary')).toHaveAccessibleName(wordOf(site, 'en', 'MENU.OPEN'));
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await expect(menu.locator('summary')).toHaveAccessibleName(wordOf(site, 'en', 'MENU.CLOSE'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    const links = await menu.locator('a').count();
    for (let link = 0; link < links; link += 1) {
      await page.keyboard.press('Tab');
      const { name, isOutlined } = (await focusOf(page)) ?? {};
      expect.soft(isOutlined, `${name} shows its focus`).toBe(true);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('header:focus-within')).toHaveCount(0);
    await expect(menu).not.toHaveAttribute('open');
  });
});

test('a contact request by keyboard alone; the dialog keeps the focus and gives it back', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: true, message: 'No' }) });
  await fillForm(page);
  await field(page, 'description').focus();
  await tabTo(page, 'form button[type=submit]', 3);
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('button')).toBeFocused();
  // The rest of the page takes no focus while it is open.
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await field(page, 'name').press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
});

test('everything that takes the focus shows it and is in view', async ({ page, serve }) => {
  for (const brand of BRANDS) {
    const site = await serve(brand);
    for (const path of ['/main/en/index', '/main/en/service/2', '/main/en/service/7', '/errorPage']) {
      await visit(page, site.url(path));
      const stops = await tabThrough(page);
      for (const { name, isSeen, isInView } of stops) {
        expect.soft(isSeen, `${brand} ${path}: ${name} shows its focus`).toBe(true);
        expect.soft(isInView, `${brand} ${path}: ${name} is in view`).toBe(true);
      }
      expect.soft(stops.length, path).toBeGreaterThan(5);
    }
  }
});
