import { BRANDS } from './support/builds.ts';
import { fillForm, submitButton } from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { goInApp, stopClock, visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, wordOf } from './support/words.ts';

/* The times that the specification counts (section 9): they are the outside contract's, not a brand's. */

for (const brand of BRANDS) {
  test(`${brand}: the hero waits 2000 ms and moves for 800, a section 100 and 1000; nothing does where little motion is asked for`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const timesOf = (movement: 'hero' | 'arrived') =>
      page
        .locator(`main [data-entrance=${movement}]`)
        .first()
        .evaluate((element) => {
          const { animationDelay, animationDuration, opacity } = getComputedStyle(element);
          return [animationDelay, animationDuration, opacity];
        });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, site.url('/main/en/index'));
    expect(await timesOf('hero')).toEqual(['2s', '0.8s', '1']);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    expect(await timesOf('arrived')).toEqual(['0.1s', '1s', '1']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const movement of ['hero', 'arrived'] as const)
      expect(await timesOf(movement)).toEqual(['0s', '0s', '1']);
  });
}

test('a card under the pointer and its arrow move; neither does where little motion is asked for', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  const card = page.locator('[data-interactive]:has([data-part=arrow])').first();
  const moved = () =>
    card.evaluate((element) =>
      [element, element.querySelector('[data-part=more] svg')].map(
        (part) => part && getComputedStyle(part).translate !== 'none',
      ),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await card.hover();
  await expect.poll(moved).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moved).toEqual([false, false]);
});

test('the error page closes a loader that is still open after 1000 ms', async ({ page, site }) => {
  await page.clock.install();
  await visit(page, site.url('/main/en/index'));
  const release = await holdRequests(page, /\/AddContactUs$/);
  await fillForm(page);
  await stopClock(page);
  await submitButton(page).click();
  const loader = page.getByRole('status').getByText(wordOf(site, 'en', 'COMMON.LOADING'));
  await expect(loader).toBeVisible();
  await goInApp(page, site.url('/errorPage'));
  await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
  await page.clock.runFor(990);
  await expect(loader).toBeVisible();
  await page.clock.runFor(10);
  await expect(loader).toHaveCount(0);
  release();
});
