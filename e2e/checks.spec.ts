import { doubleTexts, findSmallTargets, findUnreadableText, sidewaysScroll } from './support/findings.ts';
import { expect, test } from './support/test.ts';

/* The checks of layout.spec.ts find the faults that they are for, on pages that are wrong on purpose. */

test.use({ viewport: { width: 400, height: 600 } });

test('text that is cut, out of the window or under other text is found, and good text is not', async ({
  page,
}) => {
  const cases: readonly (readonly [string, RegExp | undefined])[] = [
    ['<p>Good</p><p>words</p>', undefined],
    [
      '<div style="overflow: hidden; width: 60px"><span style="white-space: nowrap">A long label here</span></div>',
      /side/,
    ],
    ['<div style="overflow: clip; height: 20px; width: 60px">A long label here</div>', /bottom/],
    ['<p style="white-space: nowrap; font-size: 40px">A label longer than the window is wide</p>', /window/],
    ['<p style="margin: 0">First words</p><p style="margin: -14px 0 0">Second words</p>', /over each other/],
    [
      '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Said only</p>',
      undefined,
    ],
    ['<p style="opacity: 0; position: absolute">Unseen</p><p>Seen</p>', undefined],
  ];
  for (const [html, wanted] of cases) {
    await page.setContent(html);
    const found = await findUnreadableText(page);
    if (wanted === undefined) expect.soft(found, html).toEqual([]);
    else expect.soft(found.join('\n'), html).toMatch(wanted);
  }
});

test('a page that can be scrolled sideways is found', async ({ page }) => {
  await page.setContent('<div style="width: 500px">Wide</div>');
  expect(await sidewaysScroll(page)).toBeGreaterThan(90);
  await page.setContent('<div>Narrow</div>');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('small targets are found, links in a line of text are none', async ({ page }) => {
  await page.setContent(
    '<button style="width: 30px; height: 60px">B</button><a href="/" style="display: block; height: 20px">Link</a>' +
      '<p>Words and <a href="/">a link</a> in them</p><button style="width: 44px; height: 44px">C</button>',
  );
  expect(await findSmallTargets(page)).toEqual(['BUTTON B 30x60', expect.stringMatching(/^A Link \d+x20$/)]);
});

test('labels are doubled, prices are not', async ({ page }) => {
  await page.setContent('<p>Words</p><p>$1,200</p>');
  await doubleTexts(page);
  await expect(page.locator('body')).toHaveText(/Words Words\s*\$1,200$/);
});
