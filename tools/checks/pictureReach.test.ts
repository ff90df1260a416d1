import { expect, it } from 'vitest';
import { reachOfFile } from '../../.storybook/pictureReach.ts';

it.each([
  'docs/a.svg',
  '.storybook/code/jsx.ts',
  'server/main.ts',
  'tools/test.ts',
  'chromatic.config.json',
  'deploy/Dockerfile',
])('no picture shows %s', (path) => expect(reachOfFile(path)).toBe('none'));

it.each([
  'src/index.ts',
  'site/variants/cloud/assets/pictures/hero.svg',
  'package-lock.json',
  'tsconfig.json',
  'new/a.ts',
])('the pictures find out themselves about %s', (path) => expect(reachOfFile(path)).toBeUndefined());

it('the content of a brand is in all pictures', () =>
  expect(reachOfFile('server/content/cloud/en/home.yaml')).toBe('all'));
