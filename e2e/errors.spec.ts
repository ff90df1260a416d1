import type { Page } from '@playwright/test';
import { ABNORMAL, type Call, type Fault, inject, serverError } from './support/faults.ts';
import { confirmDialog, dialog, expectForm, fillForm, submitButton, TYPED } from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { frames, stopClock, visit } from './support/inPage.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, LANG_CODES, type LangCode, wordOf } from './support/words.ts';
import { chooseLanguage, chooseService, footerLink } from './support/links.ts';

/** From a page that needs no data to a service or the plan, inside the app: nothing of it is on screen yet. */
async function goOn(page: Page, to: 'service' | 'plan'): Promise<void> {
  if (to === 'plan') await footerLink(page, 'favorablePlan').click();
  else {
    await chooseService(page, 2);
  }
}

async function startAtAbout(page: Page, site: Site, langCode: LangCode): Promise<void> {
  await visit(page, site.url(`/main/${langCode}/about`));
}

/** Half of the cases for one language, as the code is the same in both; the other language gets the rest. */
const halfOf = <Kind>(kinds: readonly Kind[], langCode: LangCode): readonly Kind[] =>
  kinds.filter((_, index) => (index % 2 === 0) === (langCode === 'en'));

/**
 * How long a page, by its own clock, waits from now on until it gives a call up, in milliseconds. What it then shows has to be
 * fetched: that it shows nothing yet would not tell that it still waits.
 */
async function timeOfWait(page: Page, call: Call): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  const givenUp = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes(call),
    timeout: 60_000,
  });
  const begin = await now();
  await givenUp;
  return (await now()) - begin;
}

const noVeil = (page: Page, site: Site, langCode: LangCode) =>
  expect.soft(page.getByRole('status').getByText(wordOf(site, langCode, 'COMMON.LOADING'))).toHaveCount(0);

for (const langCode of LANG_CODES) {
  const texts = CATALOGUE[langCode];
  const home = `/main/${langCode}/index`;

  test(`an abnormal answer of a service or the plan is told, then leads to the index (${langCode})`, async ({
    page,
    site,
  }) => {
    let fault: Fault = 'silent';
    await page.route('**/server/View/GetServiceById*', async (route) => {
      if (typeof fault === 'string') return;
      await route.fulfill({ status: 200, contentType: fault.type ?? 'application/json', body: fault.body });
    });
    await startAtAbout(page, site, langCode);
    const ofService = halfOf(Object.keys(ABNORMAL), langCode);
    for (const [what, abnormal] of Object.entries(ABNORMAL)) {
      fault = abnormal;
      // Each kind in each language, and of each page, but not all of it at once: the code is the same.
      const to = ofService.includes(what) ? 'service' : 'plan';
      await test.step(`${to}: ${what}`, async () => {
        await footerLink(page, 'about').click();
        await goOn(page, to);
        await expect(dialog(page), what).toBeVisible();
        await expect.soft(dialog(page), what).toHaveAccessibleName(texts.notice);
        await expect.soft(dialog(page), what).toContainText(texts.data);
        await expect.soft(dialog(page), what).not.toContainText(texts.timeout);
        await confirmDialog(page);
        await expect(page, what).toHaveURL(site.url(home));
        await expect.soft(page.locator('form'), what).toBeVisible();
        await noVeil(page, site, langCode);
      });
    }
  });

  test(`an abnormal answer wins over what came with the document (${langCode})`, async ({ page, site }) => {
    await inject(page, 'GetServiceById', { body: JSON.stringify({ isError: true }) });
    await visit(page, site.url(`/main/${langCode}/favorablePlan`));
    await expect(dialog(page)).toContainText(texts.data);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(site.url(home));
    await expect(dialog(page)).toHaveCount(0);
    // The page that could not be shown is not in the history: going back does not lead to the notice again.
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test(`services that nobody knows are abnormal (${langCode})`, async ({ page, site, guard }) => {
    guard.allow(/404/);
    const paths = [
      'service',
      'service?id=',
      'service/999',
      'service?id=999',
      'service/%E0%A4%A',
      'service/a%20b',
    ];
    for (const path of halfOf(paths, langCode)) {
      await page.goto(site.url(`/main/${langCode}/${path}`));
      await expect(dialog(page), path).toContainText(texts.data);
      await confirmDialog(page);
      await expect(page, path).toHaveURL(site.url(home));
    }
  });

  const failures = [
    ['status 500', serverError, 'service'],
    ['status 500', serverError, 'plan'],
    ['no connection', 'unreachable', 'plan'],
    ['no connection', 'unreachable', 'service'],
  ] as const;
  for (const [what, fault, to] of halfOf(failures, langCode)) {
    test(`${what} of a ${to} is told, then leads to the error page (${langCode})`, async ({
      page,
      site,
      guard,
    }) => {
      guard.allow(/500|ERR_CONNECTION_REFUSED/);
      await startAtAbout(page, site, langCode);
      await inject(page, 'GetServiceById', fault);
      await goOn(page, to);
      await expect(dialog(page)).toHaveAccessibleName(texts.notice);
      await expect(dialog(page)).toContainText(texts.system);
      await expect(dialog(page)).not.toContainText(texts.timeout);
      await confirmDialog(page);
      await expect(page).toHaveURL(site.url('/errorPage'));
      await expect(page.locator('h1')).toHaveText(texts.system);
      await expect(page.locator('main')).toContainText(texts.tryLater);
      await noVeil(page, site, langCode);
      await page.getByRole('link', { name: texts.backHome }).click();
      await expect(page).toHaveURL(site.url(home));
    });
  }

  test(`a service that failed is asked for again on the way back, and told of no more once it is there (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/500/);
    await startAtAbout(page, site, langCode);
    await inject(page, 'GetServiceById', serverError);
    await goOn(page, 'service');
    await confirmDialog(page);
    await expect(page).toHaveURL(site.url('/errorPage'));
    await expect(page.locator('h1')).toHaveText(texts.system);
    await page.unrouteAll();
    const release = await holdRequests(page, /GetServiceById/);
    await page.goBack();
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    await frames(page);
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`silence of a service ends after ten seconds in all, and says so (${langCode})`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await startAtAbout(page, site, langCode);
    const asked = await inject(page, 'GetServiceById', 'silent');
    await stopClock(page);
    const waited = timeOfWait(page, 'GetServiceById');
    await goOn(page, 'service');
    await expect.poll(() => asked.length).toBe(1);
    await expect(
      page
        .getByRole('status')
        .getByText(wordOf(site, langCode, 'COMMON.LOADING'))
        .first(),
    ).toBeVisible();
    // Hovering over the link has sent the request; from here on the page waits for its answer.
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    await page.clock.runFor(9_900);
    await page.clock.resume();
    expect(await waited).toBeGreaterThanOrEqual(10_000);
    await expect(dialog(page)).toContainText(texts.system);
    // In English in every language: a Chinese voice would spell it.
    await expect(dialog(page).locator('[lang=en]')).toHaveText(texts.timeout);
    await confirmDialog(page);
    await expect(page).toHaveURL(site.url('/errorPage'));
    await page.clock.fastForward(1_000);
    await noVeil(page, site, langCode);
    expect(asked).toHaveLength(1);
  });

  test(`good content of the very page stays when its call fails (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/500/);
    for (const path of halfOf(['service/2', 'service/7', 'favorablePlan'], langCode)) {
      const asked = await inject(page, 'GetServiceById', serverError);
      await visit(page, site.url(`/main/${langCode}/${path}`));
      await expect.poll(() => asked.length, path).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await expect.soft(dialog(page), path).toHaveCount(0);
      await expect.soft(page.locator('main li').first(), path).toBeVisible();
      await noVeil(page, site, langCode);
      await page.unrouteAll();
    }
  });

  test(`a menu that cannot be loaded is passed over in silence (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    const from = langCode === 'en' ? 'zh-tw' : 'en';
    const { null: nothing, HTML, '{}': empty, 'not JSON': half, 'items missing': missing } = ABNORMAL;
    const faults = Object.entries({ 'status 500': serverError, nothing, HTML, empty, half, missing });
    for (const [what, fault] of halfOf(faults, langCode)) {
      if (fault === serverError) guard.allow(/500/);
      await visit(page, site.url(`/main/${from}/about`));
      const asked = await inject(page, 'GetServiceMenu', fault);
      await chooseLanguage(page, langCode);
      await expect(page.locator('html')).toHaveAttribute('lang', texts.tag);
      await expect.poll(() => asked.length, what).toBeGreaterThan(0);
      await frames(page);
      await expect.soft(dialog(page), what).toHaveCount(0);
      // The package entry is a dead link, and says so.
      const entry = page
        .locator('header nav')
        .first()
        .getByText(wordOf(site, langCode, 'MENU.PACKAGE'))
        .first();
      await expect.soft(entry, what).toBeVisible();
      await expect.soft(entry, what).not.toHaveAttribute('href');
      await expect.soft(entry, what).toContainText(wordOf(site, langCode, 'MENU.PACKAGE_UNAVAILABLE'));
      // It is announced as unavailable, for which a careful press would wait.
      await entry.click({ force: true });
      await expect.soft(page, what).toHaveURL(site.url(`/main/${langCode}/about`));
      await page.locator('header nav details > summary').click();
      await expect
        .soft(page.locator('header nav details'), what)
        .toContainText(wordOf(site, langCode, 'MENU.SERVICE_EMPTY'));
      await page.unrouteAll();
    }
  });

  test(`home data that cannot be loaded leaves the rest of the home page working (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    const faults = {
      'status 500': serverError,
      null: ABNORMAL.null,
      HTML: ABNORMAL.HTML,
      '{}': ABNORMAL['{}'],
    };
    for (const [what, fault] of halfOf(Object.entries(faults), langCode)) {
      if (fault === serverError) guard.allow(/500/);
      await startAtAbout(page, site, langCode);
      const asked = await inject(page, 'GetHomeData', fault);
      await page.locator('header a').first().click();
      await expect(page).toHaveURL(site.url(home));
      await expect.poll(() => asked.length, what).toBeGreaterThan(0);
      await expect.soft(page.locator('h1'), what).toBeVisible();
      await expect.soft(page.locator('form'), what).toBeVisible();
      await expect.soft(page.getByText(wordOf(site, langCode, 'HOME.MIDA')), what).toHaveCount(0);
      await expect.soft(dialog(page), what).toHaveCount(0);
      await noVeil(page, site, langCode);
      await page.unrouteAll();
    }
  });

  test(`a contact request that fails is told, leads to the error page and loses nothing (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/500|ERR_CONNECTION_REFUSED/);
    await visit(page, site.url(home));
    const faults = [
      ['status 500', serverError],
      ['no connection', 'unreachable'],
      ['HTML', ABNORMAL.HTML],
      ['null', ABNORMAL.null],
      ['{}', ABNORMAL['{}']],
    ] as const;
    for (const [what, fault] of halfOf(faults, langCode)) {
      const sent = await inject(page, 'AddContactUs', fault);
      await fillForm(page);
      await submitButton(page).click();
      await expect(dialog(page), what).toHaveAccessibleName(texts.notice);
      await expect.soft(dialog(page), what).toContainText(texts.system);
      await noVeil(page, site, langCode);
      await confirmDialog(page);
      await expect(page, what).toHaveURL(site.url('/errorPage'));
      await expect
        .soft(page.locator('main'), what)
        .toContainText(wordOf(site, langCode, 'ERRORPAGE.TEXT_KEPT'));
      await page.getByRole('link', { name: texts.backHome }).click();
      await expectForm(page, TYPED);
      // Never sent a second time by itself.
      expect.soft(sent, what).toHaveLength(1);
      await page.unrouteAll();
    }
    // What failed can be sent as it stands.
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, langCode, 'HOME.CONTACT.SUCCESS_TITLE'));
  });

  test(`silence after a contact request ends after ten seconds, and says so (${langCode})`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await visit(page, site.url(home));
    const sent = await inject(page, 'AddContactUs', 'silent');
    await fillForm(page);
    await stopClock(page);
    const waited = timeOfWait(page, 'AddContactUs');
    await submitButton(page).click();
    await expect.poll(() => sent.length).toBe(1);
    await page.clock.runFor(9_900);
    await page.clock.resume();
    expect(await waited).toBeGreaterThanOrEqual(10_000);
    await expect(dialog(page)).toContainText(texts.system);
    await expect(dialog(page)).toContainText(texts.timeout);
    await confirmDialog(page);
    await expect(page).toHaveURL(site.url('/errorPage'));
    await page.getByRole('link', { name: texts.backHome }).click();
    await expectForm(page, TYPED);
    expect(sent).toHaveLength(1);
  });

  test(`a refused contact request shows the server's html and keeps the text (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/400/);
    await visit(page, site.url(home));
    await fillForm(page);
    for (const status of [200, 400]) {
      await inject(page, 'AddContactUs', {
        status,
        body: JSON.stringify({ isError: true, message: 'Please <b>mend</b> the number' }),
      });
      await submitButton(page).click();
      await expect(dialog(page)).toHaveAccessibleName(texts.notice);
      await expect(dialog(page)).toContainText('Please mend the number');
      await expect(dialog(page).locator('b')).toHaveText('mend');
      await confirmDialog(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(site.url(home));
      await expectForm(page, TYPED);
      await expect(submitButton(page)).not.toHaveAttribute('aria-disabled', 'true');
      await page.unrouteAll();
    }
  });

  test(`a page at 400 % shows what a dialog says without scrolling (${langCode})`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: true, message: texts.system }) });
    await visit(page, site.url(home));
    await fillForm(page);
    await submitButton(page).click();
    const [words, button] = await Promise.all([
      dialog(page).getByText(texts.system).boundingBox(),
      dialog(page).getByRole('button').boundingBox(),
    ]);
    if (words === null || button === null) throw new Error('There is no dialog.');
    expect(words.y + words.height).toBeLessThanOrEqual(button.y);
  });

  test(`a refusal without words is told in the site's own (${langCode})`, async ({ page, site }) => {
    await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: true, message: ' ' }) });
    await visit(page, site.url(home));
    await fillForm(page);
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(texts.system);
    await confirmDialog(page);
    await expectForm(page, TYPED);
  });

  test(`a refused contact request is told in the server's words where its dialog cannot be fetched (${langCode})`, async ({
    page,
    site,
    guard,
  }) => {
    guard.allow(/404/);
    await page.route(/NoticeDialog/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await visit(page, site.url(home));
    const message = 'Please <b>wait</b> &amp; try again.<br>Thanks';
    await inject(page, 'AddContactUs', { body: JSON.stringify({ isError: true, message }) });
    await fillForm(page);
    const told = new Promise<string>((resolve) => {
      page.once('dialog', (alert) => void alert.accept().then(() => resolve(alert.message())));
    });
    await submitButton(page).click();
    expect(await told).toBe(`${texts.notice}\n\nPlease wait & try again.\nThanks`);
    await expectForm(page, TYPED);
  });
}
