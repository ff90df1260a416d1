import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { visitSettled } from './support/inPage.ts';
import { LANG_CODES } from './support/words.ts';
import { BRANDS } from './support/builds.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What a visitor can read, follow and look at. */
interface Contents {
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly alternatives: readonly string[];
}

const contentsOf = (page: Page): Promise<Contents> =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    if (root === null) return { texts: [], links: [], alternatives: [] };
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && node.parentElement?.closest('noscript') === null) texts.push(text);
    }
    return {
      texts,
      links: Array.from(root.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
      alternatives: Array.from(
        root.querySelectorAll('img'),
        (image) => image.getAttribute('alt') ?? 'MISSING',
      ),
    };
  });

for (const brand of BRANDS) {
  test(`${brand}: without JavaScript every page has what it has with it`, async ({ openPage, serve }) => {
    const site = await serve(brand);
    const [plain, alive] = [
      await openPage({ javaScriptEnabled: false }),
      await openPage({ reducedMotion: 'reduce' }),
    ];
    for (const langCode of LANG_CODES) {
      for (const path of site.pagesIn(langCode)) {
        await plain.goto(site.url(path));
        await visitSettled(alive, site.url(path));
        const [without, withScript] = [await contentsOf(plain), await contentsOf(alive)];
        expect.soft(without, path).toEqual(withScript);
        expect.soft(without.texts.length, path).toBeGreaterThan(20);
        expect.soft(without.alternatives, path).not.toContain('MISSING');
        await expect.soft(plain.locator('h1'), path).toBeVisible();
        // Nothing waits for a script to be seen.
        const unseen = await plain.evaluate(() =>
          Array.from(document.querySelectorAll('main *'))
            .filter(
              (element) =>
                element.checkVisibility() &&
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect.soft(unseen, path).toEqual([]);
      }
    }
  });

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
