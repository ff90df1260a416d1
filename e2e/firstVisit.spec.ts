import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { matchRoute } from '@plinth/site/routes';
import { BRANDS } from './support/builds.ts';
import { FACES, hasFace } from './support/faces.ts';
import { frames, goInApp, untilSettled } from './support/inPage.ts';
import type { Site } from './support/site.ts';
import { startOf, watchStart } from './support/start.ts';
import { strangeWords } from './support/strangeWords.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, LANG_CODES, type LangCode, otherThan, wordOf } from './support/words.ts';

/* One visit of each page on a desk, and everything that it tells before and after somebody chooses the other language. */

/** All script that a first page loads before anybody touches it, in bytes of brotli at its best quality. */
const MAX_SCRIPT = 125_500;

/** What a composed page may bring besides, for parts that the pages of the site have not together. */
const MAX_PARTS = 3_000;

/** The largest sum of layout shifts. */
const MAX_SHIFT = 0.01;

/** By file: pages share most of their script, and the best quality takes its time. */
const scriptSizes = new Map<string, number>();

function sizeOfScript(file: string): number {
  // Brotli's best quality is what Node takes by default.
  const size = scriptSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  scriptSizes.set(file, size);
  return size;
}

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

/** What waits for a script to be seen. */
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

/** What was fetched, by its path, and what came before what. */
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
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const firstOfApp = fetches.find(({ name }) => name.includes('/assets/app/'))?.startTime;
    const icon = document.querySelector<HTMLLinkElement>('[rel=icon][type]')?.href;
    const picture = document.querySelector<HTMLImageElement>('[fetchpriority=high]')?.currentSrc;
    return {
      scripts: pathsOf(/\.js$/),
      styleSheets: pathsOf(/\.css$/),
      earlyFonts: pathsOf(/\.woff2?$/, window.appReadyAt),
      order: {
        appAfterPaint: (firstOfApp ?? 0) > (paint ?? Infinity),
        iconIsLogo: icon === document.querySelector<HTMLImageElement>('header img')?.src,
        iconBeforeLoad: (timing(icon)?.responseEnd ?? Infinity) < (navigation?.loadEventStart ?? 0),
        iconAfterPicture:
          picture === undefined || (timing(icon)?.startTime ?? 0) > (timing(picture)?.startTime ?? Infinity),
      },
    };
  });

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
  await goInApp(page, site.url(path));
  await expect.soft(languages, path).toContainText(nameOf(langCode));
  await languages.click();
  await page.locator(`header [hreflang="${CATALOGUE[other].tag}"]`).click();
  await expect.soft(page, path).toHaveURL(site.url(path.replace(`/main/${langCode}/`, `/main/${other}/`)));
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', CATALOGUE[other].tag);
  await expect.soft(languages, path).toContainText(nameOf(other));
  await expect.soft.poll(() => page.evaluate(() => localStorage.getItem('langCode')), path).toBe(other);
  await expect.soft(page.locator('main h1'), path).toBeVisible();
  await expect.soft.poll(() => strangeWords(page), path).toEqual([]);
  await expect
    .soft(page.locator(`link[rel=canonical]`), path)
    .toHaveAttribute('href', new RegExp(`/main/${other}/`));
}

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    test(`${brand}, ${langCode}: each page brings what it may, in order, moves nothing and says what it says without JavaScript, and in the other language`, async ({
      page,
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const shell = `/main/${langCode}/service?id=2`;
      const plain = await openPage({ javaScriptEnabled: false, reducedMotion: 'no-preference' });
      await watchStart(page, wordOf(site, langCode, 'COMMON.LOADING'));
      let facesAtOnce = 0;
      for (const path of [...site.pagesIn(langCode), shell, '/errorPage']) {
        const face = page.waitForResponse(/\/face\.[^/]+\.woff2$/);
        const answer = await page.goto(site.url(path));
        expect.soft(answer?.status(), path).toBe(200);
        await untilSettled(page, path.replace(/\?.*/, ''));
        await (await face).finished();
        await page.waitForLoadState('networkidle');
        await frames(page);
        expect.soft(page.url(), path).toBe(site.url(path));

        const { scripts, styleSheets, earlyFonts, order } = await fetchesOf(page);
        const sizes = Array.from(new Set(scripts), (file) => sizeOfScript(join(site.directory, file)));
        const total = sizes.reduce((sum, size) => sum + size, 0);
        const parts = matchRoute(path)?.page === 'composed' ? MAX_PARTS : 0;
        expect.soft(total, `script of ${path}`).toBeGreaterThan(50_000);
        expect.soft(total, `script of ${path}`).toBeLessThanOrEqual(MAX_SCRIPT + parts);
        expect.soft(styleSheets, `style sheets of ${path}`).toEqual([]);
        expect.soft(earlyFonts, `fonts before the controls of ${path} are alive`).toEqual([]);
        if (path !== '/errorPage') await expectPage(page, langCode, path);
        if (path !== shell) {
          // Its own face has come by now.
          const shifted = await page.evaluate(() => [window.layoutShift, window.shifted] as const);
          expect.soft(shifted[0], `shift of ${path}: ${shifted[1]?.join()}`).toBeLessThanOrEqual(MAX_SHIFT);
          if (await hasFace(page, FACES[brand])) facesAtOnce += 1;
        }

        if (path === '/errorPage') continue;
        if (path === shell) {
          await expectOtherLanguage(page, site, `${shell}&a=1`, langCode);
          continue;
        }
        expect.soft(order, `order of ${path}`).toEqual({
          appAfterPaint: true,
          iconIsLogo: true,
          iconBeforeLoad: true,
          iconAfterPicture: true,
        });
        await expect.soft(page.locator('head > [rel=manifest]'), path).toHaveCount(1);
        const { languages, changes, loaders, removed, manifestWaits, rules } = await startOf(page);
        // Home puts the draft into its form; that changes values, not elements.
        expect
          .soft({ languages, changes, loaders, removed, manifestWaits }, `the start of ${path}`)
          .toEqual({ languages: [], changes: 0, loaders: 0, removed: [], manifestWaits: true });
        // The app takes the rules of the document over, and writes none twice.
        expect.soft(rules.alive, path).toEqual(rules.document);

        await plain.goto(site.url(path));
        const contents = await contentsOf(plain);
        expect.soft(contents, `${path} without JavaScript`).toEqual(await contentsOf(page));
        expect.soft(contents.texts.length, path).toBeGreaterThan(20);
        expect.soft(contents.alternatives, path).not.toContain('MISSING');
        await expect.soft(plain.locator('h1'), path).toBeVisible();
        expect.soft(await unseen(plain), `${path} without JavaScript`).toEqual([]);

        await expectOtherLanguage(page, site, `${path}?a=1&b=%20#contact`, langCode);
      }
      // How often depends on the machine's faces; they stand in with the same measure where they are known.
      expect(facesAtOnce).toBeGreaterThan(0);
    });
  }
}
