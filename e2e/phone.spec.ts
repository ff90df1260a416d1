import { BRANDS } from './support/builds.ts';
import { expectReadable, findSmallTargets } from './support/findings.ts';
import { frames, visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, otherThan, wordOf } from './support/words.ts';

/* layout.spec.ts checks each page at phone width; these tests check what visitors do there. */
for (const brand of BRANDS) {
  for (const width of [320, 390]) {
    test(`${brand} at ${width}: the menu, the language and the form by touch`, async ({
      openPage,
      serve,
    }) => {
      const site = await serve(brand);
      for (const langCode of LANG_CODES) {
        const page = await openPage({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
        await visit(page, site.url(`/main/${langCode}/index`));
        const menu = page.locator('header details:has(nav)');
        await expect(page.locator('header nav').first()).toBeHidden();
        await menu.locator('summary').tap();
        await expect(menu.locator('a').first()).toBeVisible();
        expect.soft(await findSmallTargets(page), 'targets in the menu').toEqual([]);
        await expectReadable(page, 'the open menu');
        // Every page is in reach from the menu, and the last entry can be scrolled to.
        await menu.locator('a').last().scrollIntoViewIfNeeded();
        await expect(menu.locator('a').last()).toBeInViewport();
        // The page under the backdrop takes no press: a tap there closes the menu, and follows no link.
        await menu.locator('summary').tap();
        const covered = page.locator('main a[href*="/service/"]').first();
        await covered.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'end' }));
        await menu.locator('summary').tap();
        const { x = 0, y = 0 } = (await covered.boundingBox()) ?? {};
        const panel = await menu.locator('[data-part=panel]').boundingBox();
        expect(y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
        const next = await page.evaluateHandle(() => ({
          press: new Promise<void>((resolve) => addEventListener('click', () => resolve(), { once: true })),
        }));
        await page.touchscreen.tap(x + 8, y + 8);
        await next.evaluate(({ press }) => press);
        await expect(menu).not.toHaveAttribute('open');
        await frames(page);
        await expect(page).toHaveURL(site.url(`/main/${langCode}/index`));
        await menu.locator('summary').tap();
        await menu.getByRole('link', { name: wordOf(site, langCode, 'MENU.ABOUT') }).tap();
        await expect(page).toHaveURL(site.url(`/main/${langCode}/about`));
        // The address changes before its page appears, and the links to the other language belong to the page.
        await expect(page.locator('h1')).toHaveText(wordOf(site, langCode, 'ABOUT.TITLE'));
        await expect(menu).not.toHaveAttribute('open');
        await menu.locator('summary').tap();
        await page.locator('header details:has([hreflang]):not(:has(nav)) > summary').tap();
        await expect(menu).not.toHaveAttribute('open');
        await page.locator(`header [hreflang]:not([aria-current])`).tap();
        await expect(page).toHaveURL(site.url(`/main/${otherThan(langCode)}/about`));
        await page.locator('footer a[href$="#contact"]').tap();
        // From here on the page scrolls there, and a tap waits until it stands still.
        await expect(page.locator('#contact')).toBeFocused();
        await page.locator('form button[type=submit]').tap();
        await expect(page.locator('[name=companyName]')).toBeFocused();
        await expectReadable(page, 'the form with its errors');
      }
    });
  }

  test(`${brand}: the button of a menu that was opened and closed does not look pressed`, async ({
    openPage,
    serve,
  }) => {
    const site = await serve(brand);
    const page = await openPage({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });
    await visit(page, site.url('/main/en/favorablePlan'));
    const button = page.locator('header details:has(nav) > summary');
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await button.tap();
    await button.tap();
    await expect(page.locator('header details[open]')).toHaveCount(0);
    // A phone leaves it hovered, shortly after the tap.
    await expect.poll(() => button.evaluate((element) => element.matches(':hover'))).toBe(true);
    await expect.poll(ground).toBe(before);
  });
}
