import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, CDPSession, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { type BenchSites, openBenchSites } from './benchSites.ts';
import { clickToPaint, timeToWorking } from './interactionInPage.ts';
import { type BenchOptions, isWanted } from './options.ts';
import { against, medians } from './report.ts';

const CLICK_LIMIT_MS = 100;
/** How long after the paint a prototype of this stack needed until its controls worked, on this line and processor. */
const ALIVE_PEER_MS = 1400;
/** A frame or two: menus are the platform's own and need no script. */
const MENU_LIMIT_MS = 100;

/** Throttles a page as Lighthouse does for a phone. */
async function slowDown(session: CDPSession): Promise<void> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
    throttling.mobileSlow4G;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
}

/** Calls `measure` with a page of a fresh visitor: empty cache, a phone's or a desktop's width. */
async function asVisitor<T>(
  browser: Browser,
  width: number,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.newContext({ viewport: { width, height: 900 } });
  return await measure(await context.newPage());
}

async function measureSite(browser: Browser, { ours, manifest }: BenchSites, options: BenchOptions) {
  const paths = manifest.pages.map(({ path }) => path).filter((path) => isWanted(path, options));
  const start = paths.find((path) => path.endsWith('/index'));
  if (start === undefined) throw new Error('A home page is needed; ask for `--page index` too');
  const lang = start.replace(/index$/, '');
  const target = manifest.pages.find(({ path }) => path.startsWith(`${lang}service/`))?.path;
  if (target === undefined) throw new Error(`${start} has no service to go to`);
  const url = `${ours}${start}`;
  const clickAt = (slowdown: number) =>
    asVisitor(browser, 1350, (page) => clickToPaint(page, url, target, slowdown));
  const rounds = [];
  for (let round = 0; round < options.runs; round += 1) {
    const working = await asVisitor(browser, 412, async (page) => {
      await slowDown(await page.context().newCDPSession(page));
      return timeToWorking(page, url);
    });
    rounds.push({ ...working, click: await clickAt(1), slowClick: await clickAt(4) });
  }
  return { path: start, ...medians(rounds) };
}

/**
 * Measures interactions: on a throttled phone how fast a menu opens right after the paint and when every control works; on a
 * desktop the time from a click on a hovered link to the paint of the next page.
 */
export async function benchInteraction(options: BenchOptions): Promise<void> {
  await using browser = await launchBrowser();
  for (const variant of options.variants) {
    await using sites = await openBenchSites(variant);
    const { path, menu, alive, click, slowClick } = await measureSite(browser, sites, options);
    console.log(
      `${variant} ${path}: menu open ${against(menu, MENU_LIMIT_MS)} ms after a press at the paint; ` +
        `all controls alive ${alive.toFixed(0)} ms after the paint (the prototype: ${ALIVE_PEER_MS}); ` +
        `click to paint ${against(click, CLICK_LIMIT_MS)} ms, with a processor four times slower ${slowClick.toFixed(0)} ms`,
    );
  }
}
