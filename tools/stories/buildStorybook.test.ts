import { utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder, write as writeFile } from '@plinth/server/testing/files';
import { beforeEach, expect, it } from 'vitest';
import { isStale } from './buildStorybook.ts';

let root: string;
let folder: string;

/** Writes a file of a given age, and gives its folders the same. */
function write(path: string, hour: number): void {
  const file = join(root, path);
  const time = new Date(2026, 0, 15, hour);
  writeFile(file, '');
  for (let entry = file; entry !== root; entry = dirname(entry)) utimesSync(entry, time, time);
}

beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'dist/storybook');
  write('stories/Card.stories.tsx', 9);
  write('dist/storybook/index.json', 10);
});

it('lets a build stand that is newer than its sources', () => {
  expect(isStale(root, folder)).toBe(false);
});

it('misses a build that is not there', () => {
  expect(isStale(root, join(root, 'dist/other'))).toBe(true);
});

it.each([
  'stories/Card.stories.tsx',
  '.storybook/preview.tsx',
  'src/components/Card.tsx',
  'site/variants/cloud/theme.ts',
  'server/content/new-brand/en/home.yaml',
  'package-lock.json',
  'docs/theming.md',
])('finds a build stale by a newer %s', (path) => {
  write(path, 11);
  expect(isStale(root, folder)).toBe(true);
});

it.each(['docs/pipeline.md', 'site/dist/page.html', 'src/node_modules/package/index.js'])(
  'finds no build stale by a newer %s',
  (path) => {
    write(path, 11);
    // The folder that holds it was there before.
    utimesSync(join(root, path.split('/')[0] ?? ''), new Date(2026, 0, 15, 9), new Date(2026, 0, 15, 9));
    expect(isStale(root, folder)).toBe(false);
  },
);
