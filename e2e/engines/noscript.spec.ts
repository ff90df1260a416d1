import { BRANDS } from '../support/builds.ts';
import { LANG_CODES } from '../support/words.ts';
import { findMisplaced, missingPictures } from './layoutFindings.ts';
import { expect, test } from './test.ts';

/** What a visitor can read, follow and look at. */
const contentsOf = () => ({
  words: document.getElementById('root')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '',
  links: Array.from(document.querySelectorAll('#root a'), (link) => link.getAttribute('href')),
  pictures: Array.from(document.querySelectorAll('#root img'), (image) => image.getAttribute('alt')),
  unseen: Array.from(document.querySelectorAll('main *'))
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => element.outerHTML.slice(0, 80)),
});

for (const brand of BRANDS) {
  test(`${brand}: without scripts words, links, prices, pictures and the e-mail line are there`, async ({
    visit,
  }) => {
    const plain = await visit(brand, { scripts: false });
    for (const langCode of LANG_CODES) {
      for (const path of plain.site.pagesIn(langCode)) {
        await plain.openDocument(path);
        const { words, links, pictures, unseen } = await plain.evaluate(contentsOf);
        expect.soft(words.length, `words of ${path}`).toBeGreaterThan(200);
        expect.soft(links.length, `links of ${path}`).toBeGreaterThan(10);
        expect.soft(links, path).not.toContain(null);
        expect.soft(pictures, path).not.toContain(null);
        expect.soft(unseen, path).toEqual([]);
        await plain.expect(missingPictures, null, []);
        expect.soft(await plain.evaluate(findMisplaced), path).toEqual([]);
        if (path.endsWith('/favorablePlan')) expect.soft(words).toMatch(/\$\d{1,3}(?:,\d{3})+/);
      }
      await plain.openDocument(`/main/${langCode}/index`);
      await plain.expectVisible('#contact noscript p', 1);
      await plain.expect(
        () => /\S+@\S+\.example/.test(document.querySelector('#contact noscript')?.textContent ?? ''),
        null,
        true,
      );
      await plain.press('header nav details > summary');
      await plain.press('header nav details a[href$="/service/2"]');
      await plain.expectPath(`/main/${langCode}/service/2`);
    }
  });
}
