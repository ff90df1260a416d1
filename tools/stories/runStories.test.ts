import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import type { IndexEntry } from 'storybook/internal/types';
import { expect, it, onTestFinished, vi } from 'vitest';
import { groupIndex } from './groupIndex.ts';
import { runStories } from './runStories.ts';

it('fails where the test-runner is killed, as where the memory is full', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = temporaryFolder();
  const runner = join(root, 'node_modules/.bin/test-storybook');
  write(runner, '#!/bin/sh\nkill -KILL $$\n');
  chmodSync(runner, 0o755);
  write(join(root, 'index.json'), JSON.stringify({ v: 5, entries: {} }));
  expect(await runStories({ root, folder: root, show: false })).toMatchObject({ exitCode: 1 });
});

it('gives the test-runner every story once, in as many pages as there are workers', () => {
  const story = (title: string, name: string): IndexEntry => ({
    type: 'story',
    subtype: 'story',
    id: `${title}--${name}`,
    title,
    name,
    importPath: './a.stories.tsx',
  });
  const stories = ['Pages/Home', 'Components/Card', 'Components/Badge', 'Flows/Contact'].flatMap((title) => [
    story(title, 'Usual'),
    story(title, 'Long'),
  ]);
  const docs: IndexEntry = { ...story('Components/Card', 'Docs'), type: 'docs', storiesImports: [] };
  const index = { v: 5, entries: Object.fromEntries([docs, ...stories].map((each) => [each.id, each])) };
  const grouped = Object.values(groupIndex(index, 2).entries);
  const names = new Map(grouped.map(({ id, name }) => [id, name]));
  expect(names).toEqual(new Map(stories.map(({ id, title, name }) => [id, `${title}: ${name}`])));
  expect(new Set(grouped.map(({ title }) => title))).toEqual(new Set(['Page 1', 'Page 2']));
  expect(Object.keys(groupIndex(index, 2, /^Components\/Card: U/).entries)).toEqual([
    'Components/Card--Usual',
  ]);
});
