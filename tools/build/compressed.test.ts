import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressedName, contentDigest } from '@plinth/server/compress';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { writeCompressed } from './compressed.ts';
import { writeWhole } from './sync.ts';

test('leaves files that would not get smaller, and takes from the last build what did not change', async () => {
  const folder = temporaryFolder();
  const files = new Map<string, string | Uint8Array>([
    ['robots.txt', 'User-agent: *'],
    ['photograph.avif', randomBytes(5000)],
    ['a.svg', '<svg/>'.repeat(1000)],
    ['same-as-a.svg', '<svg/>'.repeat(1000)],
    ['b.js', Buffer.from('let b;'.repeat(1000))],
  ]);
  await writeCompressed(files, folder);
  const first = readdirSync(folder);
  expect(first.filter((name) => name.endsWith('.br'))).toHaveLength(2);
  expect(first.filter((name) => name.endsWith('.gz'))).toHaveLength(2);

  // A file that is there already is used as it is: so this one has a content that compressing would not produce.
  const kept = compressedName(contentDigest(Buffer.from('<svg/>'.repeat(1000))), 'br');
  expect(first).toContain(kept);
  writeWhole(join(folder, kept), Buffer.from('from the last build'));
  files.set('b.js', 'let other;'.repeat(1000));
  await writeCompressed(files, folder);
  expect(readFileSync(join(folder, kept), 'utf8')).toBe('from the last build');
  const second = readdirSync(folder);
  expect(second).toHaveLength(4);
  expect(second.filter((name) => !first.includes(name))).toHaveLength(2);
});

test('does not hold up a build of very many pages', async () => {
  const files = new Map(
    Array.from({ length: 9 }, (_, index) => [`${index}.html`, `${index}`.repeat(1000)] as const),
  );
  const folder = temporaryFolder();
  await writeCompressed(files, folder, 4500);
  expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toHaveLength(4);
});

test('what the server compressed survives the next build as long as the page is the same', async () => {
  const folder = temporaryFolder();
  const text = '<p>a page for which the build has no time</p>'.repeat(100);
  const files = new Map([['page.html', text]]);
  await writeCompressed(files, folder, 0);
  expect(readdirSync(folder)).toEqual([]);
  const name = compressedName(contentDigest(Buffer.from(text)), 'br');
  writeWhole(join(folder, name), Buffer.from('made by the server'));
  await writeCompressed(files, folder, 0);
  expect(readdirSync(folder)).toEqual([name]);
  await writeCompressed(new Map([['page.html', `${text} and more`]]), folder, 0);
  expect(readdirSync(folder)).toEqual([]);
});
