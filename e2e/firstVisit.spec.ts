import type { Page } from '@playwright/test';
import { inLanguage, matchRoute } from '@plinth/site/routes';
import { expectNothingFoundInWhatOpens, findings } from './support/axe.ts';
import { BRANDS } from './support/builds.ts';
import { FACES, hasFace } from './support/faces.ts';
import { COMPANY_NAME, doubleTexts, expectReadable, scrollThrough } from './support/findings.ts';
import { expectWholeWords } from './support/largeLetters.ts';
import { expectNoShift, frames, goInApp, resize, untilSettled, visitSettled } from './support/inPage.ts';
import { expectMenuInReach, expectNothingLost } from './support/reflow.ts';
import type { Site } from './support/site.ts';
import { startOf, watchStart } from './support/start.ts';
import { foreignWords } from './support/foreignWords.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, LANG_CODES, type LangCode, otherThan, wordOf } from './support/words.ts';

/*
 * One visit to each page on a desktop, with all checks, before and after a change of language: loading a page takes longer than
 * most checks.
 */

/** All script that a first page loads before anybody touches it, in bytes of brotli at its best quality. */
const MAX_SCRIPT = 126_500;

/** What a composed page may load in addition, for parts that no page of the site has together. */
const MAX_PARTS = 3_000;

/** A desktop's window; phones and tablets are in layout.spec.ts. */
const DESK = { width: 1440, height: 900 };
const DESKS = [DESK, { width: 1024, height: 900 }, { width: 1920, height: 900 }];

/** What a visitor can read, follow and look at. */
const contentsOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    if (root === null) throw new Error('The document has no root.');
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

/** Content that is invisible until a script runs. */
const unseen = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** The paths of what was fetched, and the order. */
const fetchesOf = (page: Page) =>
  page.evaluate(() => {
    const fetches = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pathsOf = (ending: RegExp, before = Infinity) =>
      fetches
        .filter(({ startTime }) => startTime < before)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => ending.test(path));
    const timing = (url: string | undefined) => fetches.find(({ name }) => name === url);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // The time of painting; on a busy machine the time of presentation is a frame or more later.
    const [paint] = performance.getEntriesByName('first-contentful-paint') as PerformancePaintTiming[];
    // Or a second after the document has loaded, if nothing was painted by then (site/client/start.ts).
    const mayBegin = Math.min(paint?.paintTime ?? Infinity, (navigation?.loadEventStart ?? Infinity) + 1_000);
    const firstOfApp = fetches.find(({ name }) => name.includes('/assets/app/'))?.startTime;
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon][type]')?.href;
    const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]')?.currentSrc;
    const scripts = new Map(
      fetches
        .filter(({ name }) => name.endsWith('.js'))
        .map((script) => [script.name, script.encodedBodySize]),
    );
    return {
      scriptBytes: [...scripts.values()].reduce((sum, size) => sum + size, 0),
      // But, once controls are alive, that of a Chinese face: for machines without one (chineseFace.spec.ts).
      styleSheets: [...pathsOf(/(?<!\/noto-sans-tc)\.css$/), ...pathsOf(/\.css$/, window.appReadyAt)],
      earlyFonts: pathsOf(/\.woff2?$/, window.appReadyAt),
      order: {
        appAfterPaint: (firstOfApp ?? 0) > mayBegin,
        iconIsLogo: icon === document.querySelector<HTMLImageElement>('header img')?.src,
        iconBeforeLoad: (timing(icon)?.responseEnd ?? Infinity) < (navigation?.loadEventStart ?? 0),
        iconAfterPicture:
          picture === undefined || (timing(icon)?.startTime ?? 0) > (timing(picture)?.startTime ?? Infinity),
      },
    };
  });

/** Whether a page's data came with its document; the service by query and the error page serve any id or language. */
const isFinished = (path: string): boolean => path !== '/errorPage' && !path.includes('?');

/** The address of a page with a query, and an anchor where it has none yet. */
const withMore = (path: string): string => (path.includes('?') ? `${path}&a=1` : `${path}?a=1&b=%20#contact`);

async function expectPage(page: Page, langCode: LangCode, path: string): Promise<void> {
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', CATALOGUE[langCode].tag);
  await expect.soft(page, path).toHaveTitle(/\S.* Cloud Web Console$/);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  await expect.soft(page.locator('header'), path).toBeVisible();
  await expect.soft(page.locator('footer'), path).toBeVisible();
  await expect.soft(page.locator('body'), path).not.toContainText(/undefined|\bNaN\b|[A-Z]{3,}\.[A-Z_]{3,}/);
}

async function expectOtherLanguage(page: Page, site: Site, path: string, langCode: LangCode): Promise<void> {
  const other = otherThan(langCode);
  const languages = page.locator('header details:has([hreflang]) > summary');
  const nameOf = (code: LangCode) => (code === 'en' ? 'EN' : '繁中');
  const there = inLanguage(path, other);
  // A composed page may be in one language only: then the switch leads to the other's index (rulings, section 6).
  const { pages, shells } = site.manifest;
  const isThere = [...pages, ...shells].some((built) => built.path === there.replace(/[?#].*/, ''));
  await goInApp(page, site.url(path));
  await expect.soft(languages, path).toContainText(nameOf(langCode));
  const to = new URL(site.url(isThere ? there : `/main/${other}/index`));
  const link = page.locator(`header [hreflang="${CATALOGUE[other].tag}"]`);
  // The page at this address, not the one before it.
  await expect.soft(link, path).toHaveAttribute('href', to.pathname + to.search + to.hash);
  await languages.click();
  await link.click();
  await expect.soft(page, path).toHaveURL(to.href);
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', CATALOGUE[other].tag);
  await expect.soft(languages, path).toContainText(nameOf(other));
  await expect.soft.poll(() => page.evaluate(() => localStorage.getItem('langCode')), path).toBe(other);
  await expect.soft(page.locator('main h1'), path).toBeVisible();
  await expect.soft.poll(() => foreignWords(page), path).toEqual([]);
  await expect
    .soft(page.locator(`link[rel=canonical]`), path)
    .toHaveAttribute('href', new RegExp(`/main/${other}/`));
}

/** Expects that a page, just loaded and at rest, fetched only what it may, and in order. */
async function expectFetches(page: Page, path: string): Promise<void> {
  const { scriptBytes, styleSheets, earlyFonts, order } = await fetchesOf(page);
  const parts = matchRoute(path)?.page === 'composed' ? MAX_PARTS : 0;
  expect.soft(scriptBytes, `script of ${path}`).toBeGreaterThan(50_000);
  expect.soft(scriptBytes, `script of ${path}`).toBeLessThanOrEqual(MAX_SCRIPT + parts);
  expect.soft(styleSheets, `style sheets of ${path}`).toEqual([]);
  expect.soft(earlyFonts, `fonts before the controls of ${path} are alive`).toEqual([]);
  if (isFinished(path)) {
    expect.soft(order, `order of ${path}`).toEqual({
      appAfterPaint: true,
      iconIsLogo: true,
      iconBeforeLoad: true,
      iconAfterPicture: true,
    });
  }
}

/** Expects that the app's start rewrote nothing, and that the document says the same without scripts. */
async function expectSameWithoutScript(page: Page, plain: Page, path: string): Promise<void> {
  await expect.soft(page.locator('head > [rel=manifest]'), path).toHaveCount(1);
  const { languages, changes, loaders, removed, manifestWaits, rules } = await startOf(page);
  // Home puts the draft into its form; that changes values, not elements.
  expect
    .soft({ languages, changes, loaders, removed, manifestWaits }, `the start of ${path}`)
    .toEqual({ languages: [], changes: 0, loaders: 0, removed: [], manifestWaits: true });
  // The app reuses the document's style rules, and adds none twice.
  expect.soft(rules.alive, path).toEqual(rules.document);

  await plain.goto(page.url());
  const contents = await contentsOf(plain);
  expect.soft(contents, `${path} without JavaScript`).toEqual(await contentsOf(page));
  expect.soft(contents.texts.length, path).toBeGreaterThan(20);
  expect.soft(contents.alternatives, path).not.toContain('MISSING');
  await expect.soft(plain.locator('h1'), path).toBeVisible();
  expect.soft(await unseen(plain), `${path} without JavaScript`).toEqual([]);
}

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    test(`${brand}, ${langCode}: each page brings what it may, in order, moves nothing, can be read at any size, in letters of twice the size and on paper, also with doubled labels, says what it says without JavaScript and in the other language, and axe finds nothing`, async ({
      openPage,
      serve,
    }) => {
      // All checks on a desktop, for some dozen pages.
      test.setTimeout(1_800_000);
      const site = await serve(brand);
      const page = await openPage();
      const plain = await openPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
      await watchStart(page, wordOf(site, langCode, 'COMMON.LOADING'));
      let facesAtOnce = 0;
      for (const path of [...site.pagesIn(langCode), `/main/${langCode}/service?id=2`, '/errorPage']) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize(DESK);
        const face = page.waitForResponse(/\/face\.[^/]+\.woff2$/);
        const answer = await page.goto(site.url(path));
        expect.soft(answer?.status(), path).toBe(200);
        await untilSettled(page, path.replace(/\?.*/, ''));
        await (await face).finished();
        await page.waitForLoadState('networkidle');
        await frames(page);
        expect.soft(page.url(), path).toBe(site.url(path));
        await expectFetches(page, path);
        if (path !== '/errorPage') await expectPage(page, langCode, path);
        if (isFinished(path)) await expectSameWithoutScript(page, plain, path);
        await scrollThrough(page);
        await expectNoShift(page, path);
        // Its own font has loaded by now.
        if (await hasFace(page, FACES[brand])) facesAtOnce += 1;

        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await findings(page), `axe on ${path}`).toEqual([]);
        for (const desk of DESKS) {
          await resize(page, desk);
          await expectReadable(page, `${path} at ${desk.width}`);
        }
        await expectNothingLost(page, path);
        await expectWholeWords(page, path);

        await page.setViewportSize(DESK);
        if (path !== '/errorPage') await expectOtherLanguage(page, site, withMore(path), langCode);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        // The words of the other language; the other test doubles those of this one.
        await doubleTexts(page);
        for (const desk of DESKS) {
          await resize(page, desk);
          await expectReadable(page, `${page.url()} at ${desk.width}, doubled`, COMPANY_NAME);
        }
      }
      // How often depends on the machine's fonts: known ones are used as fallbacks with the same metrics.
      expect(facesAtOnce).toBeGreaterThan(0);
      await resize(page, DESK);
      await visitSettled(page, site.url(`/main/${langCode}/index`));
      await expectNothingFoundInWhatOpens(page);
      await page.locator('header details:has(nav) > summary').click();
      await expectMenuInReach(page);
    });
  }
}
