import { BRANDS } from './support/builds.ts';
import {
  COMPANY_NAME,
  doubleTexts,
  findSmallTargets,
  findUnreadableText,
  scrollThrough,
  sidewaysScroll,
} from './support/findings.ts';
import { frames, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The widths that every page is made for, in CSS pixels: each visit begins at one that has rules of its own, for phones,
 * tablets and desks, and goes on to those that share them.
 */
const WIDTHS = [[390, 320], [768], [1440, 1024, 1920]] as const;

/** The largest sum of layout shifts of one visit. */
const MAX_SHIFT = 0.01;

/* One visit of each page at each kind of width, and everything that a visit can tell. */
for (const brand of BRANDS) {
  for (const [first, ...others] of WIDTHS) {
    const widths = [first, ...others];
    const isPhone = first < 768;
    const height = isPhone ? 800 : 900;
    test(`${brand} at ${widths.join(', ')}: nothing shifts, is cut, lies over another or is too small, also with doubled labels`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      for (const langCode of LANG_CODES) {
        const page = await openPage({
          locale: langCode === 'en' ? 'en-US' : 'zh-TW',
          hasTouch: isPhone,
          isMobile: isPhone,
        });
        const atEachWidth = async (check: (width: number) => Promise<void>) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height });
            await frames(page);
            await check(width);
          }
        };
        for (const path of [
          ...site.pagesIn(langCode),
          `/main/${langCode}/service`.concat('?id=2'),
          '/errorPage',
        ]) {
          await page.setViewportSize({ width: first, height });
          const face = page.waitForResponse(/\/face\.[^/]+\.woff2$/);
          await visitSettled(page, site.url(path));
          await scrollThrough(page);
          await (await face).finished();
          await frames(page);
          const shifted = await page.evaluate(() => window.shifted?.join('\n'));
          expect
            .soft(await page.evaluate(() => window.layoutShift), `shift of ${path} at ${first}:\n${shifted}`)
            .toBeLessThanOrEqual(MAX_SHIFT);
          await atEachWidth(async (width) => {
            const where = `${path} at ${width}`;
            expect.soft(await sidewaysScroll(page), `sideways scroll of ${where}`).toBe(0);
            expect.soft(await findUnreadableText(page), where).toEqual([]);
            if (isPhone) expect.soft(await findSmallTargets(page), `targets of ${where}`).toEqual([]);
          });
          await doubleTexts(page);
          await atEachWidth(async (width) => {
            const where = `${path} at ${width}, doubled`;
            expect.soft(await sidewaysScroll(page), `sideways scroll of ${where}`).toBe(0);
            expect.soft(await findUnreadableText(page, COMPANY_NAME), where).toEqual([]);
          });
        }
      }
    });
  }
}
