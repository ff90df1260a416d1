import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { field } from './support/form.ts';
import { untilReady } from './support/inPage.ts';
import { expect, test } from './support/test.ts';

const FACE = 'Noto Sans TC';
const PLACEHOLDER = 'Chinese Placeholder';

/** Makes the page believe that this machine has no Chinese face: every character is half as wide as it ought to be. */
async function withoutChineseFace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.measureText = () => ({ width: 50 }) as TextMetrics;
  });
}

/** The files of the bundled face that the page asked for, in order of their names. */
function watchFiles(page: Page): () => string[] {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/fonts/')) files.add(pathname.replace(/^.*\//, ''));
  });
  return () => [...files].toSorted();
}

/** Whether the files of the site's own words have come, in both weights. */
const hasSiteFace = (page: Page) =>
  page.evaluate((family) => {
    // Chromium quotes a name that a face was made with, and none that it got later.
    const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
    return ['400', '700'].every((weight) =>
      faces.some((face) => face.weight === weight && face.status === 'loaded'),
    );
  }, FACE);

/** Chinese characters of the page that the bundled face, as far as it has come, draws as nothing. */
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

const SITE_FILE = /^noto-sans-tc(?:\.json|-site-.*\.woff2)$/;

for (const brand of BRANDS) {
  test(`${brand}: a machine without a Chinese face gets one of just the words of the site, with none missing`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    await withoutChineseFace(page);
    const files = watchFiles(page);
    for (const path of site.pagesIn('zh-tw')) {
      await page.goto(site.url(path));
      await untilReady(page);
      await expect.poll(() => hasSiteFace(page), path).toBe(true);
      expect(await blankCharacters(page), path).toEqual([]);
    }
    expect(files().filter((file) => !SITE_FILE.test(file))).toEqual([]);
  });
}

/** Notes which elements are left out of the page for a while, and whether one of them was in the window. */
const watchLeftOut = (page: Page) =>
  page.addInitScript(() => {
    const leftOut = { count: 0, inWindow: 0 };
    Object.assign(window, { leftOut });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || !target.hasAttribute('data-left-out')) continue;
        const { top, bottom } = target.getBoundingClientRect();
        leftOut.count += 1;
        if (bottom > 0 && top < innerHeight) leftOut.inWindow += 1;
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-left-out'] });
  });

const leftOut = (page: Page) => page.locator('[data-left-out]');

test('the face is laid out part by part: what is in the window at once, then all the rest, and nothing moves', async ({
  page,
  serve,
}) => {
  await withoutChineseFace(page);
  await watchLeftOut(page);
  for (const brand of BRANDS) {
    const site = await serve(brand);
    for (const path of site.pagesIn('zh-tw')) {
      await page.goto(site.url(path));
      await expect.poll(() => hasSiteFace(page), path).toBe(true);
      await expect(leftOut(page), path).toHaveCount(0);
      const seen = await page.evaluate(
        () => Reflect.get(window, 'leftOut') as { count: number; inWindow: number },
      );
      expect.soft(seen.count, path).toBeGreaterThan(0);
      expect.soft(seen.inWindow, path).toBe(0);
      const kept = await page.evaluate(() => [
        ...[...document.documentElement.children].map(({ localName }) => localName),
        ...[...document.fonts].map(({ family }) => family.replaceAll('"', '')),
      ]);
      expect.soft([...new Set(kept)], `what stays, on ${path}`).toEqual(['head', 'body', PLACEHOLDER, FACE]);
      expect.soft(await page.evaluate(() => window.layoutShift), path).toBeLessThanOrEqual(0.01);
    }
  }
});

const MOVES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'who scrolls': (page) => page.mouse.wheel(0, 400),
  'who presses a key': (page) => page.keyboard.press('Tab'),
};

for (const [who, move] of Object.entries(MOVES)) {
  test(`${who} while the face arrives has all of the page`, async ({ page, site }) => {
    await withoutChineseFace(page);
    // As if a frame took long: the page is shown part by part, and the visitor is faster.
    await page.addInitScript(() => {
      const { requestAnimationFrame: frame } = window;
      let isSlow = false;
      window.requestAnimationFrame = (callback) => (isSlow ? 0 : frame(callback));
      new MutationObserver(() => {
        isSlow = document.querySelector('[data-left-out]') !== null;
      }).observe(document, { subtree: true, attributeFilter: ['data-left-out'] });
    });
    await page.goto(site.url('/main/zh-tw/index'));
    await expect(leftOut(page).first()).toBeAttached();
    await move(page);
    await expect(leftOut(page)).toHaveCount(0);
  });
}

test('who comes to a field just before parts are left out keeps it', async ({ page, site }) => {
  await withoutChineseFace(page);
  await page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    // The parts are chosen, and not left out yet.
    MutationObserver.prototype.observe = function chosen(target, options) {
      observe.call(this, target, options);
      if (target === document.body)
        document.querySelector<HTMLElement>('form [name=companyName]')?.focus({ preventScroll: true });
    };
  });
  await page.goto(site.url('/main/zh-tw/index'));
  await expect.poll(() => hasSiteFace(page)).toBe(true);
  await expect(leftOut(page)).toHaveCount(0);
  await expect(field(page, 'companyName')).toBeFocused();
});

test('what a visitor types is drawn from the whole face', async ({ page, site }) => {
  await withoutChineseFace(page);
  const files = watchFiles(page);
  await page.goto(site.url('/main/zh-tw/index'));
  await untilReady(page);
  await expect.poll(() => hasSiteFace(page)).toBe(true);
  await page.mouse.move(200, 200);
  await field(page, 'companyName').fill('服務');
  await field(page, 'companyName').fill('龘靐齉');
  await expect
    .poll(() => files().filter((file) => /^noto-sans-tc-\d+-400-normal\.woff2$/.test(file)).length)
    .toBeGreaterThan(0);
});

test('an English page asks for nothing before its visitor does something', async ({ page, site }) => {
  await withoutChineseFace(page);
  const files = watchFiles(page);
  await page.goto(site.url('/main/en/index'));
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  expect(files()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => hasSiteFace(page)).toBe(true);
});
