import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { autofill, dialog, expectForm, field, fillForm, submitButton, TYPED } from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { forbidStorage, frames, untilReady, visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { untilStarting } from './support/start.ts';
import { wordOf } from './support/words.ts';
import { chooseLanguage } from './support/links.ts';

const APP = /\/assets\/app\//;

/** Opens a page whose app is held back; returns a function that lets it through. */
async function openWithoutApp(page: Page, url: string): Promise<() => void> {
  const release = await holdRequests(page, APP);
  await page.goto(url);
  return release;
}

test('the app lets the picture above the fold arrive and be painted first', async ({ page, serve }) => {
  for (const brand of BRANDS) {
    const site = await serve(brand);
    const release = await holdRequests(page, /\/assets\/pictures\/hero/);
    await page.goto(site.url('/main/en/index'), { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await frames(page);
    await frames(page);
    const fetched = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/app/')).length,
      );
    expect(await fetched(), brand).toBe(0);
    release();
    await untilReady(page);
    expect(await fetched(), brand).toBeGreaterThan(0);
    await page.unrouteAll();
  }
});

test('a page whose paint is not reported loads and becomes interactive all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await visit(page, site.url('/main/en/about'));
  await expect(page.locator('head > [rel=manifest]')).toHaveCount(1);
});

/* A slow network: everything below is pressed before the app has come. */

test('menus work at once and stay as they are', async ({ page, site }) => {
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  const services = page.locator('header nav details').first();
  await services.locator('summary').click();
  await expect(services.locator('a').first()).toBeVisible();
  release();
  await untilReady(page);
  await expect(services).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(services).not.toHaveAttribute('open');
});

test('the language is switched, once', async ({ page, site }) => {
  await openWithoutApp(page, site.url('/main/en/about'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await chooseLanguage(page, 'zh-tw');
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'zh-tw', 'ABOUT.TITLE'));
  expect(documents).toEqual([site.url('/main/zh-tw/about')]);
});

test('a consult link leads to the form', async ({ page, serve }) => {
  const site = await serve('agency');
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  await page.locator('main a[href="/main/en/index#contact"]').first().click();
  await expect(page.locator('#contact')).toBeInViewport();
  release();
  await untilReady(page);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('a filled form is sent after hydration, once, however often it was pressed', async ({ page, site }) => {
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await fillForm(page);
  await submitButton(page).click();
  await submitButton(page).click();
  await field(page, 'name').press('Enter');
  expect(posts).toEqual([]);
  await expect(page).toHaveURL(site.url('/main/en/index'));
  release();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  expect(posts).toHaveLength(1);
});

test('an empty form says after hydration what is missing', async ({ page, site }) => {
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  await submitButton(page).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  release();
  await expect(field(page, 'companyName')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
});

test('what is typed early joins what was typed before', async ({ page, site }) => {
  await page.addInitScript(() => {
    if (sessionStorage.length === 0) sessionStorage.setItem('contactDraft/', '{"name":"Lin Mei"}');
  });
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  await field(page, 'companyName').fill('Early Birds');
  await field(page, 'mobile').fill('0912');
  await field(page, 'mobile').clear();
  release();
  await expect(field(page, 'name')).toHaveValue('Lin Mei');
  await expect(field(page, 'mobile')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Lin Mei');
  await expect(field(page, 'companyName')).toHaveValue('Early Birds');
});

test('what is typed before the app has come is there again after another page, beside what was typed before', async ({
  page,
  site,
}) => {
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  await autofill(page, 'companyName');
  await page.goto(site.url('/main/en/about'));
  await page.goto(site.url('/main/en/index'));
  await field(page, 'name').fill(TYPED.name);
  await page.goto(site.url('/main/en/about'));
  release();
  await visit(page, site.url('/main/en/index'));
  await expectForm(page, { ...TYPED, mobile: '', lineId: '', description: '' });
});

test('a page that is left before its app has come breaks nothing where storage throws, or has what is no draft', async ({
  page,
  openPage,
  site,
}) => {
  await page.addInitScript(forbidStorage);
  const other = await openPage();
  await other.addInitScript(() => sessionStorage.setItem('contactDraft/', 'null'));
  for (const left of [page, other]) {
    await openWithoutApp(left, site.url('/main/en/index'));
    await field(left, 'companyName').fill(TYPED.companyName);
    await left.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await left.goto(site.url('/main/en/about'));
  }
});

test('what is typed while the app waits for its page is there again after another page', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, /\/assets\/app\/pages\//);
  await page.goto(site.url('/main/en/index'));
  await fillForm(page);
  await untilStarting(page);
  await page.goto(site.url('/main/en/about'));
  release();
  await visit(page, site.url('/main/en/index'));
  await expectForm(page, TYPED);
});

test('what is typed early survives a translation of the page, which React takes for another page', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/React error #418/);
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  await fillForm(page, { ...TYPED, mobile: '' });
  await autofill(page, 'mobile');
  await page.evaluate(() => {
    // As browsers do it: each text is replaced by an element.
    for (const label of document.querySelectorAll('label')) {
      for (const node of [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        node.replaceWith(Object.assign(document.createElement('b'), { textContent: node.textContent }));
    }
  });
  release();
  await untilReady(page);
  await expect(page.locator('label b')).toHaveCount(0);
  await expectForm(page, TYPED);
});

test('a button that is no submit is answered after hydration, once', async ({ page, site }) => {
  const release = await openWithoutApp(page, site.url('/main/en/index'));
  // No page has such a button today, but a part added later may. React hears this press too if it is just hydrating.
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Press' });
    button.addEventListener('click', () => (button.textContent += '!'));
    document.body.append(button);
  });
  await page.getByRole('button', { name: 'Press' }).press('Enter');
  release();
  await untilReady(page);
  await expect(page.getByRole('button', { name: 'Press!', exact: true })).toBeVisible();
});

test('the way back to the top comes when somebody scrolls', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const wayUp = page.getByRole('button', { name: wordOf(site, 'en', 'COMMON.BACK_TO_TOP') });
  await expect(wayUp).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await wayUp.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // A reloaded page starts at its old scroll position.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.reload();
  await expect(wayUp).toBeVisible();
});

test('an app that cannot be fetched says so, and is tried again at the next press', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  let isDown = true;
  await page.route(APP, async (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.goto(site.url('/main/en/index'));
  const note = page.getByText(wordOf(site, 'en', 'DOCUMENT.NOT_STARTED'));
  await expect(note).toBeHidden();
  await fillForm(page);
  await submitButton(page).click();
  await expect(note).toBeVisible();
  // It was hidden until now: screen readers ignore a status that appears together with its text.
  await expect(note).toHaveRole('alert');
  isDown = false;
  // Some versions of Chromium request the file again, others remember the failure: then a new document has what was typed.
  const isReloaded = new Promise<boolean>((resolve) => void page.once('load', () => resolve(true)));
  await submitButton(page).click();
  const hasSent = dialog(page)
    .waitFor()
    .then(() => false);
  if (await Promise.race([isReloaded, hasSent])) {
    await untilReady(page);
    await submitButton(page).click();
  }
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  await expect(note).toBeHidden();
});

test('where the browser wants a new document, that one has what was typed', async ({ page, site, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  let isDown = true;
  let isPressed = false;
  await page.route(APP, async (route) => {
    // After a press, the lines that start the app check whether the script is available by now.
    const isLook = route.request().resourceType() === 'fetch' && route.request().url().endsWith('.js');
    if (isPressed && isLook) isDown = false;
    await (isDown ? route.abort('connectionrefused') : route.continue());
  });
  const failure = page.waitForEvent('requestfailed');
  await page.goto(site.url('/main/en/index'));
  await failure;
  await fillForm(page);
  isPressed = true;
  const isReloaded = page.waitForEvent('load');
  await submitButton(page).click();
  await isReloaded;
  await untilReady(page);
  await expectForm(page, TYPED);
});

test('a menu that was opened while the next page was on its way stays open', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const release = await holdRequests(page, /AboutPage/);
  await page
    .locator('footer')
    .getByRole('link', { name: wordOf(site, 'en', 'MENU.ABOUT') })
    .click();
  await expect(page).toHaveURL(site.url('/main/en/about'));
  const services = page.locator('header nav details').first();
  await services.locator('summary').click();
  release();
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
  await expect(services).toHaveAttribute('open');
  await services.locator('a').first().click();
  await expect(page).toHaveURL(/service/);
});
