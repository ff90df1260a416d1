import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { beforeEach, expect, it } from 'vitest';
import { hashFileOf, hashSources, isStale } from './buildStorybook.ts';

let root: string;
let folder: string;

const STORY = 'stories/Card.stories.tsx';

beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'dist/storybook');
  write(join(root, STORY), 'a story');
  write(hashFileOf(folder), hashSources(root));
});

it('keeps a build of the same sources, and finds a missing one stale', () => {
  write(join(root, STORY), 'a story');
  expect(isStale(root, folder)).toBe(false);
  expect(isStale(root, join(root, 'dist/other'))).toBe(true);
});

it('finds a build stale where a source is gone', () => {
  rmSync(join(root, STORY));
  expect(isStale(root, folder)).toBe(true);
});

it.each([
  [STORY, true],
  ['.storybook/preview.tsx', true],
  ['src/components/Card.tsx', true],
  ['site/variants/cloud/theme.ts', true],
  ['server/content/new-brand/en/home.yaml', true],
  ['package-lock.json', true],
  ['tools/vite.ts', true],
  ['tools/build/source.ts', true],
  ['tools/bench/main.ts', false],
  ['docs/theming.md', true],
  ['docs/pipeline.md', false],
  ['src/Card.test.tsx', false],
  ['site/dist/page.html', false],
  ['src/node_modules/package/index.js', false],
])('after a change of %s: %s', (path, expected) => {
  write(join(root, path), 'changed');
  expect(isStale(root, folder)).toBe(expected);
});
