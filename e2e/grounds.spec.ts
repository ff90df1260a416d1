import { BRANDS } from './support/builds.ts';
import { groundsIn } from './support/grounds.ts';
import { visitSettled } from './support/inPage.ts';
import { expect, test } from './support/test.ts';

for (const brand of BRANDS) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${brand}: drawings are those for their ground, whoever decides it, and no other is fetched (${scheme})`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      const page = await openPage({ colorScheme: scheme });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await visitSettled(page, site.url('/main/en/index'));
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(page.locator('footer img[data-ground=dark]')).toBeVisible();
      expect(await groundsIn(page, 'header')).toEqual([scheme]);
      expect(await groundsIn(page, 'main')).toEqual([scheme]);
      expect(await groundsIn(page, 'footer')).toEqual(['dark']);
      // The largest picture of the first screen is requested before its background is known.
      const hero = await page.locator('main img[fetchpriority=high]').first().getAttribute('src');
      const hidden = await page
        .locator('main img[data-ground]')
        .evaluateAll((images) =>
          images
            .filter((image) => !image.checkVisibility())
            .map((image) => (image as HTMLImageElement).getAttribute('src') ?? ''),
        );
      expect(hidden.length).toBeGreaterThan(3);
      expect(hidden.filter((src) => src !== hero && fetched.some((url) => url.endsWith(src)))).toEqual([]);

      const other = scheme === 'light' ? 'dark' : 'light';
      await page.locator('main').evaluate((main, theme) => main.setAttribute('data-theme', theme), other);
      expect(await groundsIn(page, 'main')).toEqual([other]);
      expect(await groundsIn(page, 'header')).toEqual([scheme]);
      await page.locator('html').evaluate((root, theme) => root.setAttribute('data-theme', theme), other);
      expect(await groundsIn(page, 'header')).toEqual([other]);
      expect(await groundsIn(page, 'footer')).toEqual(['dark']);
    });
  }
}
