import { expect, test } from './support/test.ts';
import { foreignWords } from './support/foreignWords.ts';
import { holdRequests } from './support/holdRequests.ts';
import { goInApp, untilReady, visit } from './support/inPage.ts';
import { chooseLanguage, chooseService } from './support/links.ts';
import { CATALOGUE, wordOf } from './support/words.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';

test('the error page stands in the language that the visitor reads, from its first paint', async ({
  openPage,
  site,
}) => {
  const cases: readonly (readonly [BrowserContextOptions, string | undefined, 'en' | 'zh-tw'])[] = [
    [{ locale: 'en-US', javaScriptEnabled: true }, undefined, 'en'],
    [{ locale: 'zh-TW' }, undefined, 'zh-tw'],
    [{ locale: 'en-US' }, 'zh-tw', 'zh-tw'],
    [{ locale: 'zh-TW' }, 'en', 'en'],
  ];
  for (const [options, stored, langCode] of cases) {
    const page = await openPage(options);
    if (stored !== undefined) {
      await page.addInitScript((value) => localStorage.setItem('langCode', value), stored);
    }
    // The document alone, before the app has come.
    const release = await holdRequests(page, /\/assets\/app\//);
    await page.goto(site.url('/errorPage'));
    const texts = CATALOGUE[langCode];
    for (const stage of ['document', 'app']) {
      if (stage === 'app') {
        release();
        await untilReady(page);
      }
      await expect.soft(page.locator('h1'), stage).toHaveText(texts.system);
      await expect.soft(page.locator('main'), stage).toContainText(texts.tryLater);
      await expect.soft(page.locator('html'), stage).toHaveAttribute('lang', texts.tag);
      await expect.soft(page, stage).toHaveTitle(new RegExp(wordOf(site, langCode, 'META.ERROR.TITLE')));
    }
    await expect.soft(page.locator('header')).toHaveCount(0);
    await expect.soft(page.locator('footer')).toBeVisible();
    await page.getByRole('link', { name: texts.backHome }).click();
    await expect.soft(page).toHaveURL(site.url(`/main/${langCode}/index`));
  }
});

test('the error page speaks the language of its tab, whatever another tab has shown since', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.url('/main/en/about'));
  const other = await context.newPage();
  await visit(other, site.url('/main/zh-tw/about'));
  await other.close();
  await goInApp(page, site.url('/errorPage'));
  await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
  await page.getByRole('link', { name: CATALOGUE.en.backHome }).click();
  await expect(page).toHaveURL(site.url('/main/en/index'));
});

test('the error page stays as it stands when another tab shows the other language before its app has come', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/about'));
  const release = await holdRequests(page, /\/assets\/app\//);
  await page.goto(site.url('/errorPage'));
  await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
  await page.evaluate(() => {
    localStorage.setItem('langCode', 'zh-tw');
    Object.assign(window, { isFirst: true });
  });
  release();
  await untilReady(page);
  await page.getByRole('link', { name: CATALOGUE.en.backHome }).click();
  await expect(page).toHaveURL(site.url('/main/en/index'));
  // The app did this in place, with the controls that were there.
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true);
});

/** Replaces all texts by elements, as browsers do when they translate a page. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.checkVisibility() === true)
        texts.push(node);
    }
    for (const text of texts)
      text.replaceWith(Object.assign(document.createElement('b'), { textContent: `${text.data}~` }));
  });

test('a page that the browser has translated can be left for another one and for the other language', async ({
  page,
  serve,
  guard,
}) => {
  guard.allow(/NotFoundError/);
  const site = await serve('agency');
  await visit(page, site.url('/main/zh-tw/lunar-new-year'));
  await translate(page);
  // React cannot change translated text: the page reloads, and until then the old one is shown at the new address.
  const loaded = page.waitForEvent('domcontentloaded');
  await chooseLanguage(page, 'en');
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await untilReady(page);
  await expect(page).toHaveURL(site.url('/main/en/lunar-new-year'));
  await expect(page.locator('main')).not.toContainText('~');
  expect(await foreignWords(page)).toEqual([]);
  await translate(page);
  await page.locator('header a[href$="/main/en/index"]').first().click();
  await expect(page).toHaveURL(site.url('/main/en/index'));
  await expect(page.locator('#contact')).toHaveCount(1);
  await expect(page.locator('main')).not.toContainText('~');
});

test('a page comes with all of its own words in the place of another of its kind that the browser has translated', async ({
  page,
  serve,
}) => {
  const site = await serve('agency');
  await visit(page, site.url('/main/zh-tw/service/4'));
  const words = () => page.locator('main').innerText();
  const own = await words();
  await chooseService(page, 3);
  await expect(page.locator('main h1')).toBeFocused();
  await translate(page);
  // Its answer is cached, so no loader is shown in between.
  await chooseService(page, 4);
  await expect(page).toHaveURL(/service\/4$/);
  await expect.poll(words).toBe(own);
});
