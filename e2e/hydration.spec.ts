import { holdRequests } from './support/holdRequests.ts';
import { untilReady, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, otherThan } from './support/words.ts';
import { chooseLanguage, chooseService, footerLink } from './support/links.ts';

/* React's development build reports every mismatch; the guard fails on any message on the console. */
for (const build of ['cloudDevelopment', 'agencyDevelopment'] as const) {
  // Which scheme a visitor has is a matter of styles alone; each is seen in one of the languages.
  for (const [langCode, colorScheme] of [
    ['zh-tw', 'light'],
    ['en', 'dark'],
  ] as const) {
    test(`${build}: every page hydrates without a word (${langCode}, ${colorScheme})`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(build);
      const page = await openPage({ colorScheme, locale: langCode === 'en' ? 'en-US' : 'zh-TW' });
      for (const path of [
        ...site.pagesIn(langCode),
        '/errorPage',
        `/main/${langCode}/service?id=2`,
        `/main/${langCode}/index?utm_source=a&b=%E9%9B%B2#contact`,
        `/main/${langCode}/service/3?id=2&x=1#y`,
      ]) {
        await visitSettled(page, site.url(path));
      }
    });
  }

  test(`${build}: hydrates over a menu that is open, text that was typed, a stored draft, another language stored`, async ({
    page,
    serve,
  }) => {
    const site = await serve(build);
    for (const langCode of LANG_CODES) {
      const release = await holdRequests(page, /\/assets\/app\//);
      await page.addInitScript((other) => localStorage.setItem('langCode', other), otherThan(langCode));
      await page.goto(site.url(`/main/${langCode}/index?a=1`));
      await page.locator('header nav details > summary').click();
      await page.locator('[name=companyName]').fill('typed early');
      release();
      await untilReady(page);
      await expect(page.locator('[name=companyName]')).toHaveValue('typed early');
      await page.unrouteAll();
      await page.reload();
      await untilReady(page);
      await expect(page.locator('[name=companyName]')).toHaveValue('typed early');
      await visitSettled(page, site.url('/errorPage'));
    }
  });

  test(`${build}: a whole visit inside the app says nothing on the console`, async ({ page, serve }) => {
    const site = await serve(build);
    await visitSettled(page, site.url('/main/zh-tw/index'));
    for (const name of ['about', 'favorablePlan'] as const) {
      await footerLink(page, name).click();
      await expect(page).toHaveURL(new RegExp(`${name}$`));
      // The new page itself, not the old one at the new address.
      await expect(page.locator('main h1')).toBeFocused();
    }
    await chooseService(page, 7);
    await expect(page).toHaveURL(/service\/7$/);
    await chooseLanguage(page, 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  });
}
