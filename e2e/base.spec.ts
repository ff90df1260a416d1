import { fillForm, dialog, submitButton } from './support/form.ts';
import { visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, wordOf } from './support/words.ts';
import { chooseLanguage } from './support/links.ts';

test.use({ build: 'based' });

/* The site under /brand/: nothing that it requests, links to or redirects to is outside. */

test('every page, asset and call stays below the base', async ({ page, site }) => {
  expect(site.base).toBe('/brand/');
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== site.origin || !pathname.startsWith('/brand/')) outside.push(request.url());
  });
  for (const langCode of LANG_CODES) {
    for (const path of [...site.pagesIn(langCode), '/errorPage', `/main/${langCode}/service?id=2`]) {
      await visitSettled(page, site.url(path), site.base);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect
        .soft(
          links.filter((href) => !href.startsWith('/brand/')),
          path,
        )
        .toEqual([]);
      await expect.soft(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', /\/brand\//);
      await expect
        .soft(page.locator('link[rel=manifest]'), path)
        .toHaveAttribute('href', '/brand/manifest.webmanifest');
    }
  }
  expect(outside).toEqual([]);
});

test('the language switch, the error alert and the form work below the base', async ({ page, site }) => {
  // Only the browser knows the visitor's language, so the document itself redirects. First, while no language is stored.
  await page.goto(site.url('/main/index'));
  await expect(page).toHaveURL(`${site.origin}/brand/main/zh-tw/index`);
  await visitSettled(page, site.url('/main/en/service/2?a=1'), site.base);
  await chooseLanguage(page, 'zh-tw');
  await expect(page).toHaveURL(`${site.origin}/brand/main/zh-tw/service/2?a=1`);
  await page.goto(site.url('/main/zh-tw/service'));
  await dialog(page).getByRole('button').click();
  await expect(page).toHaveURL(`${site.origin}/brand/main/zh-tw/index`);
  await fillForm(page);
  // What is typed for one brand on this host must not appear in another's form.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.startsWith('contact'))).toEqual(['contactDraft/brand/']);
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(wordOf(site, 'zh-tw', 'HOME.CONTACT.SUCCESS_TITLE'));
});
