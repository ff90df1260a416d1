import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BRANDS } from './support/builds.ts';
import { dialog, fillForm, submitButton } from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import { untilReady, visitSettled } from './support/inPage.ts';
import { startOf, untilStarting, watchStart } from './support/start.ts';
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
  await holdRequests(page, /\/assets\/app\/.*\.js$/);
  const asked = page.waitForRequest(PAGE_FILE);
  await page.goto(site.url('/main/en/index'));
  await asked;
});

/** What a host sends instead of the file. */
interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const INSTEAD: Readonly<Record<string, Answer>> = {
  'nothing, because the file is gone': { status: 404, type: 'text/plain', body: 'Not found' },
  'a page in its place': { status: 200, type: 'text/html', body: '<!doctype html><p>Home' },
  'another JSON': { status: 200, type: 'application/json', body: '{"items":[]}' },
};

/**
 * Answers every request for such a file itself; a Playwright route would also intercept all other requests and disable the
 * browser's cache, on each visit.
 *
 * @returns how many it has answered
 */
async function answerPageFiles(page: Page, { status, type, body }: Answer): Promise<() => number> {
  let answered = 0;
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    answered += 1;
    devtools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: Buffer.from(body).toString('base64'),
      })
      .catch(() => {
        // The page has moved on or was closed, and no longer waits.
      });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/app/pages/*.json' }] });
  return () => answered;
}

for (const [turn, [what, answer]] of Object.entries(INSTEAD).entries()) {
  test(`a host that sends ${what} takes nothing from the page`, async ({ page, site, guard }) => {
    if (what.startsWith('nothing')) guard.allow(/404/);
    const answered = await answerPageFiles(page, answer);
    await watchStart(page, wordOf(site, 'en', 'COMMON.LOADING'));
    // Each kind of page in one language only, with the next answer in the other: the code is the same.
    const paths = LANG_CODES.flatMap((langCode, from) =>
      [...site.kindsIn(langCode), '/errorPage', `/main/${langCode}/service?id=2`].filter(
        (_, index) => (index + from + turn) % 2 === 0,
      ),
    );
    for (const path of paths) {
      const before = answered();
      await visitSettled(page, site.url(path));
      expect.soft(answered(), path).toBeGreaterThan(before);
      expect.soft((await startOf(page)).removed, path).toEqual([]);
    }
    await visitSettled(page, site.url('/main/en/index'));
    await fillForm(page);
    await submitButton(page).click();
    await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
  });
}

test('a file that never answers is done without once a call would have failed', async ({ page, site }) => {
  await page.clock.install();
  await holdRequests(page, PAGE_FILE);
  const asked = page.waitForRequest(PAGE_FILE);
  await page.goto(site.url('/main/en/index'));
  await asked;
  await fillForm(page);
  await submitButton(page).click();
  await untilStarting(page);
  await page.clock.fastForward(10_000);
  await untilReady(page);
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
});

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
  let failures = 0;
  // Also the second try, which a call makes by itself.
  const failure = page.waitForEvent(
    'requestfailed',
    (request) => request.url().includes('/GetHomeData') && (failures += 1) === 2,
  );
  await page.goto(site.url('/main/en/index'));
  await failure;
  await expect(page.locator('h1')).toBeVisible();
  await fillForm(page);
  isDown = false;
  await submitButton(page).click();
  await untilReady(page);
  await expect(dialog(page)).toContainText(wordOf(site, 'en', 'HOME.CONTACT.SUCCESS_TITLE'));
});
