import { join } from 'node:path';
import { chromium } from 'playwright';
import { onTestFinished } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../browser.ts';
import { serveFolder } from '../../staticServer.ts';
import { buildStorybook, isStale } from '../buildStorybook.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/storybook');

/** A page of the built workshop, until the end of the test. */
export async function openWorkshop(address: string) {
  if (isStale(root, folder)) buildStorybook({ root, folder });
  const server = await serveFolder({ folder, basePath: '/' });
  onTestFinished(() => server.close());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.url}${address}`);
  return page;
}
