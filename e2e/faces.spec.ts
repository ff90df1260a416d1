import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { frames, visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, wordOf } from './support/words.ts';

test.describe.configure({ timeout: 120_000 });

/** What a page's own Latin face may weigh, in bytes. */
const MAX_FACE = 45_000;

const FACES = { cloud: 'Geist', agency: 'Bricolage Grotesque' } as const;

const hasFace = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        (face) => face.family.replaceAll('"', '') === name && face.status === 'loaded',
      ),
    family,
  );

for (const brand of BRANDS) {
  for (const width of [390, 1440]) {
    test(`${brand}: its own face comes once the page is alive or with the next one, and nothing moves (${width})`, async ({
      page,
      serve,
    }) => {
      const site = await serve(brand);
      await page.setViewportSize({ width, height: 900 });
      let atOnce = 0;
      for (const langCode of LANG_CODES) {
        for (const path of [...site.pagesIn(langCode), '/errorPage']) {
          const fetched = page.waitForResponse(/\/face\.[^/]+\.woff2$/);
          await visitSettled(page, site.url(path));
          await (await fetched).finished();
          await frames(page);
          expect.soft(await page.evaluate(() => window.layoutShift), path).toBeLessThanOrEqual(0.01);
          if (await hasFace(page, FACES[brand])) atOnce += 1;
        }
        await page
          .locator('footer')
          .getByRole('link', { name: wordOf(site, langCode, 'MENU.ABOUT') })
          .click();
        await expect.poll(() => hasFace(page, FACES[brand])).toBe(true);
      }
      // How often depends on the machine's faces; they stand in with the same measure where they are known.
      expect(atOnce).toBeGreaterThan(0);
    });
  }

  test(`${brand}: the face is small, kept for ever, and sets all figures of prices on one width`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const answer = page.waitForResponse(/\.woff2$/);
    await visitSettled(page, site.url('/main/en/about'));
    const face = await answer;
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

test('a face that cannot be fetched is not missed', async ({ page, site, guard }) => {
  guard.allow(/404/);
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: '' }));
  await visitSettled(page, site.url('/main/en/index'));
  expect(await hasFace(page, FACES.cloud)).toBe(false);
  await expect(page.locator('h1')).toBeVisible();
});
