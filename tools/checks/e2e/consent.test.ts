import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@plinth/server';
import { readSettings } from '@plinth/server/settings';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../browser.ts';
import { buildInCopy, makeTemporaryCopy } from '../../generators/temporaryCopy.ts';
import { PATIENCE_MS } from '../../../e2e/engines/drivers/driver.ts';
import { expectInPage } from '../../stories/e2e/patience.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';

const both = (words: string) => ({ 'zh-tw': words, en: words });
const consent = {
  heading: both('May we count you?'),
  description: both('Only if you say yes.'),
  needed: { label: both('Needed'), description: both('Your language') },
  analytics: { label: both('Figures'), description: both('Pages seen') },
  accept: both('Accept'),
  refuse: both('Refuse'),
  choose: both('Choose'),
  save: both('Save'),
  settings: both('Cookie settings'),
};

let copy: string;
let dataDir: string;
let server: Awaited<ReturnType<typeof createServer>>;
let origin: string;
let browser: Browser;

/** A brand that asks its visitors, built and served as it would be deployed. */
beforeAll(async () => {
  copy = makeTemporaryCopy();
  const facts = join(copy, 'site/variants/cloud/company.ts');
  const asking = `tagManagerId: 'GTM-TEST',\n  consent: ${JSON.stringify(consent)},`;
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('tagManagerId: null,', asking));
  buildInCopy(copy, { SITE_VARIANT: 'cloud' });
  dataDir = mkdtempSync(join(tmpdir(), 'plinth-consent-'));
  const settings = readSettings({
    SITE_VARIANT: 'cloud',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
  });
  server = await createServer(settings, { distDir: join(copy, 'dist') });
  ({ origin } = new URL(await server.listen()));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Visits the home page with an empty memory; the tag manager is a file of the test. */
async function visit() {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const fetched: string[] = [];
  const refused: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.managed = true;' });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`${origin}/main/en/index`);
  return { page, fetched, refused, banner: page.getByRole('region', { name: 'May we count you?' }) };
}

const eventsIn = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page.evaluate(() => window.dataLayer ?? []);

test('a brand that asks for consent loads the tag manager after a yes, and does not ask again', async () => {
  const { page, fetched, refused, banner } = await visit();
  await expectInPage(banner).toBeVisible();
  expect(fetched).toEqual([]);
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expectInPage(banner).toBeHidden();
  await page.waitForFunction(() => 'managed' in window);
  expect(fetched).toEqual([TAG_MANAGER]);

  await page.reload();
  await page.waitForFunction(() => 'managed' in window);
  await expectInPage(banner).toBeHidden();
  expect(refused).toEqual([]);
  await page.close();
});

test('the keyboard reaches the question before the page, and in a low window focused controls are visible', async () => {
  const { page, banner } = await visit();
  // A desktop at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await expectInPage(banner).toBeVisible();
  // The skip link comes first.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectInPage(banner.getByRole('button', { name: 'Refuse' })).toBeFocused();
  const [header, question] = [await page.locator('header').boundingBox(), await banner.boundingBox()];
  expect((question?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThan(44);
  await page.close();
});

test('the question covers no entry of the open menu', async () => {
  const { page, banner } = await visit();
  await page.setViewportSize({ width: 390, height: 600 });
  await expectInPage(banner).toBeVisible();
  await page.locator('header details:has(nav) > summary').click();
  // Tries whether a press would reach it.
  await page.locator('header details[open] nav a').last().click({ trial: true });
  await page.close();
});

test('nothing at the end of the page stays under the question', async () => {
  const { page, banner } = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  await banner.getByRole('button', { name: 'Refuse' }).click();
  const toEnd = () => page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  await toEnd();
  const back = page.getByRole('button', { name: 'Back to top' });
  await expectInPage(back).toBeVisible();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expectInPage(back).toBeHidden();
  await toEnd();
  const [end, question] = [await page.locator('footer').boundingBox(), await banner.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(question?.y ?? 0);
  await page.close();
});

test('after a no nothing is fetched and nothing pushed, until the visitor reopens the question', async () => {
  const { page, fetched, refused, banner } = await visit();
  await banner.getByRole('button', { name: 'Refuse' }).click();
  for (const [name, value] of Object.entries({
    companyName: 'Acme',
    name: 'Ada',
    mobile: '0912345678',
    description: 'Please call me.',
  }))
    await page.locator(`form [name=${name}]`).fill(value);
  await page.locator('form button[type=submit]').click();
  const thanks = page.getByRole('dialog');
  await expectInPage(thanks).toBeVisible();
  await thanks.getByRole('button').click();
  expect([await eventsIn(page), fetched]).toEqual([[], []]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await page.waitForFunction(() => 'managed' in window);
  // A submit after a no is not reported later.
  expect(await eventsIn(page)).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  expect(refused).toEqual([]);
  await page.close();
});
