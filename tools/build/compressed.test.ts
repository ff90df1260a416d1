import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer } from '@plinth/server';
import { compressedDirectory, manifestPath, siteDirectory } from '@plinth/server/manifest';
import { readSettings } from '@plinth/server/settings';
import { expect, onTestFinished, test } from 'vitest';
import { compressedName, contentDigest } from '@plinth/server/compress';
import { writeCompressed } from './compressed.ts';
import { syncFolder, writeWhole } from './sync.ts';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Long enough that compressing it takes far longer than the first requests after a start. */
const long = (begin: string): string => begin + randomBytes(20_000).toString('hex');

const FILES = new Map<string, string>([
  ['assets/pictures/map.svg', long('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['assets/app/AboutPage-B3xY_9aQ.js', long('/*')],
  ['main/en/index.html', long('<!doctype html>')],
  ['404.html', long('<!doctype html>')],
]);

/** Asks for the bytes as they come over the line. */
const ask = (url: string, coding: string) =>
  new Promise<{ coding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': coding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ coding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

test('drawings, scripts and pages are compressed for the very first visitor after a start', async () => {
  const distDir = scratch();
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: scratch(), LOG_LEVEL: 'fatal' });
  const { variant, basePath, siteUrl } = settings;
  const folder = compressedDirectory(distDir, variant);
  await writeCompressed(FILES, folder);
  syncFolder(siteDirectory(distDir, variant), FILES);
  const page = { file: 'main/en/index.html', headers: {} };
  const manifest = {
    version: 1,
    variant,
    basePath,
    siteUrl,
    inputsHash: '',
    shells: [],
    redirects: [],
    pages: [{ path: '/main/en/index', ...page }],
    notFound: { ...page, file: '404.html' },
  };
  writeWhole(manifestPath(distDir, variant), Buffer.from(JSON.stringify(manifest)));
  const server = await createServer(settings, { distDir });
  onTestFinished(() => server.close());
  const url = await server.listen();

  const answers = ['br', 'gzip'].flatMap((coding) =>
    ['assets/pictures/map.svg', 'assets/app/AboutPage-B3xY_9aQ.js', 'main/en/index'].map(async (path) => ({
      path,
      wanted: coding,
      ...(await ask(url + path, coding)),
    })),
  );
  for (const { path, wanted, coding, bytes } of await Promise.all(answers)) {
    expect(coding, path).toBe(wanted);
    const text = (wanted === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString();
    expect(text === FILES.get(path === 'main/en/index' ? 'main/en/index.html' : path), path).toBe(true);
  }
});

test('leaves alone what gains nothing, and takes from the last build what did not change', async () => {
  const folder = scratch();
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

  // What is found there is taken as it is: here a form that compressing would not give.
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
  const folder = scratch();
  await writeCompressed(files, folder, 4500);
  expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toHaveLength(4);
});

test('what the server compressed of a page outlives the next build, as long as the page is the same', async () => {
  const folder = scratch();
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
