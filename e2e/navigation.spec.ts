import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Window } from 'happy-dom';
import type { BuildName } from './support/builds.ts';
import { ABNORMAL, inject } from './support/faults.ts';
import { confirmDialog, dialog, expectForm, field, fillForm, submitButton, TYPED } from './support/form.ts';
import { holdRequests } from './support/holdRequests.ts';
import {
  frames,
  goInApp,
  untilFetched,
  untilReady,
  untilSettled,
  visit,
  visitSettled,
} from './support/inPage.ts';
import type { Site } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { CATALOGUE, LANG_CODES, type LangCode, otherThan, wordOf } from './support/words.ts';
import { chooseLanguage, chooseService, footerLink } from './support/links.ts';

/* The way from page to page: by links, back and forward, offline, over failures and on hosts that only have files. */

const homeLink = (page: Page) => page.locator('header a').first();
/** The message of a page that waits for a connection. */
const noConnection = (page: Page, site: Site, langCode: LangCode) =>
  page.getByRole('status').getByText(wordOf(site, langCode, 'COMMON.NO_CONNECTION'));

/** Reads a head's metadata. Runs in the page, and here on what was built. */
function readHead(from: Document = document) {
  const content = (name: string) => from.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const all = (selector: string, name: string) =>
    Array.from(from.querySelectorAll(selector), (element) => element.getAttribute(name)).join(' ');
  return {
    title: from.title,
    lang: from.documentElement.lang,
    description: content('description'),
    robots: content('robots'),
    canonical: all('link[rel=canonical]', 'href'),
    alternates: all('link[rel=alternate]', 'href'),
    shared: all('meta[property="og:title"], meta[property="og:url"]', 'content'),
  };
}

/** The head of a finished document; its body, by far the larger part, is not parsed. */
function builtHead(site: Site, path: string) {
  const html = readFileSync(join(site.directory, `${path.replace(/#.*/, '')}.html`), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  return readHead(new new Window().DOMParser().parseFromString(head, 'text/html') as unknown as Document);
}

/** Expects the head that the finished document of this path has. */
async function expectHeadOf(page: Page, site: Site, path: string, langCode: LangCode): Promise<void> {
  await expect(page).toHaveURL(site.url(path));
  const built = builtHead(site, path);
  // The only document for both languages has the first one's head.
  const expected = path === '/errorPage' ? { robots: 'noindex', lang: CATALOGUE[langCode].tag } : built;
  // Some browsers remember a failed fetch; then the document itself is loading, and can be read once it is there.
  const read = () => page.evaluate(readHead, undefined).catch(() => undefined);
  await expect.poll(read, path).toMatchObject(expected);
}

/** Counts the documents that are asked for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/**
 * Simulates a new deployment that has removed a file named by the document on screen; the next document's file is there.
 *
 * @returns how many documents were requested since
 */
async function takeFileAway(page: Page, file: RegExp): Promise<() => number> {
  const documents = countDocuments(page);
  await page.route(file, (route) =>
    documents() === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  return documents;
}

/** Both brands and both languages, each once: navigation is the same code for all, and other tests check content. */
const VISITORS = [
  ['cloud', 'zh-tw'],
  ['agency', 'en'],
] as const satisfies readonly (readonly [BuildName, LangCode])[];

for (const [brand, langCode] of VISITORS) {
  const home = `/main/${langCode}/index`;
  const about = `/main/${langCode}/about`;
  const plan = `/main/${langCode}/favorablePlan`;
  const service = `/main/${langCode}/service/2`;

  test(`${brand}: the head is that of the page on screen, however one came there (${langCode})`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const expectHead = (path: string) => expectHeadOf(page, site, path, langCode);
    await visitSettled(page, site.url(home));
    await expectHead(home);
    await footerLink(page, 'about').click();
    await expectHead(about);
    await homeLink(page).click();
    await expectHead(home);
    await footerLink(page, 'favorablePlan').click();
    await expectHead(plan);
    await chooseService(page, 2);
    await expectHead(service);
    await page.goBack();
    await expectHead(plan);
    await page.goBack();
    await expectHead(home);
    await goInApp(page, site.url('/errorPage'));
    await expectHead('/errorPage');
    await page.goBack();
    await expectHead(home);
    await page.goForward();
    await expectHead('/errorPage');
    await page.getByRole('link', { name: CATALOGUE[langCode].backHome }).click();
    await expectHead(home);
    const other = otherThan(langCode);
    await chooseLanguage(page, other);
    await expectHeadOf(page, site, `/main/${other}/index`, other);
    await page.goBack();
    await expectHead(home);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('langCode'))).toBe(langCode);
  });

  test(`${brand}: offline, address and page stay in step, and a wish is followed or given up without a trace (${langCode})`, async ({
    page,
    context,
    serve,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    const site = await serve(brand);
    const heading = page.locator('h1');
    const note = noConnection(page, site, langCode);
    const waitsAt = async (path: string, title: string) => {
      await expect(note).toBeVisible();
      await expect(page).toHaveURL(site.url(path));
      await expect(heading).toHaveText(title);
    };
    const hasGivenUp = async (path: string, title: string) => {
      await expect(note).toHaveCount(0);
      await context.setOffline(false);
      await frames(page);
      await expect(page).toHaveURL(site.url(path));
      await expect(heading).toHaveText(title);
    };
    const hasArrived = async (path: string, lang: LangCode = langCode) => {
      await expectHeadOf(page, site, path, lang);
      await expect(note).toHaveCount(0);
    };
    await visit(page, site.url(about));
    await homeLink(page).click();
    await hasArrived(home);
    const title = await heading.innerText();
    const wishForThePlan = async () => {
      await context.setOffline(true);
      await footerLink(page, 'favorablePlan').click();
      await waitsAt(home, title);
    };
    const goThereAndBack = async () => {
      await page.goBack();
      await hasArrived(about);
      await page.goForward();
      await hasArrived(home);
    };

    await test.step('back, after a reload, to a page that the browser has forgotten', async () => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.clearBrowserCache');
      await page.reload();
      await untilSettled(page, home);
      // The error page is loaded too from here on.
      await untilFetched(page, 'ErrorPage');
      await context.setOffline(true);
      await page.goBack();
      await waitsAt(home, title);
      await context.setOffline(false);
      await hasArrived(about);
      await expect(heading).toHaveText(wordOf(site, langCode, 'ABOUT.TITLE'));
      await page.goForward();
      await hasArrived(home);
    });

    await test.step('who goes on writing is not taken away, and one press leads back', async () => {
      await wishForThePlan();
      await field(page, 'name').pressSequentially('Ada');
      await hasGivenUp(home, title);
      await goThereAndBack();
      await expect(field(page, 'name')).toHaveValue('Ada');
    });

    await test.step('who goes somewhere else has given up', async () => {
      await wishForThePlan();
      await page.locator('footer a[href$="#contact"]').click();
      await hasGivenUp(`${home}#contact`, title);
      await page.goBack();
      await hasArrived(home);
      await goThereAndBack();
    });

    await test.step('a page that was not loaded comes with the connection', async () => {
      await wishForThePlan();
      await context.setOffline(false);
      await hasArrived(plan);
      await page.goBack();
      await hasArrived(home);
      await expect(heading).toHaveText(title);
    });

    await test.step('so does the other language', async () => {
      const other = otherThan(langCode);
      await context.setOffline(true);
      await chooseLanguage(page, other);
      await waitsAt(home, title);
      await expect(page.locator('html')).toHaveAttribute('lang', CATALOGUE[langCode].tag);
      await context.setOffline(false);
      await hasArrived(`/main/${other}/index`, other);
      await page.goBack();
      await hasArrived(home);
    });

    await test.step('a request that failed leads to the error page', async () => {
      await fillForm(page);
      await untilFetched(page, 'NoticeDialog');
      await context.setOffline(true);
      await submitButton(page).click();
      await expect(dialog(page)).toContainText(CATALOGUE[langCode].system);
      await confirmDialog(page);
      await expect(page).toHaveURL(site.url('/errorPage'));
      await expect(heading).toHaveText(CATALOGUE[langCode].system);
      await expect(page.locator('main')).toContainText(wordOf(site, langCode, 'ERRORPAGE.TEXT_KEPT'));
      await page.getByRole('link', { name: CATALOGUE[langCode].backHome }).click();
      await expectForm(page, TYPED);
      await context.setOffline(false);
    });
  });

  test(`${brand}: a service that failed keeps the frame until home has come; a page that breaks leads to the error page (${langCode})`, async ({
    page,
    serve,
    guard,
  }) => {
    guard.allow(/broken on purpose/);
    const site = await serve(brand);
    const release = await holdRequests(page, /app\/home-/);
    await breakPages(page, /PlanPage/);
    await visit(page, site.url(about));
    await inject(page, 'GetServiceById', { body: JSON.stringify({ isError: true }) });
    await chooseService(page, 2);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      const root = document.getElementById('root');
      if (root === null) return;
      new MutationObserver(() => {
        if (root.querySelector('header') === null) document.title = 'EMPTY';
      }).observe(root, { childList: true, subtree: true });
    });
    await confirmDialog(page);
    await expect(dialog(page)).toHaveCount(0);
    await frames(page);
    await expect(page.locator('header')).toBeVisible();
    release();
    await expectHeadOf(page, site, home, langCode);
    await footerLink(page, 'favorablePlan').click();
    await expect(page).toHaveURL(site.url('/errorPage'));
    await expect(page.locator('h1')).toHaveText(CATALOGUE[langCode].system);
    // Back does not lead to the broken page again.
    await page.goBack();
    await expectHeadOf(page, site, home, langCode);
    await page.goForward();
    await page.getByRole('link', { name: CATALOGUE[langCode].backHome }).click();
    await expectHeadOf(page, site, home, langCode);
  });

  test(`${brand}: an answer of a hotel's portal takes nothing away that came with the document (${langCode})`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    const portal = ABNORMAL.HTML;
    const asked = [await inject(page, 'GetHomeData', portal), await inject(page, 'GetServiceMenu', portal)];
    await page.goto(site.url(home));
    const shown = () =>
      page.evaluate(() => ({
        links: document.querySelectorAll('main a[href*="/service/"]').length,
        pictures: document.querySelectorAll('main img').length,
        menu: document.querySelectorAll('header a[href*="/service/"]').length,
        packages: document.querySelectorAll('header a[href$="/favorablePlan"]').length,
      }));
    const before = await shown();
    expect(before.links).toBeGreaterThan(0);
    expect(before.menu).toBeGreaterThan(0);
    await untilSettled(page, home);
    expect(asked.every((calls) => calls.length > 0)).toBe(true);
    expect(await shown()).toEqual(before);
    await expect(dialog(page)).toHaveCount(0);
  });

  test(`${brand}: a host that adds a slash or an ending keeps the finished page (${langCode})`, async ({
    page,
    serve,
  }) => {
    const site = await serve(brand);
    for (const [asked, path] of [
      [`/main/${langCode}/`, home],
      [`${home}/?utm=1#contact`, `${home}?utm=1#contact`],
      [`${about}/`, about],
      [`${about}.html`, about],
      [`${plan}/?a=b`, `${plan}?a=b`],
      [`${service}/`, service],
    ] as const) {
      const file = readFileSync(join(site.directory, `${path.replace(/[?#].*/, '')}.html`));
      const url = site.url(asked);
      await page.route(url.replace(/#.*/, ''), (route) =>
        route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body: file }),
      );
      const release = await holdRequests(page, /\/assets\/app\//);
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const header = await page.locator('header').elementHandle();
      const section = await page.locator('main > *').first().elementHandle();
      release();
      await untilReady(page);
      await expect(page, asked).toHaveURL(site.url(path));
      await frames(page);
      for (const kept of [header, section])
        expect.soft(await kept?.evaluate((element) => element.isConnected), asked).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

/* What is the same code for both brands is tried in one of them. */

test('a connection that is refused for a while is waited for', async ({ page, site, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  await visitSettled(page, site.url('/main/en/index'));
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await footerLink(page, 'about').click();
  await expect(noConnection(page, site, 'en')).toBeVisible();
  await expect(page).toHaveURL(site.url('/main/en/index'));
  await page.unrouteAll();
  await expectHeadOf(page, site, '/main/en/about', 'en');
});

test('who goes somewhere else has given up before that is drawn', async ({ page, context, site, guard }) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await visitSettled(page, site.url('/main/en/index'));
  await context.setOffline(true);
  await footerLink(page, 'favorablePlan').click();
  await expect(noConnection(page, site, 'en')).toBeVisible();
  // React renders non-urgent updates in tasks queued by messages to itself, which run late on a slow phone.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const kept: MessagePort[] = [];
    MessagePort.prototype.postMessage = function keep() {
      kept.push(this);
    };
    document.addEventListener('drawn', () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const port of kept) port.postMessage(undefined);
    });
  });
  await page.locator('footer a[href$="#contact"]').click();
  await expect(page).toHaveURL(site.url('/main/en/index#contact'));
  const arrived = page.waitForResponse(/PlanPage|favorablePlan/);
  await context.setOffline(false);
  await arrived;
  await frames(page);
  await page.evaluate(() => document.dispatchEvent(new Event('drawn')));
  await expect(noConnection(page, site, 'en')).toHaveCount(0);
  await expect(page).toHaveURL(site.url('/main/en/index#contact'));
});

test('a line that has gone silent counts as none after as long as any call may take', async ({
  page,
  site,
}) => {
  await page.clock.install();
  // `visitSettled` waits for frames, which the clock holds.
  await visit(page, site.url('/main/en/index'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  await page.route('**/*', (route) => void asked.push(route.request().method()));
  await footerLink(page, 'about').click();
  // The request on hover has a time limit of its own: the page's limit begins when the app has handled the press.
  await expect(page.getByRole('status').getByText(wordOf(site, 'en', 'COMMON.LOADING'))).toBeVisible();
  await page.clock.fastForward(10_000);
  // The check whether the server is there at all may take as long again.
  await expect.poll(() => asked).toContain('HEAD');
  await page.clock.fastForward(10_000);
  await expect(noConnection(page, site, 'en')).toBeVisible();
  await expect(page).toHaveURL(site.url('/main/en/index'));
  await page.unrouteAll();
});

test('a page whose file a new deployment took away is shown from its document', async ({
  page,
  serve,
  guard,
}) => {
  guard.allow(/404/);
  const site = await serve('agency');
  await visitSettled(page, site.url('/main/en/index'));
  const documents = await takeFileAway(page, /AboutPage/);
  const arrived = page.waitForEvent('domcontentloaded');
  await footerLink(page, 'about').click();
  await arrived;
  await expectHeadOf(page, site, '/main/en/about', 'en');
  expect(documents()).toBe(1);
});

test('so is one at its anchor, and its place is kept from then on', async ({ page, site, guard }) => {
  guard.allow(/404/);
  await visitSettled(page, site.url('/main/en/about'));
  const documents = await takeFileAway(page, /app\/home-/);
  const arrived = page.waitForEvent('domcontentloaded');
  await page.locator('footer a[href$="#contact"]').click();
  await arrived;
  await expectHeadOf(page, site, '/main/en/index#contact', 'en');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('#contact')).toBeFocused();
  expect(documents()).toBe(1);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await untilReady(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

/** Makes every matching page file throw when it renders. */
async function breakPages(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Page = () => { throw new Error("broken on purpose"); }',
    }),
  );
}

/** Gives the home page content that its first section cannot render. */
async function breakHome(page: Page): Promise<void> {
  const sections = [{ section: 'Hero', props: { heading: 'Home', facts: 'broken on purpose' } }];
  const json = { title: 'Home', description: '', langCodes: LANG_CODES, sections };
  await page.route(/assets\/pages\/home\./, (route) => route.fulfill({ json }));
}

for (const build of ['cloud', 'based'] as const) {
  test(`${build}: home that breaks, and then the error page too, end in plain words and not in circles`, async ({
    page,
    serve,
    guard,
  }) => {
    guard.allow(/broken on purpose|is not a function/);
    const site = await serve(build);
    await breakHome(page);
    const documents = countDocuments(page);
    await visit(page, site.url('/main/en/about'));
    await homeLink(page).click();
    await expect(page).toHaveURL(site.url('/errorPage'));
    await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
    await page.getByRole('link', { name: CATALOGUE.en.backHome }).click();
    await expect(page).toHaveURL(site.url('/errorPage'));
    await expect(page.locator('h1')).toHaveText(CATALOGUE.en.system);
    expect(documents()).toBe(1);

    await breakPages(page, /ErrorPage/);
    await page.goto(site.url('/main/en/about'));
    await untilReady(page);
    await homeLink(page).click();
    await expect(page.getByRole('alert')).toContainText(CATALOGUE.en.system);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    expect(documents()).toBe(2);
  });
}
