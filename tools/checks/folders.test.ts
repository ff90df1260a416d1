import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT as ROOT } from '@plinth/server/settings';
import { PAGE_IDS } from '@plinth/site/pages';
import { expect, test } from 'vitest';

const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\0');

/** The rows of the table of docs/architecture.md: a folder, and the parts that its row names. */
const ROWS = Array.from(
  readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\|\s*`(\w+)\/`\s*\|[^|]*\|([^|]*)\|/gm),
  ([, folder = '', words = '']) => ({
    folder,
    parts: Array.from(words.matchAll(/`(\w+)\/(?:<\w+>\/)?`/g), ([, part]) => part),
  }),
);

/** The folders directly below another one; tools' folders, whose names begin with a dot, do not count. */
const foldersIn = (above: string) =>
  new Set(
    FILES.filter((file) => file.startsWith(above)).flatMap((file) => {
      const [name = '', ...rest] = file.slice(above.length).split('/');
      return rest.length === 0 || name.startsWith('.') ? [] : [name];
    }),
  );

test('docs/architecture.md names every folder', () => {
  expect(ROWS.map(({ folder }) => folder).toSorted()).toEqual([...foldersIn('')].toSorted());
});

test.each(ROWS.filter(({ folder }) => ['src', 'site'].includes(folder)))(
  'docs/architecture.md names every part of $folder',
  ({ folder, parts }) => {
    expect(parts).toEqual(expect.arrayContaining([...foldersIn(`${folder}/`)]));
  },
);

test('every folder of a page is on the list of pages', () => {
  expect([...PAGE_IDS].toSorted()).toEqual([...foldersIn('site/pages/')].toSorted());
});

/** Where the runner of each kind of test looks; a test elsewhere would never run. */
const PLACES = [
  /^(?:src|site|server|stories|tools)\/.*\.test\.tsx?$/,
  /^e2e\/.*\.spec\.ts$/,
  /^(?:stories|tools)\/.*\.stories\.tsx$/,
];

test('every test and story is where its runner looks', () => {
  const tests = FILES.filter((file) => /\.(?:test|spec|stories)\.[a-z]+$/.test(file));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((file) => !PLACES.some((place) => place.test(file)))).toEqual([]);
});
