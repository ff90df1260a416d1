import { PROJECT_ROOT } from '@plinth/server/settings';
import { expect, test } from 'vitest';
import { importsOf } from '../visual/barrels.ts';
import { SOURCES } from './inputs.ts';

test('a site is stale when anything changes that builds it', () => {
  const files = new Set(['./tools/build/buildSite.ts']);
  // The list grows during the loop.
  for (const name of files) {
    for (const target of importsOf(PROJECT_ROOT, name))
      if (!/^\.\/\.\.|node_modules/.test(target)) files.add(target);
  }
  expect(files).toContain('./server/catalog/answers.ts');
  const isKnown = (file: string) =>
    SOURCES.some((source) => file === `./${source}` || file.startsWith(`./${source}/`));
  expect([...files].filter((file) => !isKnown(file))).toEqual([]);
});
