import { BRANDS } from './support/builds.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES } from './support/words.ts';

/** How many sheets of A4 a home page may take: two of the agency's sections begin one, for cards with pictures. */
const MOST: Readonly<Record<(typeof BRANDS)[number], number>> = { cloud: 6, agency: 8 };

for (const brand of BRANDS) {
  for (const langCode of LANG_CODES) {
    test(`${brand}, ${langCode}: the home page leaves no sheet of paper nearly empty`, async ({
      page,
      serve,
    }) => {
      const site = await serve(brand);
      await visit(page, site.url(`/main/${langCode}/index`));
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
      expect(sheets?.length).toBeLessThanOrEqual(MOST[brand]);
      expect(sheets?.length).toBeGreaterThan(3);
    });
  }
}

test('a printed answer has no veil over the whole page', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toHaveCSS('box-shadow', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page)).toHaveCSS('box-shadow', 'none');
});

test('two prices stand in the middle of a sheet', async ({ page, serve }) => {
  const site = await serve('agency');
  await page.setViewportSize({ width: 704, height: 1000 });
  await visit(page, site.url('/main/zh-tw/lunar-new-year'));
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('main ul:has(> li > [data-preferred])');
  const boxes = [list, list.locator('> li').first(), list.locator('> li').last()];
  const [all, first, last] = await Promise.all(boxes.map((each) => each.boundingBox()));
  if (!all || !first || !last) throw new Error('The prices are not there.');
  expect(last.y).toBe(first.y);
  expect(first.x - all.x).toBeGreaterThan(50);
  expect(first.x - all.x).toBeCloseTo(all.x + all.width - last.x - last.width, 0);
});
