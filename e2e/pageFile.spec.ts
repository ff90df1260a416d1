import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { hold } from './support/hold.ts';
import { untilReady, visitSettled } from './support/inPage.ts';
import { startOf, watchStart } from './support/start.ts';
import { expect, test } from './support/test.ts';
import { LANG_CODES, wordOf } from './support/words.ts';

/* A page's words and answers are a file beside its document. */

const PAGE_FILE = /\/assets\/app\/pages\/[\w.-]+\.json$/;

for (const brand of BRANDS) {
  test(`${brand}: no document carries data, and its file may be kept for ever`, async ({ page, serve }) => {
    const site = await serve(brand);
    for (const { file } of [...site.manifest.pages, ...site.manifest.shells]) {
      const html = readFileSync(join(site.directory, file), 'utf8');
      expect.soft(html, file).not.toContain('application/json');
    }
    const answer = page.waitForResponse(PAGE_FILE);
    await page.goto(site.url('/main/en/index'));
    expect((await answer).headers()['cache-control']).toContain('immutable');
  });
}

test('the file is asked for together with the script, not after it', async ({ page, site }) => {
  await hold(page, /\/assets\/app\/.*\.js$/);
  const asked = page.waitForRequest(PAGE_FILE);
  await page.goto(site.url('/main/en/index'));
  await asked;
});

const INSTEAD: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'nothing, because the file is gone': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Home' }),
  'another JSON': (route) => route.fulfill({ json: { items: [] } }),
};

for (const [what, answer] of Object.entries(INSTEAD)) {
  test(`a host that sends ${what} takes nothing from the page`, async ({ page, site, guard }) => {
    if (what.startsWith('nothing')) guard.allow(/404/);
    await page.route(PAGE_FILE, answer);
    await watchStart(page, wordOf(site, 'en', 'COMMON.LOADING'));
    for (const langCode of LANG_CODES) {
      for (const path of [...site.pagesIn(langCode), '/errorPage', `/main/${langCode}/service?id=2`]) {
        await visitSettled(page, site.url(path));
        expect.soft((await startOf(page)).removed, path).toEqual([]);
      }
    }
    await visitSettled(page, site.url('/main/en/index'));
    await fillForm(page);
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  });
}

test('where neither the file nor the API answers, the page stays and is tried again at the next press', async ({
  page,
  site,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  let isDown = true;
  for (const pattern of [PAGE_FILE, /\/server\/View\//]) {
    await page.route(pattern, (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  }
  const failure = page.waitForEvent('requestfailed', (request) => request.url().includes('/server/View/'));
  await page.goto(site.url('/main/en/index'));
  await failure;
  await expect(page.locator('h1')).toBeVisible();
  await fillForm(page);
  isDown = false;
  await submitButton(page).click();
  await untilReady(page);
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
});
