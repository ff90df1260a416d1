import { expect, it } from 'vitest';
import { reachOfFile } from '../../.storybook/pictureReach.ts';

it.each([
  'docs/a.svg',
  '.storybook/code/jsx.ts',
  'server/main.ts',
  'tools/test.ts',
  'chromatic.config.json',
  'deploy/Dockerfile',
])('no picture shows %s', (path) => expect(reachOfFile(path, () => false)).toBe('none'));

it.each([
  'src/index.ts',
  'site/variants/cloud/assets/pictures/hero.svg',
  'package-lock.json',
  'tsconfig.json',
  'new/a.ts',
])('the pictures find out themselves about %s', (path) =>
  expect(reachOfFile(path, () => false)).toBeUndefined(),
);

it('the content of a brand is in all pictures as long as the brand has no fixtures', () => {
  const path = 'server/content/cloud/en/home.yaml';
  expect(reachOfFile(path, () => false)).toBe('all');
  expect(reachOfFile(path, (module) => module === 'stories/mocks/fixtures/zh-tw/cloud.ts')).toBe('none');
});
