import { extname, join } from 'node:path';
import { PROJECT_ROOT, readSettings } from '@plinth/server/settings';
import { temporaryFolder, write } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { importsOf } from '../visual/barrels.ts';
import { SOURCES, hashInputs } from './inputs.ts';

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

test('a change of any of it is noticed, in a folder or in a file that is named itself', () => {
  const root = temporaryFolder();
  const files = SOURCES.map((source) => join(root, extname(source) === '' ? `${source}/some.ts` : source));
  for (const file of files) write(file, 'before');
  const hash = () => hashInputs(root, readSettings({}), false);
  for (const file of files) {
    const before = hash();
    expect(hash()).toBe(before);
    write(file, 'after');
    expect(hash(), file).not.toBe(before);
  }
  const before = hash();
  write(join(root, 'site/some.test.ts'), 'a test');
  expect(hash()).toBe(before);
});

test('so is a change of a setting that pages depend on', () => {
  const root = temporaryFolder();
  for (const source of SOURCES) write(join(root, extname(source) === '' ? `${source}/some.ts` : source), '');
  const changes = [
    {},
    { SITE_VARIANT: 'agency' },
    { BASE_PATH: '/brand/' },
    { SITE_URL: 'https://www.sample.example' },
    { API_ORIGIN: 'https://api.sample.example' },
    { PLAIN_HOST: 'true' },
  ];
  const hashes = changes.map((env) => hashInputs(root, readSettings(env), false));
  expect(new Set([...hashes, hashInputs(root, readSettings({}), true)]).size).toBe(changes.length + 1);
});
