import { BRANDS } from '../support/builds.ts';
import { wordOf } from '../support/words.ts';
import { findMisplaced } from './layoutFindings.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const SERVICES = 'header nav details';
const LANGUAGES = 'header details:has([hreflang]):not(:has(nav))';
const PHONE = 'header details:has(nav)';

/** The language that the document and the stored choice say, and the page's heading. */
const languageOf = (visitor: Visitor, wanted: readonly [lang: string, stored: string, heading: string]) =>
  visitor.expect(
    () => [
      document.documentElement.lang,
      localStorage.getItem('langCode'),
      document.querySelector('h1')?.textContent ?? null,
    ],
    null,
    [...wanted],
  );

for (const brand of BRANDS) {
  test(`${brand}: menus by pointer`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/zh-tw/about');
    await visitor.press(`${SERVICES} > summary`);
    await visitor.expectVisible(`${SERVICES}[open]`, 1);
    await visitor.press(`${LANGUAGES} > summary`);
    await visitor.expectVisible(`${SERVICES}[open]`, 0);
    await visitor.press('main h1');
    await visitor.expectVisible('header details[open]', 0);
    await visitor.press(`${SERVICES} > summary`);
    await visitor.press(`${SERVICES} a[href$="/service/2"]`);
    await visitor.expectPath('/main/zh-tw/service/2');
    await visitor.expectVisible('header details[open]', 0);
    await visitor.expectVisible(`${SERVICES} > summary`, 1);
  });

  test(`${brand}: menus by keyboard`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/en/about');
    await visitor.tabTo(`${SERVICES} > summary`);
    await visitor.pressKey('Enter');
    await visitor.expectVisible(`${SERVICES}[open]`, 1);
    await visitor.tabTo(`${SERVICES} a`);
    await visitor.pressKey('Escape');
    await visitor.expectVisible(`${SERVICES}[open]`, 0);
    await visitor.expectFocus(`${SERVICES} > summary`);
    await visitor.pressKey('Space');
    await visitor.tabTo(`${SERVICES} a[href$="/service/2"]`);
    await visitor.pressKey('Enter');
    await visitor.expectPath('/main/en/service/2');
    await visitor.expectVisible(`${SERVICES}[open]`, 0);
    // Screen readers announce which page it is, and go on from there.
    await visitor.expectFocus('main h1');
    await visitor.open('/main/en/service/2');
    await visitor.tabTo(`${LANGUAGES} > summary`);
    await visitor.pressKey('Space');
    await visitor.tabTo(`${LANGUAGES} [hreflang="zh-Hant-TW"]`);
    await visitor.pressKey('Enter');
    await visitor.expectPath('/main/zh-tw/service/2');
  });

  test(`${brand}: the phone's menu by pointer and by keyboard`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.resize(390, 844);
    await visitor.open('/main/zh-tw/index');
    await visitor.expectVisible('header nav', 0);
    await visitor.press(`${PHONE} > summary`);
    await visitor.expectVisible('header nav', 1);
    // On a phone nothing is beside the menu: its last entry is in reach.
    await visitor.press(`${PHONE} nav a[href$="/about"]`);
    await visitor.expectPath('/main/zh-tw/about');
    await visitor.expectVisible('header nav', 0);
    // The page appears after its address changes; leaving before that would abort the navigation.
    await visitor.expectFocus('main h1');
    await visitor.open('/main/zh-tw/about');
    await visitor.tabTo(`${PHONE} > summary`);
    await visitor.pressKey('Enter');
    await visitor.expectVisible('header nav', 1);
    await visitor.tabTo(`${PHONE} nav a`);
    await visitor.pressKey('Escape');
    await visitor.expectVisible('header nav', 0);
    await visitor.expectFocus(`${PHONE} > summary`);
    // The focus is not trapped: Tab leads out, and the menu closes.
    await visitor.pressKey('Space');
    await visitor.tabTo('main a, main button');
    await visitor.expectVisible('header nav', 0);
  });

  test(`${brand}: languages can be read on a phone that shows pages at twice their size`, async ({
    visit,
  }) => {
    const visitor = await visit(brand);
    await visitor.open('/main/en/about');
    for (const width of [195, 223, 260]) {
      await visitor.resize(width, 422);
      await visitor.press(`${LANGUAGES} > summary`);
      await visitor.expectVisible(`${LANGUAGES} a`, 2);
      expect.soft(await visitor.evaluate(findMisplaced), `at ${width}`).toEqual([]);
      await visitor.pressKey('Escape');
    }
  });

  test(`${brand}: who goes back with the phone's menu open sees the page there`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.resize(390, 844);
    await visitor.open('/main/zh-tw/about');
    await visitor.press('footer a[href$="/favorablePlan"]');
    await visitor.expectFocus('main h1');
    await visitor.press(`${PHONE} > summary`);
    await visitor.expectVisible('header nav', 1);
    await visitor.back();
    await visitor.expectPath('/main/zh-tw/about');
    await visitor.expectVisible('header nav', 0);
    await visitor.expectFocus('main h1');
  });

  test(`${brand}: another language leaves what is read where it is in the window`, async ({ visit }) => {
    const visitor = await visit(brand);
    await visitor.resize(390, 844);
    await visitor.open('/main/zh-tw/service/6');
    // What is just below the header counts as being read.
    await visitor.evaluate(() => {
      const { top } = document.querySelector('main ol > li:nth-child(4)')?.getBoundingClientRect() ?? {};
      scrollTo({ top: scrollY + (top ?? NaN), behavior: 'instant' });
    });
    await visitor.press(`${LANGUAGES} > summary`);
    await visitor.press(`${LANGUAGES} [hreflang="en"]`);
    const stands = () => {
      const step = document.querySelector('main ol > li:nth-child(4)');
      if (step === null || /\p{Script=Han}/u.test(step.textContent)) return null;
      // Some engines scroll by whole pixels.
      return Math.abs(step.getBoundingClientRect().top) < 2;
    };
    await visitor.expect(stands, null, true);
  });

  test(`${brand}: the language, there and back`, async ({ visit }) => {
    const visitor = await visit(brand);
    const heading = (langCode: 'en' | 'zh-tw') => wordOf(visitor.site, langCode, 'ABOUT.TITLE');
    await visitor.open('/main/en/about?a=1#team');
    await visitor.press(`${LANGUAGES} > summary`);
    await visitor.press(`${LANGUAGES} [hreflang="zh-Hant-TW"]`);
    await visitor.expectPath('/main/zh-tw/about?a=1#team');
    await languageOf(visitor, ['zh-Hant-TW', 'zh-tw', heading('zh-tw')]);
    await visitor.back();
    await visitor.expectPath('/main/en/about?a=1#team');
    await languageOf(visitor, ['en', 'en', heading('en')]);
    // The stored choice wins over the browser's language.
    await visitor.open('/');
    await visitor.expectPath('/main/zh-tw/index');
    await visitor.openDocument('/main/index');
    // In one call: during a redirect, two calls may be answered by two documents.
    await visitor.expect(() => [location.pathname, window.isAlive], null, ['/main/zh-tw/index', true]);
  });
}
