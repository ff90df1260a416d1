import { BRANDS } from './support/builds.ts';
import {
  COMPANY_NAME,
  doubleTexts,
  expectReadable,
  findBrokenPhrases,
  findLeadingMarks,
  findSmallTargets,
  scrollThrough,
} from './support/findings.ts';
import { expectNoShift, frames, resize, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Phones and tablets, in CSS pixels: each visit starts at a width with rules of its own, then takes one with the same rules. */
const WIDTHS = [[390, 320], [768]] as const;

/** The window of an iPhone at 200 % zoom. */
const ENLARGED = { width: 195, height: 400 };

/* One visit to each page at each kind of width, with all checks; desktops are in firstVisit.spec.ts. */
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
            expect.soft(await findLeadingMarks(page), `headings of ${path}, enlarged`).toEqual([]);
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
