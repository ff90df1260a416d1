import { BRANDS } from '../support/builds.ts';
import { brokenWords, unreadableText } from '../support/unreadable.ts';
import { LANG_CODES } from '../support/words.ts';
import { findMisplaced, findNeedlessLines, findNeedlessWraps, missingPictures } from './layoutFindings.ts';
import { expect, test } from './test.ts';

/** The widths of windows, in CSS pixels; the largest first, so that its cached pictures serve the smaller ones. */
const WIDTHS = [1440, 1024, 768, 390, 320];

/** How far the page can be scrolled sideways at twice the text size, in pixels. */
const sidewaysInLargeLetters = () => {
  const root = document.documentElement;
  root.style.fontSize = '200%';
  const sideways = root.scrollWidth - root.clientWidth;
  root.style.fontSize = '';
  return sideways;
};

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`${brand}, ${langCode}, ${scheme}: every page stands in its window at every width`, async ({
        visit,
      }) => {
        const visitor = await visit(brand, { scheme, language: langCode === 'en' ? 'en-US' : 'zh-TW' });
        for (const path of [...visitor.site.pagesIn(langCode), '/errorPage']) {
          await visitor.open(path);
          for (const width of WIDTHS) {
            const where = `${path} at ${width}`;
            await visitor.resize(width, 900);
            await visitor.expect(missingPictures, null, []);
            expect.soft(await visitor.evaluate(findMisplaced), where).toEqual([]);
            expect.soft(await visitor.evaluate(unreadableText), where).toEqual([]);
            expect.soft(await visitor.evaluate(findNeedlessWraps), where).toEqual([]);
            expect.soft(await visitor.evaluate(findNeedlessLines), where).toEqual([]);
          }
          await visitor.resize(390, 900);
          expect.soft(await visitor.evaluate(sidewaysInLargeLetters), `${path}, large letters`).toBe(0);
        }
      });
    }
  }

  test(`${brand}: names of services, prices and words of steps are whole on a phone that shows pages at twice their size`, async ({
    visit,
  }) => {
    const visitor = await visit(brand, { language: 'en-US' });
    await visitor.resize(195, 422);
    for (const path of visitor.site.pagesIn('en')) {
      await visitor.open(path);
      expect.soft(await visitor.evaluate(findMisplaced), path).toEqual([]);
      expect
        .soft(
          await visitor.evaluate(brokenWords, 'main a[href*="/service/"], main p > span, main ol p'),
          path,
        )
        .toEqual([]);
    }
  });
}
