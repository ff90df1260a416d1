import { type Browser, chromium } from 'playwright';
import playwright from 'playwright/package.json' with { type: 'json' };
import type { PictureBrowser, Tab } from './browser.ts';
import { CLOCK, STILL_SCRIPT, TIME_ZONE } from './camera.ts';

/**
 * When a part of a page changes, Chromium repaints only that part, and a curve cut at the part's edge gets other pixels than a
 * whole one. Which parts are repainted alone depends on how busy the machine is; so Chromium is made to paint whole tiles.
 */
const WHOLE_TILES = '--disable-partial-raster';

/** For repeatable pictures. Playwright's own switches include: no sandbox, no requests by the browser itself, exact colours. */
const SWITCHES = ['--disable-gpu', '--disable-quic', WHOLE_TILES];

/** Starts a plain Chromium: without a path, the one in `CHROMIUM_PATH` or else Playwright's own. */
export const launchChromium = (executablePath = process.env['CHROMIUM_PATH']): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath || undefined, args: SWITCHES });

/** Opens a window in which time stands still and nothing but the build can be reached. */
async function openTab(browser: Browser, proxy: string): Promise<Tab> {
  const context = await browser.newContext({
    proxy: { server: proxy },
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await context.clock.setFixedTime(CLOCK);
  await context.addInitScript({ content: STILL_SCRIPT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    async prepare({ width, height, isDark }) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    },
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    evaluate: (run, argument) => page.evaluate(`(${run.toString()})(${JSON.stringify(argument)})`),
    async photograph(width, height) {
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        // Even for pages no higher than the window, so that every layer is painted again. In a layer that moved after it was
        // painted, a line of text may be a pixel off, depending on how busy the machine was.
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}

/** Starts Chromium to take pictures; for which one, see {@link launchChromium}. */
export async function startChromium(executablePath?: string): Promise<PictureBrowser> {
  const browser = await launchChromium(executablePath);
  return {
    // Playwright starts it with switches of its own, which differ between versions.
    name: `chromium ${browser.version()} by Playwright ${playwright.version}`,
    openTab: (proxy) => openTab(browser, proxy),
    close: () => browser.close(),
  };
}
