import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PAGE_MODES, PART_MODES, globalsParameter, modeOf, modesFor } from '../../../.storybook/modes.ts';
import { openWorkshop } from './workshop.ts';

const StoriesSchema = v.record(
  v.string(),
  v.object({
    title: v.string(),
    parameters: v.object({
      pictures: v.optional(
        v.union([
          v.object({ add: v.array(v.string()) }),
          v.object({ only: v.array(v.string()), reason: v.string() }),
          v.object({ skip: v.literal(true), reason: v.string() }),
        ]),
      ),
      chromatic: v.object({
        disableSnapshot: v.optional(v.boolean()),
        prefersReducedMotion: v.optional(v.string()),
        modes: v.optional(v.record(v.string(), v.unknown())),
      }),
    }),
  }),
);

test('Chromatic would photograph what the catalogue says, and nothing that moves', async () => {
  const page = await openWorkshop('iframe.html?id=components-productcard--default&viewMode=story');
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  // What Chromatic asks for, too.
  const stories = v.parse(StoriesSchema, await page.evaluate('window.__STORYBOOK_PREVIEW__.extract()'));
  const seen = new Set<string>();
  for (const [id, { title, parameters }] of Object.entries(stories)) {
    // The names are the catalogue's; modeOf throws for others.
    const names = modesFor(title, parameters.pictures as Parameters<typeof modesFor>[1]);
    const { modes = {}, disableSnapshot = false, prefersReducedMotion } = parameters.chromatic;
    expect([id, Object.keys(modes), disableSnapshot]).toEqual([id, [...names], names.length === 0]);
    for (const name of names) {
      const { locale, variant, theme, width, height } = modeOf(name);
      const wanted = { locale, variant, theme, viewport: { width, height }, pictures: 'on' };
      expect(modes[name]).toMatchObject(wanted);
      expect(prefersReducedMotion).toBe('reduce');
      seen.add(name);
    }
    if (title.startsWith('Flows/')) expect(disableSnapshot).toBe(true);
  }
  expect([...seen]).toEqual(expect.arrayContaining([...PAGE_MODES, ...PART_MODES]));
}, 120_000);

test.each([...PART_MODES, ...PAGE_MODES.slice(-1)])(
  'a story stands still for its picture: %s',
  async (name) => {
    const globals = globalsParameter(modeOf(name));
    const id = 'sections-hero--default';
    const page = await openWorkshop(
      `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`,
    );
    await page.locator(`html[data-picture-ready="${id}"]`).waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => [new Date().toISOString(), document.body.className])).toEqual([
      '2026-01-15T01:30:00.000Z',
      expect.stringContaining('sb-show-main'),
    ]);
  },
  120_000,
);
