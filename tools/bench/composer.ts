import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { LANG_CODES, type LangCode } from '@plinth/ui/contract';
import type { Browser, Page } from 'playwright';
import { parse } from 'yaml';
import { launchBrowser } from '../browser.ts';
import { serveFolder } from '../staticServer.ts';
import { refreshStorybook } from '../stories/buildStorybook.ts';
import type { BenchOptions } from './options.ts';
import { against, median } from './report.ts';

const OPEN_LIMIT_MS = 3000;
const KEY_LIMIT_MS = 100;
const SECTIONS = 30;
const TYPED = 'move it before winter';
/** The time between two keys of a fast typist. */
const KEY_PAUSE_MS = 120;

const STORY = 'iframe.html?id=compose--page&viewMode=story&globals=variant:cloud;locale:en';

/** A campaign page with its sections again and again; only the first of each keeps its name for links. */
function longPage(langCode: LangCode): object {
  const file = join(root, `site/variants/cloud/pages/server-room.${langCode}.yaml`);
  const page: { readonly sections: readonly { readonly id?: string }[] } = parse(readFileSync(file, 'utf8'));
  const sections = Array.from({ length: SECTIONS }, (_, index) => {
    const { id, ...section } = page.sections[index % page.sections.length] ?? {};
    return index < page.sections.length && id !== undefined ? { id, ...section } : section;
  });
  return { ...page, sections };
}

/** How long, with an empty cache, until the page's sections are listed and until its canvas is drawn, in milliseconds. */
async function timeToOpen(browser: Browser, url: string) {
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(`${url}${STORY}`);
  await page.locator('.compose-outline button').first().waitFor();
  const listed = performance.now() - begin;
  await page.frameLocator('.compose-frame iframe').getByRole('heading', { level: 1 }).waitFor();
  const drawn = performance.now() - begin;
  return { listed, drawn };
}

/** Types, and returns the time from each key to the paint that shows it, in milliseconds; the browser measures in steps of 8. */
async function typeInto(page: Page, row: number): Promise<number[]> {
  await page.locator('.compose-outline button').nth(row).click();
  await page.getByRole('textbox', { name: 'Heading, English' }).focus();
  await page.keyboard.press('End');
  const durations = await page.evaluateHandle(() => {
    // TypeScript's DOM types lack the threshold.
    const events: object = { type: 'event', durationThreshold: 16 };
    const found = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        found.set(startTime, Math.max(found.get(startTime) ?? 0, duration));
    }).observe(events);
    return found;
  });
  await page.keyboard.type(TYPED, { delay: KEY_PAUSE_MS });
  // The browser reports the last key's paint with a delay.
  await page.waitForTimeout(KEY_PAUSE_MS * 4);
  return durations.evaluate((found) => [...found.values()]);
}

/**
 * Measures the composer of the static workshop: how fast it opens, and how long a key takes on a page of thirty sections in both
 * languages, at the page's top and in its middle.
 */
export async function benchComposer({ runs }: BenchOptions): Promise<void> {
  const folder = join(root, 'dist/storybook');
  refreshStorybook(root, folder);
  await using server = await serveFolder({ folder, basePath: '/' });
  await using browser = await launchBrowser();
  const opened = [];
  for (let run = 0; run < runs; run += 1) opened.push(await timeToOpen(browser, server.url));
  const open = median(opened.map(({ drawn }) => drawn));
  const listed = median(opened.map((each) => each.listed));
  console.log(
    `opens in ${against(open, OPEN_LIMIT_MS)} ms; its sections are listed after ${listed.toFixed(0)}`,
  );

  const draft = {
    slug: 'long',
    pages: Object.fromEntries(LANG_CODES.map((code) => [code, longPage(code)])),
    basis: {},
  };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((text) => {
    localStorage.setItem('composer:cloud:*', text);
    localStorage.setItem('composer:cloud', '*');
  }, JSON.stringify(draft));
  const page = await context.newPage();
  await page.goto(`${server.url}${STORY}`);
  await page
    .locator('.compose-outline button')
    .nth(SECTIONS - 1)
    .waitFor();
  await page.getByRole('button', { name: 'Both', exact: true }).click();
  const keys = [...(await typeInto(page, 0)), ...(await typeInto(page, SECTIONS / 2))];
  const slowest = Math.max(...keys);
  console.log(
    `a key on ${SECTIONS} sections: ${median(keys)} ms, the slowest of ${keys.length} events ${against(slowest, KEY_LIMIT_MS)}`,
  );
}
