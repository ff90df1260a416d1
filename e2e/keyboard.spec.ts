import type { Page } from '@playwright/test';
import { inject } from './support/faults.ts';
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

/** Whether what has the focus shows it: an outline or a shadow, on itself or on what it covers. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const shows = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
      style.boxShadow !== 'none';
    for (
      let element = document.activeElement;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      for (const part of [undefined, '::after', '::before']) {
        if (shows(getComputedStyle(element, part))) return true;
      }
    }
    return false;
  });

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
    // Those who listen go on from the new page's content.
    await expect(page.locator('main')).toBeFocused();
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
    for (let link = 0; link <= links; link += 1) await page.keyboard.press('Tab');
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
  for (const brand of ['cloud', 'agency'] as const) {
    const site = await serve(brand);
    for (const path of ['/main/en/index', '/main/en/service/2', '/main/en/service/7', '/errorPage']) {
      await visit(page, site.url(path));
      const seen = new Set<string>();
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const { activeElement: element } = document;
          if (element === null || element === document.body) return '';
          const { top, left, width } = element.getBoundingClientRect();
          return `${element.tagName} ${element.textContent?.slice(0, 30)} ${element.getAttribute('name')} ${Math.round(left + scrollX)},${Math.round(top + scrollY)},${Math.round(width)}`;
        });
        if (name === '' || seen.has(name)) break;
        seen.add(name);
        expect.soft(await showsFocus(page), `${brand} ${path}: ${name}`).toBe(true);
        const hidden = await page.evaluate(() => {
          const { activeElement: element } = document;
          if (element === null) return true;
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth;
        });
        expect.soft(hidden, `${brand} ${path}: ${name} is out of view`).toBe(false);
      }
      expect.soft(seen.size, path).toBeGreaterThan(5);
    }
  }
});
