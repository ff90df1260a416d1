import { expect, test } from './support/test.ts';
import { holdRequests } from './support/holdRequests.ts';
import { forbidStorage, goInApp, untilReady, visit } from './support/inPage.ts';
import { LANG_CODES } from './support/words.ts';

const ZH = '/main/zh-tw/index';
const EN = '/main/en/index';

test('the path id of a service wins over the query id, and the query id alone is enough', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/service/2'));
  const second = await page.locator('h1').innerText();
  await visit(page, site.url('/main/en/service/2?id=3'));
  await expect(page.locator('h1')).toHaveText(second);
  await visit(page, site.url('/main/en/service?id=3'));
  await expect(page.locator('h1')).not.toHaveText(second);
  const third = await page.locator('h1').innerText();
  await visit(page, site.url('/main/en/service/3'));
  await expect(page.locator('h1')).toHaveText(third);
});

test('the anchor of the contact section is scrolled to', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index#contact'));
  await expect(page).toHaveURL(site.url('/main/en/index#contact'));
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact')).toBeFocused();
  await visit(page, site.url('/main/en/about'));
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(site.url('/main/en/index#contact'));
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact')).toBeFocused();
});

test('who has left the anchor before the app is alive, and who loads the page again or comes back to it, stays in place', async ({
  page,
  site,
}) => {
  const place = () => page.evaluate(() => scrollY);
  const settled = async () => {
    await untilReady(page);
    // Beyond the anchor's delay.
    await page.clock.fastForward(150);
    await expect(page.locator('#contact')).not.toBeInViewport();
    await expect(page.locator('#contact')).not.toBeFocused();
  };
  await page.clock.install();
  const release = await holdRequests(page, /\/assets\/app\//);
  await page.goto(site.url('/main/en/index#contact'), { waitUntil: 'commit' });
  await expect(page.locator('#contact')).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  release();
  await settled();
  expect(await place()).toBe(0);

  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await settled();
  expect(await place()).toBe(300);
  await page.goto(site.url('/assets/icons/icon-512.png'));
  await page.goBack();
  await settled();
  expect(await place()).toBe(300);
});

test('a link to the page on screen leads to its top', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index#contact'));
  await expect(page.locator('#contact')).toBeFocused();
  const header = page.locator('header a').first();
  for (const path of ['/main/en/index', '/main/en/about']) {
    const link = path.endsWith('index') ? header : page.locator(`header nav a[href="${path}"]`).first();
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(site.url(path));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 200));
    await link.dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
  }
});

test('a link that is asked for in a tab of its own leaves the page where it is', async ({ page, site }) => {
  await visit(page, site.url('/main/en/index'));
  const opened = page.context().waitForEvent('page');
  await page.locator('footer a[href="/main/en/about"]').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(site.url('/main/en/about'));
  await expect(page).toHaveURL(site.url('/main/en/index'));
});

/** A path that is no page, and where it leads whatever language is stored (rulings, 'Routes'). */
const REDIRECTS: readonly (readonly [string, string])[] = [
  ['/', ZH],
  ['/nowhere', ZH],
  ['/nowhere/deep/down', ZH],
  ['/main', ZH],
  ['/main/fr', ZH],
  ['/main/fr/index', ZH],
  ['/main/EN/about', ZH],
  ['/main/zh-cn/service/2', ZH],
  ['/main/index/about', ZH],
  ['/main/zh-tw', ZH],
  ['/main/zh-tw/nowhere', ZH],
  ['/main/en', EN],
  ['/main/en/', EN],
  ['/main/en/nowhere?utm=1', `${EN}?utm=1`],
  ['/main/en/about/nowhere', EN],
  ['/main/en/service/2/more', EN],
];

test('paths that are no page are redirected by the server, whatever the visitor reads', async ({
  openPage,
  site,
}) => {
  for (const stored of LANG_CODES) {
    const page = await openPage({ locale: 'en-US' });
    await page.addInitScript((langCode) => localStorage.setItem('langCode', langCode), stored);
    for (const [path, target] of REDIRECTS) {
      // By then all inline scripts of the document have run; the next test checks the app.
      await page.goto(site.url(path), { waitUntil: 'domcontentloaded' });
      expect.soft(page.url(), `${path} with ${stored} stored`).toBe(site.url(target));
    }
  }
});

test('paths that are no page are redirected inside the app, in place of their history entry', async ({
  page,
  site,
}) => {
  await visit(page, site.url('/main/en/about'));
  const before = await page.evaluate(() => history.length);
  let entries = 0;
  for (const [path, target] of REDIRECTS) {
    await goInApp(page, site.url(path));
    await expect.soft(page, path).toHaveURL(site.url(target));
    entries += 1;
    expect.soft(await page.evaluate(() => history.length), path).toBe(before + entries);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('main/index leads to the index in the active language', () => {
  const CASES = [
    { stored: 'en', locale: 'zh-TW', target: EN },
    { stored: 'zh-tw', locale: 'en-US', target: ZH },
    { stored: undefined, locale: 'en-GB', target: EN },
    { stored: undefined, locale: 'zh-HK', target: ZH },
    { stored: undefined, locale: 'fr-FR', target: ZH },
    { stored: 'nonsense', locale: 'en-US', target: EN },
  ] as const;

  for (const { stored, locale, target } of CASES) {
    test(`${stored ?? 'nothing'} stored, browser ${locale}`, async ({ openPage, site }) => {
      const page = await openPage({ locale });
      if (stored !== undefined) {
        await page.goto(site.url('/robots.txt'));
        await page.evaluate((langCode) => localStorage.setItem('langCode', langCode), stored);
      }
      await page.goto('about:blank');
      await page.goto(site.url('/main/index?from=mail#contact'));
      await expect(page).toHaveURL(site.url(`${target}?from=mail#contact`));
      // Going back does not lead to the redirect again.
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  }
});

test('storage that throws breaks no page and no redirect', async ({ openPage, site }) => {
  const page = await openPage({ locale: 'en-US' });
  await page.addInitScript(forbidStorage);
  for (const path of [EN, '/main/zh-tw/service/2', '/errorPage']) await visit(page, site.url(path));
  await page.goto(site.url('/main/index'));
  await expect(page).toHaveURL(site.url(EN));
});
