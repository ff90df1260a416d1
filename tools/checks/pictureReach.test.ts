import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reachOfFile } from '../../.storybook/pictureReach.ts';
import { importsOf } from '../visual/barrels.ts';

it.each([
  'docs/a.svg',
  '.storybook/code/jsx.ts',
  'server/main.ts',
  'tools/test.ts',
  'vitest.config.ts',
  'chromatic.config.json',
  'deploy/Dockerfile',
])('no picture shows %s', (path) => expect(reachOfFile(path, () => false)).toBe('none'));

it.each([
  'src/index.ts',
  'site/variants/cloud/assets/pictures/hero.svg',
  'package-lock.json',
  'tsconfig.json',
  'new/a.ts',
])('the module graph decides about %s', (path) => expect(reachOfFile(path, () => false)).toBeUndefined());

it('the content of a brand is in all pictures as long as the brand has no fixtures', () => {
  const path = 'server/content/cloud/en/home.yaml';
  expect(reachOfFile(path, () => false)).toBe('all');
  expect(reachOfFile(path, (module) => module === 'stories/mocks/fixtures/zh-tw/cloud.ts')).toBe('none');
});

it("a page's file reaches all pictures as text, and what the page is made of only its own", () => {
  expect(reachOfFile('site/variants/cloud/pages/server-room.en.yaml', () => true)).toBe('text');
});

it('nothing that builds the workshop counts as invisible', () => {
  const built = new Set(['./.storybook/main.ts', './.storybook/vite.config.ts']);
  for (const name of built)
    for (const target of importsOf(join(import.meta.dirname, '../..'), name))
      if (!/^\.\/\.\.|node_modules/.test(target)) built.add(target);
  expect(built).toContain('./tools/vite.ts');
  expect([...built].filter((name) => reachOfFile(name.slice(2), () => false) === 'none')).toEqual([]);
});
