import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../browser.ts';
import { makeTemporaryCopy } from '../generators/temporaryCopy.ts';
import { serveFolder } from '../staticServer.ts';
import { refreshStorybook } from '../stories/buildStorybook.ts';
import { startWorkshop } from '../stories/startWorkshop.ts';
import type { BenchOptions } from './options.ts';
import { against, medians } from './report.ts';

const STORY_LIMIT_MS = 2000;
const DOCS_LIMIT_MS = 3000;
const START_LIMIT_MS = 10_000;
const RELOAD_LIMIT_MS = 1000;
/** A workshop that takes longer than this has failed to start. */
const GIVE_UP_MS = 120_000;

const STORY = '?path=/story/components-pricecard--default';
const DOCS = '?path=/docs/components-pricecard--docs';

/** The styles of what the story shows, and an edit that is seen at once. */
const EDITED = 'src/components/PriceCard/PriceCard.styles.ts';
const BEFORE = 'display: grid;';
const EDIT = { property: 'outline-width', value: '7px', css: 'outline: 7px solid;' };

const preview = (page: Page) => page.frameLocator('#storybook-preview-iframe');

async function openWorkshop(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(GIVE_UP_MS);
  await page.goto(address, { timeout: GIVE_UP_MS });
  return page;
}

/** How long a page of the workshop takes with an empty cache, in milliseconds: until its main content is painted. */
async function timeToPaint(browser: Browser, address: string, painted: string): Promise<number> {
  const begin = performance.now();
  await using page = await openWorkshop(browser, address);
  await preview(page).locator(painted).first().waitFor();
  return performance.now() - begin;
}

/** Starts the development server in a copy of the repository, and edits a component there. */
async function timeOfDevelopment(browser: Browser) {
  await using own = new AsyncDisposableStack();
  const copy = makeTemporaryCopy();
  own.defer(() => rmSync(copy, { recursive: true, force: true }));
  const begin = performance.now();
  const { url } = own.use(await startWorkshop(copy));
  await using page = await openWorkshop(browser, `${url}${STORY}`);
  await preview(page).locator('#storybook-root h3').waitFor();
  const start = performance.now() - begin;

  const file = join(copy, EDITED);
  const styles = readFileSync(file, 'utf8');
  const saved = performance.now();
  writeFileSync(file, styles.replace(BEFORE, `${BEFORE} ${EDIT.css}`));
  await preview(page)
    .locator('#storybook-root *')
    .first()
    .evaluate(async (_, { property, value }) => {
      const isSeen = (element: Element) => getComputedStyle(element).getPropertyValue(property) === value;
      while (![...document.querySelectorAll('#storybook-root *')].some(isSeen))
        await new Promise(requestAnimationFrame);
    }, EDIT);
  return { start, reload: performance.now() - saved };
}

/**
 * Measures what designers wait for: a story and a docs page of the static workshop with an empty cache, and the development
 * server from its start to the first story and from a saved edit to its paint.
 */
export async function benchWorkshop({ runs }: BenchOptions): Promise<void> {
  const folder = join(root, 'dist/storybook');
  refreshStorybook(root, folder);
  await using browser = await launchBrowser();
  await using served = await serveFolder({ folder, basePath: '/' });
  const times: Record<'story' | 'docs' | 'start' | 'reload', number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const story = await timeToPaint(browser, `${served.url}${STORY}`, '#storybook-root h3');
    const docs = await timeToPaint(browser, `${served.url}${DOCS}`, '#storybook-docs .docs-story h3');
    times.push({ story, docs, ...(await timeOfDevelopment(browser)) });
  }
  const { story, docs, start, reload } = medians(times);
  console.log(`a story of the static build is painted after ${against(story, STORY_LIMIT_MS)} ms`);
  console.log(`a docs page with its first story after ${against(docs, DOCS_LIMIT_MS)} ms`);
  console.log(`the development server shows its first story after ${against(start, START_LIMIT_MS)} ms`);
  console.log(`a saved edit of a component is painted after ${against(reload, RELOAD_LIMIT_MS)} ms`);
}
