import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isImmutable } from '@plinth/server/headers';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { syncFolder } from './sync.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

test('writes what is missing, with the folders above it', () => {
  const target = join(temporaryFolder(), 'site/cloud');
  const files = new Map<string, string | Uint8Array>([
    ['index.html', '雲'],
    ['assets/a/b.bin', Uint8Array.of(0, 255, 13, 10)],
  ]);
  expect(syncFolder(target, files)).toEqual({ written: 2, unchanged: 0, removed: 0 });
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('雲');
  expect([...readFileSync(join(target, 'assets/a/b.bin'))]).toEqual([0, 255, 13, 10]);
});

test('does not write again what is the same', () => {
  const target = temporaryFolder();
  const files = new Map([
    ['same.txt', 'same'],
    ['other.txt', 'old'],
  ]);
  syncFolder(target, files);
  for (const name of files.keys()) utimesSync(join(target, name), LONG_AGO, LONG_AGO);
  // As long as the old content, so that the size alone does not tell them apart.
  files.set('other.txt', 'new');
  expect(syncFolder(target, files)).toEqual({ written: 1, unchanged: 1, removed: 0 });
  expect(statSync(join(target, 'same.txt')).mtime).toEqual(LONG_AGO);
  expect(statSync(join(target, 'other.txt')).mtime).not.toEqual(LONG_AGO);
  expect(readFileSync(join(target, 'other.txt'), 'utf8')).toBe('new');
});

test('removes what is no longer wanted, whoever wrote it, and leaves nothing half-made', () => {
  const target = temporaryFolder();
  mkdirSync(join(target, 'deep'));
  writeFileSync(join(target, 'deep/stale.html'), 'stale');
  writeFileSync(join(target, 'other.html.new'), 'left behind by a build that was stopped');
  expect(syncFolder(target, new Map([['page.html', 'page']]))).toEqual({
    written: 1,
    unchanged: 0,
    removed: 2,
  });
  expect(existsSync(join(target, 'deep/stale.html'))).toBe(false);
  expect(new Set(readdirSync(target, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['deep', 'page.html']),
  );
});

test('keeps files with a hash in their names for a while after the last build that had them', () => {
  const target = temporaryFolder();
  const keep = (name: string) => (name.startsWith('app/') ? 3_600_000 : 0);
  const build = (...names: string[]) => syncFolder(target, new Map(names.map((name) => [name, name])), keep);
  build('app/a.js', 'app/b.js', 'page.html');
  utimesSync(join(target, 'app/a.js'), LONG_AGO, LONG_AGO);
  // Both are needed again, so both stay from now on, however old they are.
  build('app/a.js', 'app/b.js', 'page.html');
  expect(build('app/c.js')).toEqual({ written: 1, unchanged: 0, removed: 1 });
  expect(readdirSync(join(target, 'app'))).toEqual(['a.js', 'b.js', 'c.js']);
  utimesSync(join(target, 'app/a.js'), LONG_AGO, LONG_AGO);
  expect(build('app/c.js')).toEqual({ written: 0, unchanged: 1, removed: 1 });
  expect(readdirSync(join(target, 'app'))).toEqual(['b.js', 'c.js']);
});

test('does not keep a half-written file that a stopped build left among them', () => {
  const target = temporaryFolder();
  mkdirSync(join(target, 'assets/app'), { recursive: true });
  writeFileSync(join(target, 'assets/app/a.js.new'), 'half');
  syncFolder(target, new Map([['page.html', 'page']]), (name) => (isImmutable(name) ? 3_600_000 : 0));
  expect(readdirSync(join(target, 'assets/app'))).toEqual([]);
});
