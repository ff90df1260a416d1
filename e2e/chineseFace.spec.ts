import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { field } from './support/form.ts';
import { expectNoShift, untilReady } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { chooseLanguage } from './support/links.ts';

const FACE = 'Noto Sans TC';
const PLACEHOLDER = 'Chinese Placeholder';

/** Makes the page measure a character at this share of its width in a Chinese font. */
const withWidth = (page: Page, share: number) =>
  page.addInitScript((width) => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width }) as TextMetrics;
  }, share * 100);

const withChineseFace = (page: Page) => withWidth(page, 1);
const withoutChineseFace = (page: Page) => withWidth(page, 0.5);

/** The files of the bundled font that the page requested, sorted by name. */
function watchFiles(page: Page): () => string[] {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/fonts/')) files.add(pathname.replace(/^.*\//, ''));
  });
  return () => [...files].toSorted();
}

/** Whether the font files that the page needs have loaded, in both weights. */
const hasFace = (page: Page) =>
  page.evaluate((family) => {
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
    const isThere = (weight: string) =>
      faces.some((face) => face.weight === weight && face.status === 'loaded');
    return ['400', '700'].every(isThere) && faces.every(({ status }) => status !== 'loading');
  }, FACE);

/** Chinese characters of the page for which the loaded files of the bundled font have an empty glyph. */
const blankCharacters = (page: Page) =>
  page.evaluate(
    ([family, placeholder]) => {
      const context = new OffscreenCanvas(32, 32).getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('No canvas.');
      context.font = `24px "${family}", "${placeholder}"`;
      return [...new Set(document.body.innerText)].filter((character) => {
        if ((character.codePointAt(0) ?? 0) < 0x2e80 || character === '\u3000') return false;
        context.clearRect(0, 0, 32, 32);
        context.fillText(character, 2, 26);
        return context.getImageData(0, 0, 32, 32).data.every((value) => value === 0);
      });
    },
    [FACE, PLACEHOLDER] as const,
  );

const SITE_FILE = /^noto-sans-tc(?:\.css|-site-.*\.woff2)$/;

for (const brand of BRANDS) {
  test(`${brand}: a machine without a Chinese face gets one of just the words of the site, none missing, and nothing moves`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    await withoutChineseFace(page);
    const files = watchFiles(page);
    for (const path of site.pagesIn('zh-tw')) {
      await page.goto(site.url(path));
      await untilReady(page);
      await expect.poll(() => hasFace(page), path).toBe(true);
      await expect.poll(() => blankCharacters(page), path).toEqual([]);
      await expectNoShift(page, path);
    }
    expect(files().filter((file) => !SITE_FILE.test(file))).toEqual([]);
  });
}

test('what a visitor types is drawn from the slices of the whole face', async ({ page, site }) => {
  await withoutChineseFace(page);
  const files = watchFiles(page);
  await page.goto(site.url('/main/zh-tw/index'));
  await untilReady(page);
  await expect.poll(() => hasFace(page)).toBe(true);
  await field(page, 'companyName').fill('服務');
  await field(page, 'companyName').fill('龘靐齉');
  await expect
    .poll(() => files().filter((file) => /^noto-sans-tc-\d+-400-normal\.woff2$/.test(file)).length)
    .toBeGreaterThan(0);
});

test('who comes to Chinese from an English page has the face too', async ({ page, site }) => {
  await withoutChineseFace(page);
  await page.goto(site.url('/main/en/about'));
  await untilReady(page);
  await chooseLanguage(page, 'zh-tw');
  await expect(page).toHaveURL(site.url('/main/zh-tw/about'));
  await expect.poll(() => hasFace(page)).toBe(true);
  await expect.poll(() => blankCharacters(page)).toEqual([]);
});

test('a machine with a Chinese face fetches none', async ({ page, site }) => {
  await withChineseFace(page);
  const files = watchFiles(page);
  await page.goto(site.url('/main/zh-tw/index'));
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  expect(files()).toEqual([]);
});
