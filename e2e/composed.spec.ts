import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composedPath, isComposedPage } from '@plinth/site/composed-content';
import { inLanguage, matchRoute } from '@plinth/site/routes';
import { BRANDS } from './support/builds.ts';
import { goInApp, visit } from './support/inPage.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { type LangCode, otherThan, wordOf } from './support/words.ts';
import { chooseLanguage } from './support/links.ts';

/* Pages that a brand composed from data, without code of their own. */

/** The paths of the pages in both languages; those in only one have a test of their own. */
function composedIn(site: Site, langCode: LangCode): string[] {
  const other = otherThan(langCode);
  const theirs = site.pagesIn(other);
  return site
    .pagesIn(langCode)
    .filter((path) => matchRoute(path)?.page === 'composed' && theirs.includes(inLanguage(path, other)));
}

const slugOf = (path: string): string => matchRoute(path)?.id ?? '';

function contentOf(site: Site, langCode: LangCode, slug: string) {
  const content: unknown = JSON.parse(
    readFileSync(join(site.directory, composedPath(langCode, slug)), 'utf8'),
  );
  if (!isComposedPage(content)) throw new Error(`${slug} (${langCode}) has no content.`);
  return content;
}

for (const brand of BRANDS) {
  test(`${brand}: a composed page changes its language, and is come to and left inside the app`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const [path = ''] = composedIn(site, 'en');
    await visit(page, site.url('/main/en/index'));
    const home = await page.locator('h1').innerText();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await goInApp(page, site.url(path));
    await expect(page).toHaveTitle(new RegExp(contentOf(site, 'en', slugOf(path)).title));
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText(home);
    await chooseLanguage(page, 'zh-tw');
    await expect(page).toHaveURL(site.url(path.replace('/en/', '/zh-tw/')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(home);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('a page in one language only is not announced in the other, whose index its switch leads to', async ({
  page,
  site,
}) => {
  const [path = ''] = composedIn(site, 'en');
  const file = composedPath('en', slugOf(path));
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ json: { ...contentOf(site, 'en', slugOf(path)), langCodes: ['en'] } }),
  );
  await visit(page, site.url('/main/en/index'));
  await goInApp(page, site.url(path));
  await expect(page.locator('header [hreflang="zh-Hant-TW"]')).toHaveAttribute('href', '/main/zh-tw/index');
  await expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('link[hreflang]'), (link) => link.getAttribute('hreflang')),
      ),
    )
    .toEqual(['en', 'x-default']);
});

test('a composed page whose code cannot be had stays away, and comes with the connection', async ({
  page,
  site,
  guard,
}) => {
  const [path = ''] = composedIn(site, 'en');
  await visit(page, site.url('/main/en/about'));
  const before = await page.locator('h1').innerText();
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await page.context().setOffline(true);
  await goInApp(page, site.url(path));
  const note = wordOf(site, 'en', 'COMMON.NO_CONNECTION');
  await expect(page.getByRole('status').getByText(note)).toBeVisible();
  await expect(page.locator('h1')).toHaveText(before);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(site.url(path));
  await expect(page.locator('h1')).not.toHaveText(before);
});
