import { inject } from './support/faults.ts';
import {
  confirmDialog,
  dialog,
  EMPTY,
  expectForm,
  field,
  fillForm,
  submitButton,
  TYPED,
} from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { frames, untilReady, visit } from './support/inPage.ts';
import { expect, test } from './support/test.ts';
import { wordOf } from './support/words.ts';
import { chooseLanguage, footerLink } from './support/links.ts';

/* What a visitor does while something is still loading is never lost, moved or done twice. */

test('a second press between the answer and its dialog sends nothing', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const release = await holdRequests(page, /NoticeDialog/);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await fillForm(page);
  await submitButton(page).click();
  await page.waitForFunction(() => Reflect.get(window, 'dataLayer') !== undefined);
  await frames(page);
  await field(page, 'name').press('Enter');
  release();
  await expect(dialog(page)).toBeVisible();
  await confirmDialog(page);
  await expectForm(page, EMPTY);
  expect(posts).toHaveLength(1);
});

test('a press in the frame in which the dialog closes is a request', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const posts = await inject(page, 'AddContactUs', {
    body: JSON.stringify({ isError: true, message: 'No' }),
  });
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await submitButton(page).evaluate(async (button: HTMLButtonElement) => {
    document.querySelector<HTMLButtonElement>('dialog[open] button')?.click();
    // React's update is a microtask; browsers fire `close` with the next frame.
    await Promise.resolve();
    button.click();
  });
  await expect.poll(() => posts.length).toBe(2);
  await expect(dialog(page)).toBeVisible();
});

test('the answer to a request reaches a visitor who has gone on to another page', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/500/);
  await visit(page, site.url('/main/en/index'));
  for (const isGood of [false, true]) {
    const release = await holdRequests(page, /AddContactUs/, (route) =>
      isGood ? route.continue() : route.fulfill({ status: 500, body: 'Broken' }),
    );
    await fillForm(page);
    await submitButton(page).click();
    await footerLink(page, 'about').click();
    await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
    release();
    await expect(dialog(page)).toContainText(
      wordOf(site, 'en', isGood ? 'HOME.CONTACT.SUCCESS_TITLE' : 'ERROR.SYSTEM'),
    );
    await confirmDialog(page);
    await expect(page).toHaveURL(site.url(isGood ? '/main/en/about' : '/errorPage'));
    await page.locator('a[href$="#contact"]').first().click();
    await expectForm(page, isGood ? EMPTY : TYPED);
    await page.unroute(/AddContactUs/);
  }
});

test('what is typed while a request is on its way is no part of it, and is there after its success', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  const release = await holdRequests(page, /AddContactUs/);
  await fillForm(page);
  await submitButton(page).click();
  const longer = { ...TYPED, description: `${TYPED.description}\nAnd our backups?` };
  await field(page, 'description').fill(longer.description);
  release();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  await confirmDialog(page);
  await expectForm(page, longer);
  await submitButton(page).click();
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  await confirmDialog(page);
  await expectForm(page, EMPTY);
  expect(posts.map((post) => post.includes('our backups'))).toEqual([false, true]);
});

test('a message that has arrived does not come back with its page, which was left before the dialog was read', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/index'));
  await fillForm(page);
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await visit(page, site.url('/main/en/about'));
  await page.goBack();
  await untilReady(page);
  await expectForm(page, EMPTY);
});

test('who types while the other language is on its way goes on typing', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const release = await holdRequests(page, /i18n\/zh-tw\.json/);
  await chooseLanguage(page, 'zh-tw');
  await field(page, 'name').click();
  await page.keyboard.type('Ada');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  await frames(page);
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type(' Lin');
  await expect(field(page, 'name')).toHaveValue('Ada Lin');
  await expect(field(page, 'name')).toBeInViewport();
});

for (const hash of ['', '#contact']) {
  test(`another language leaves the page where it is, at '${hash}'`, async ({ page, site }) => {
    await page.clock.install();
    await visit(page, site.url(`/main/en/index${hash}`));
    if (hash !== '') await expect(page.locator('#contact')).toBeFocused();
    const cards = 'main section:has(a[href*="/service/"])';
    await page.locator(cards).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await chooseLanguage(page, 'zh-tw');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await expect(page.locator(`${cards} a`).first()).toHaveAttribute('href', /zh-tw/);
    // Beyond the anchor's delay.
    await page.clock.fastForward(150);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page.locator(cards)).toBeInViewport();
    await expect(page.locator('#contact')).not.toBeInViewport();
  });
}

test('another language leaves what is read where it is in the window, however long the page is', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, site.url('/main/zh-tw/service/6'));
  const step = page.locator('main ol > li').nth(3);
  const top = () => step.evaluate((element) => element.getBoundingClientRect().top);
  // What is just below the header counts as being read.
  await step.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top, behavior: 'instant' }),
  );
  await chooseLanguage(page, 'en');
  await expect(step).not.toContainText(/\p{Script=Han}/u);
  await frames(page);
  expect(Math.abs(await top())).toBeLessThan(2);
});

test('a link that is pressed twice makes one entry in the history', async ({ page, site }) => {
  await visit(page, site.url('/main/en/about'));
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await footerLink(page, 'favorablePlan').evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'MENU.PACKAGE'));
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(site.url('/main/en/about'));
});

test('the loader shows while the next page is on its way', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const release = await holdRequests(page, /AboutPage/);
  const loader = page.getByRole('status').getByText(wordOf(site, 'en', 'COMMON.LOADING'));
  await footerLink(page, 'about').click();
  await expect(loader).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText(wordOf(site, 'en', 'ABOUT.TITLE'));
  await expect(loader).toHaveCount(0);
});
