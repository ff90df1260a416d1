import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { scrollThrough } from './support/findings.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { inject } from './support/faults.ts';
import { frames, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; all others say the same of a page in light and in dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds, in light and in dark, one line for each element.
 *
 * @param part the only part that is not as it was before; the whole page when missing
 */
async function findings(page: Page, part = 'html'): Promise<string[]> {
  // No page has frames: axe needs no page of its own to gather what each of them says.
  const axe = () => new AxeBuilder({ page }).include(part).setLegacyMode();
  const { violations } = await axe().withTags(TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await frames(page);
  const { violations: inDark } = await axe().withRules(COLOR_RULES).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await frames(page);
  return [...violations, ...inDark].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
}

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    test(`${brand}, ${langCode}: axe finds nothing on any page, menu or dialog`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const page = await openPage();
      for (const path of [...site.pagesIn(langCode), '/errorPage']) {
        await visitSettled(page, site.url(path));
        await scrollThrough(page);
        expect.soft(await findings(page), path).toEqual([]);
      }
      await visitSettled(page, site.url(`/main/${langCode}/index`));
      await page.locator('header nav details > summary').click();
      expect.soft(await findings(page, 'header'), 'the open menu').toEqual([]);
      await page.locator('header details:has([hreflang]) > summary').click();
      expect.soft(await findings(page, 'header'), 'the open languages').toEqual([]);
      await submitButton(page).click();
      expect.soft(await findings(page, 'form'), 'the form with its errors').toEqual([]);
      await fillForm(page);
      for (const isError of [true, false]) {
        await inject(page, 'AddContactUs', {
          body: JSON.stringify({ isError, message: 'A <b>word</b> <a href="/">link</a>' }),
        });
        await submitButton(page).click();
        await expect(dialog(page)).toBeVisible();
        expect.soft(await findings(page, 'dialog'), `the dialog, isError ${isError}`).toEqual([]);
        await page.keyboard.press('Escape');
        await page.unrouteAll();
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator('header details:has(nav) > summary').last().click();
      expect.soft(await findings(page, 'header'), "the phone's menu").toEqual([]);
    });
  }
}
