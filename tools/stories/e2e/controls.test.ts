import { expect as expectInPage } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openWorkshop } from './workshop.ts';

const LIMIT = { timeout: 15_000 };

test('Controls have the words that are seen, keep what was edited, and follow the language', async () => {
  const page = await openWorkshop('?path=/story/components-productcard--default&globals=locale:en');
  const story = page.frameLocator('#storybook-preview-iframe');
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

const StoriesSchema = v.record(
  v.string(),
  v.object({
    title: v.string(),
    argTypes: v.record(
      v.string(),
      v.object({
        description: v.optional(v.string()),
        table: v.optional(
          v.object({
            type: v.optional(v.object({ summary: v.optional(v.string()) })),
          }),
        ),
      }),
    ),
  }),
);

test('each prop of each part has its real type and a sentence', async () => {
  const page = await openWorkshop('iframe.html?id=components-productcard--default&viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const stories = v.parse(StoriesSchema, await page.evaluate('window.__STORYBOOK_PREVIEW__.extract()'));
  const parts = Object.values(stories).filter(({ title }) =>
    /^(Primitives|Components|Sections)\//.test(title),
  );
  expect(parts.length).toBeGreaterThan(100);
  const untold = parts.flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).flatMap(([prop, { description, table }]) => {
      // What a story alone sets is the element's own, as React takes it.
      if (table?.type === undefined) return [];
      const hasType = !['', 'any', 'unknown', 'union', 'intersection', undefined].includes(
        table.type.summary,
      );
      return hasType && description ? [] : [`${title}: ${prop}`];
    }),
  );
  expect([...new Set(untold)]).toEqual([]);
}, 120_000);
