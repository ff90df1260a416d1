import { BRANDS } from './support/builds.ts';
import {
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

/** The widths that every page is made for, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** The largest sum of layout shifts of one visit. */
const MAX_SHIFT = 0.01;

/** Gives way to doubled entries, two lines at most: the mark stays beside it, and the link is called by the whole name. */
const COMPANY_NAME = 'header a:has(img)';

/* One visit of each page at each width, and everything that a visit can tell. */
for (const brand of BRANDS) {
  for (const width of WIDTHS) {
    test(`${brand} at ${width}: nothing shifts, is cut, lies over another or is too small, also with doubled labels`, async ({
      openPage,
      serve,
    }) => {
      test.setTimeout(90_000);
      const site = await serve(brand);
      for (const langCode of LANG_CODES) {
        const page = await openPage({
          viewport: { width, height: width < 768 ? 800 : 900 },
          locale: langCode === 'en' ? 'en-US' : 'zh-TW',
          hasTouch: width < 768,
          isMobile: width < 768,
        });
        for (const path of [
          ...site.pagesIn(langCode),
          `/main/${langCode}/service`.concat('?id=2'),
          '/errorPage',
        ]) {
          const where = `${path} at ${width}`;
          await visitSettled(page, site.url(path));
          await scrollThrough(page);
          const shifted = await page.evaluate(() => window.shifted?.join('\n'));
          expect
            .soft(await page.evaluate(() => window.layoutShift), `shift of ${where}:\n${shifted}`)
            .toBeLessThanOrEqual(MAX_SHIFT);
          expect.soft(await sidewaysScroll(page), `sideways scroll of ${where}`).toBe(0);
          expect.soft(await findUnreadableText(page), where).toEqual([]);
          if (width < 768) expect.soft(await findSmallTargets(page), `targets of ${where}`).toEqual([]);
          await doubleTexts(page);
          await frames(page);
          expect.soft(await sidewaysScroll(page), `sideways scroll of ${where}, doubled`).toBe(0);
          expect.soft(await findUnreadableText(page, COMPANY_NAME), `${where}, doubled`).toEqual([]);
        }
      }
    });
  }
}
