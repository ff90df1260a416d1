import { expect, test } from './support/test.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/inPage.ts';
import { CATALOGUE, LANG_CODES, otherThan, wordOf } from './support/words.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';

/** The words of a page that stand in another script than they should, without those that say their language themselves. */
function strangeWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lang = document.documentElement.lang;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        parent === null ||
        text === '' ||
        parent.closest('script,style,template,noscript,[hidden]') !== null
      )
        continue;
      if (parent.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      if (lang === 'en' ? /\p{Script=Han}/u.test(text) : /^[A-Z][a-z]+(?: [a-z]+){2,}/.test(text))
        found.push(text);
    }
    for (const element of document.querySelectorAll('[alt],[aria-label],[title]')) {
      if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      for (const name of ['alt', 'aria-label', 'title']) {
        const text = element.getAttribute(name) ?? '';
        if (lang === 'en' && /\p{Script=Han}/u.test(text)) found.push(text);
      }
    }
    return found;
  });
}

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('header details:has([hreflang]) > summary').click();
};

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    const other = otherThan(langCode);
    test(`${brand}: the language is switched on every page from ${langCode}, keeping path, query and hash`, async ({
      page,
      serve,
    }) => {
      const site = await serve(brand);
      const paths = site.pagesIn(langCode).map((path) => `${path}?a=1&b=%20#contact`);
      for (const path of [...paths, `/main/${langCode}/service?id=2&a=1`]) {
        await visit(page, site.url(path));
        await expect
          .soft(page.locator('header details:has([hreflang]) > summary'), path)
          .toContainText(langCode === 'en' ? 'EN' : '繁中');
        await openMenu(page);
        await page.locator(`header [hreflang="${CATALOGUE[other].tag}"]`).click();
        const target = path.replace(`/main/${langCode}/`, `/main/${other}/`);
        await expect.soft(page, path).toHaveURL(site.url(target));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', CATALOGUE[other].tag);
        await expect
          .soft(page.locator('header details:has([hreflang]) > summary'), path)
          .toContainText(other === 'en' ? 'EN' : '繁中');
        await expect.soft.poll(() => page.evaluate(() => localStorage.getItem('langCode')), path).toBe(other);
        await expect.soft(page.locator('main h1'), path).toBeVisible();
        await expect.soft.poll(() => strangeWords(page), path).toEqual([]);
        await expect
          .soft(page.locator(`link[rel=canonical]`), path)
          .toHaveAttribute('href', new RegExp(`/main/${other}/`));
      }
    });
  }
}

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
    const release = await hold(page, /\/assets\/app\//);
    await page.goto(site.url('/errorPage'));
    const texts = CATALOGUE[langCode];
    for (const stage of ['document', 'app']) {
      if (stage === 'app') {
        release();
        await page.waitForFunction(() => window.appIsReady === true);
      }
      await expect.soft(page.locator('h1'), stage).toHaveText(texts.system);
      await expect.soft(page.locator('main'), stage).toContainText(texts.tryLater);
      await expect.soft(page.locator('html'), stage).toHaveAttribute('lang', texts.tag);
    }
    await expect.soft(page.locator('header')).toHaveCount(0);
    await expect.soft(page.locator('footer')).toBeVisible();
    await page.getByRole('link', { name: texts.backHome }).click();
    await expect.soft(page).toHaveURL(site.url(`/main/${langCode}/index`));
  }
});

test('going back and forth changes the language with the address', async ({ page, site }) => {
  await visit(page, site.url('/main/en/about'));
  await openMenu(page);
  await page.locator('header [hreflang="zh-Hant-TW"]').click();
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'zh-tw', 'ABOUT.TITLE'));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('langCode'))).toBe('en');
  await expect(page).toHaveTitle(/^About Strata/);
});
