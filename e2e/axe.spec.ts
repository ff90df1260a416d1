import { findings } from './support/axe.ts';
import { BRANDS } from './support/builds.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { inject } from './support/faults.ts';
import { visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

/* What opens; that axe finds nothing on the pages themselves stands in firstVisit.spec.ts, where each is visited anyway. */
for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    test(`${brand}, ${langCode}: axe finds nothing in any menu or dialog`, async ({ openPage, serve }) => {
      const site = await serve(brand);
      const page = await openPage();
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
