import { type Browser, chromium } from 'playwright';
import playwright from 'playwright/package.json' with { type: 'json' };
import type { PictureBrowser, Tab } from './browser.ts';
import { CLOCK, STILL_SCRIPT, TIME_ZONE } from './camera.ts';

/**
 * Where a part of a page has changed, Chromium paints that part alone into what it painted before, and a curve cut at the
 * part's edge gets other pixels than a whole one. Which parts were painted by themselves depends on how busy the machine
 * was; so it paints whole tiles.
 */
const WHOLE_TILES = '--disable-partial-raster';

/** What makes it repeatable besides Playwright's own switches: no sandbox, no calls of the browser's own, colours as they are written. */
const SWITCHES = ['--disable-gpu', '--disable-quic', WHOLE_TILES];

/** Starts a plain Chromium: without a path the one that `CHROMIUM_PATH` names, else Playwright's own. */
export const launchChromium = (executablePath = process.env['CHROMIUM_PATH']): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath || undefined, args: SWITCHES });

/** Opens a window in which the world stands still and nothing but the build can be reached. */
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
        // Also of what is no higher than the window: so every layer is painted anew. One that has moved since it was painted
        // would show a line of letters a pixel off, or not, by how busy the machine was.
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}

/** Starts Chromium to take pictures; which one, as {@link launchChromium} says. */
export async function startChromium(executablePath?: string): Promise<PictureBrowser> {
  const browser = await launchChromium(executablePath);
  return {
    // Playwright starts it with switches of its own, which are others in another version.
    name: `chromium ${browser.version()} by Playwright ${playwright.version}`,
    openTab: (proxy) => openTab(browser, proxy),
    close: () => browser.close(),
  };
}
