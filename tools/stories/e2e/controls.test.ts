import { join } from 'node:path';
import { expect as expectInPage } from '@playwright/test';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { BROWSER_ARGS, findBrowser } from '../../browser.ts';
import { serveFolder } from '../../staticServer.ts';
import { buildStorybook, isStale } from '../buildStorybook.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'dist/storybook');
const LIMIT = { timeout: 15_000 };

/** The workshop as designers see it: a story with its controls. */
async function openStory(address: string) {
  if (isStale(root, folder)) buildStorybook({ root, folder });
  const server = await serveFolder({ folder, basePath: '/' });
  onTestFinished(() => server.close());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${server.url}?path=/story/${address}`);
  return { page, story: page.frameLocator('#storybook-preview-iframe') };
}

test('Controls have the words that are seen, keep what was edited, and follow the language', async () => {
  const { page, story } = await openStory('components-productcard--default&globals=locale:en');
  const heading = page.locator('#control-heading');
  const description = page.locator('#control-description');
  const seen = story.getByRole('heading');
  await expectInPage(heading).toHaveValue('Cloud hosting', LIMIT);
  await expectInPage(seen).toHaveText('Cloud hosting');
  const english = await description.inputValue();

  await heading.fill('Written by a designer');
  await expectInPage(seen).toHaveText('Written by a designer', LIMIT);
  // The address carries it.
  await expectInPage(page).toHaveURL(/heading:Written\+by\+a\+designer/, LIMIT);

  await page.getByRole('button', { name: 'The language of the words' }).click();
  await page.getByRole('option', { name: /Chinese/ }).click();
  await expectInPage(description).toHaveValue(/[\u4e00-\u9fff]/, LIMIT);
  expect(await description.inputValue()).not.toBe(english);
  await expectInPage(heading).toHaveValue('Written by a designer');
  await expectInPage(seen).toHaveText('Written by a designer');

  await page.getByRole('button', { name: 'Reset controls' }).click();
  await expectInPage(heading).toHaveValue(/[\u4e00-\u9fff]/, LIMIT);
  await expectInPage(seen).toHaveText(await heading.inputValue());
}, 120_000);
