import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';
import { BRANDS } from './support/builds.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const brand of BRANDS) {
  test(`${brand}: without JavaScript the form says where to write, and prices, menus and links work`, async ({
    openPage,
    serve,
  }) => {
    const site = await serve(brand);
    const page = await openPage({ javaScriptEnabled: false });
    for (const langCode of LANG_CODES) {
      await page.goto(site.url(`/main/${langCode}/index`));
      await expect(page.locator('#contact noscript p')).toBeVisible();
      await expect(page.locator('#contact noscript p')).toContainText(/\S+@\S+\.example/);
      await expect(page.locator('#contact a[href^="mailto:"]')).toBeVisible();
      await page.locator('header nav details > summary').click();
      await page.locator('header nav details a').first().click();
      await expect(page).toHaveURL(new RegExp(`/main/${langCode}/service/`));
      await page.goto(site.url(`/main/${langCode}/favorablePlan`));
      await expect(page.getByText(/\$\d{1,3}(?:,\d{3})+/).first()).toBeVisible();
      await page.goto(site.url('/main/index'));
      await expect(page).toHaveURL(site.url('/main/zh-tw/index'));
    }
    await page.goto(site.url('/errorPage'));
    await expect(page.locator('h1')).toBeVisible();
  });
}
