import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from './support/builds.ts';
import { FACES, hasFace } from './support/faces.ts';
import { holdRequests } from './support/holdRequests.ts';
import { frames, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { footerLink } from './support/links.ts';
import { wordOf } from './support/words.ts';

/** What a page's own Latin face may weigh, in bytes. */
const MAX_FACE = 45_000;

for (const brand of BRANDS) {
  test(`${brand}: the face is small, kept for ever, and sets all figures of prices on one width`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const answer = page.waitForResponse(/\.woff2$/);
    await visitSettled(page, site.url('/main/en/about'));
    const face = await answer;
    await face.finished();
    expect(face.headers()['cache-control']).toContain('immutable');
    expect(statSync(join(site.directory, new URL(face.url()).pathname)).size).toBeLessThanOrEqual(MAX_FACE);
    await page
      .locator('footer')
      .getByRole('link', { name: wordOf(site, 'en', 'MENU.PACKAGE') })
      .click();
    await expect.poll(() => hasFace(page, FACES[brand])).toBe(true);
    const widths = await page
      .getByText(/\$\d{1,3}(?:,\d{3})+/)
      .first()
      .evaluate((price) =>
        [...'0123456789'].map((figure) => {
          const probe = price.appendChild(document.createElement('span'));
          probe.textContent = figure.repeat(20);
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return Math.round(width);
        }),
      );
    expect(new Set(widths).size).toBe(1);
  });
}

test('a face that cannot be fetched is not missed, and asked for again by the next page', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/404/);
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  const refused = page.waitForResponse(/\.woff2$/);
  await visitSettled(page, site.url('/main/en/index'));
  await refused;
  await frames(page);
  expect(await hasFace(page, FACES.cloud)).toBe(false);
  await expect(page.locator('h1')).toBeVisible();
  const asked = page.waitForResponse(/\.woff2$/);
  await footerLink(page, 'about').click();
  await (await asked).finished();
  // If it would move a line on that page, it is used from the next page on.
  await footerLink(page, 'favorablePlan').click();
  await expect.poll(() => hasFace(page, FACES.cloud)).toBe(true);
});

test('a face that comes late moves no line of the page that is read by then, and comes with the next', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\.woff2$/);
  await visitSettled(page, site.url('/main/en/index'));
  await footerLink(page, 'about').click();
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
  await page.evaluate((family) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = `position: fixed; top: 0; width: 8em; font-family: '${family}', monospace`;
    probe.append(
      ...['Words that fill lines. '.repeat(4), 'below'].map((textContent) =>
        Object.assign(document.createElement('p'), { textContent }),
      ),
    );
  }, FACES.cloud);
  const arrived = page.waitForResponse(/\.woff2$/);
  release();
  await (await arrived).finished();
  await frames(page);
  expect(await hasFace(page, FACES.cloud)).toBe(false);
  await footerLink(page, 'favorablePlan').click();
  await expect.poll(() => hasFace(page, FACES.cloud)).toBe(true);
});

test('what a closed menu holds keeps no face away, however its lines break', async ({ page, site }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await visitSettled(page, site.url('/main/en/about'));
  await page.evaluate((family) => {
    // No other line can move: nothing else is set in the face.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { font-family: monospace !important } details.probe * { font-family: '${family}', monospace !important; width: 8em }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const menu = document.body.appendChild(document.createElement('details'));
    menu.className = 'probe';
    menu.style.cssText = 'position: fixed; top: 0';
    for (const name of ['summary', 'p', 'b'])
      menu.append(
        Object.assign(document.createElement(name), { textContent: 'Words that fill lines. '.repeat(4) }),
      );
    menu.querySelector('summary')?.style.setProperty('font-family', 'monospace', 'important');
  }, FACES.cloud);
  release();
  await expect.poll(() => hasFace(page, FACES.cloud)).toBe(true);
});
