import { BRANDS } from './support/builds.ts';
import {
  COMPANY_NAME,
  doubleTexts,
  expectReadable,
  findBrokenPhrases,
  findSmallTargets,
  scrollThrough,
} from './support/findings.ts';
import { expectNoShift, frames, resize, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Phones and tablets, in CSS pixels: each visit begins at a width that has rules of its own, and goes on to the one that shares them. */
const WIDTHS = [[390, 320], [768]] as const;

/** What an iPhone makes of its window where it shows a page at 200 %. */
const ENLARGED = { width: 195, height: 400 };

/* One visit of each page at each kind of width, and everything that a visit can tell; desks are firstVisit.spec.ts's. */
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
          await expectNoShift(page, `${path} at ${first}`);
          for (const width of widths) {
            await resize(page, { width, height });
            await expectReadable(page, `${path} at ${width}`);
            expect.soft(await findBrokenPhrases(page), `headings of ${path} at ${width}`).toEqual([]);
            if (isPhone)
              expect.soft(await findSmallTargets(page), `targets of ${path} at ${width}`).toEqual([]);
          }
          if (isPhone) {
            await resize(page, ENLARGED);
            const labels = await findBrokenPhrases(page, 'header [data-panel=end] > summary');
            expect.soft(labels, `the language on ${path}, enlarged`).toEqual([]);
          }
          await doubleTexts(page);
          for (const width of widths) {
            await resize(page, { width, height });
            await expectReadable(page, `${path} at ${width}, doubled`, COMPANY_NAME);
          }
        }
      }
    });
  }
}
