import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import type { BuildName } from './builds.ts';
import { createGuard, type Guard } from './guard.ts';
import { observePage } from './inPage.ts';
import { type Site, startSite } from './site.ts';

interface TestFixtures {
  /** Which site `site` is: `test.use({ build: 'agency' })`. */
  readonly build: BuildName;
  /** The site of this test. */
  readonly site: Site;
  /** Fails the test on trouble in any of its pages that it did not declare. */
  readonly guard: Guard;
  /** Opens a page in a browser context of its own, which ends with the test. */
  readonly openPage: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  /** Serves a build; each is started once and ends with the worker. */
  readonly serve: (name: BuildName) => Promise<Site>;
}

/** A request that a test's route is still answering when the test has ended is no failure. */
async function letGo(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Playwright's test with the sites, and with a guard that watches every page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serve: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      await using opened = new AsyncDisposableStack();
      const start = async (name: BuildName) => opened.use(await startSite(name));
      const started = new Map<BuildName, Promise<Site>>();
      await use((name) => {
        const site = started.get(name) ?? start(name);
        started.set(name, site);
        return site;
      });
    },
    { scope: 'worker' },
  ],
  build: ['cloud', { option: true }],
  site: async ({ build, serve }, use) => use(await serve(build)),
  guard: [
    // eslint-disable-next-line no-empty-pattern -- See above.
    async ({}, use) => {
      const guard = createGuard();
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await context.addInitScript(observePage);
    await use(context);
    await letGo(context);
  },
  openPage: async ({ browser, guard, contextOptions, locale, viewport }, use) => {
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, locale, viewport, ...options });
      guard.watch(context);
      await context.addInitScript(observePage);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) {
      await letGo(page.context());
      await page.context().close();
    }
  },
});

export { expect } from '@playwright/test';
