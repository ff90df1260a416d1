import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressedDirectory, siteDirectory } from '../manifest/index.ts';
import { MAX_IN_MEMORY } from '../pages/body.ts';
import { eventually } from './support/eventually.ts';
import { startTestServer } from './support/server.ts';
import { write } from './support/files.ts';
import { rewriteSite, writeSite } from './support/site.ts';

const FILM = '/assets/pictures/film.mp4';
/** More than sockets take before somebody reads. */
const LONG = 24 * 1024 * 1024;

/** A site with one more file. */
function siteWith(path: string, content: string | Uint8Array): { distDir: string; file: string } {
  const distDir = writeSite();
  const file = join(siteDirectory(distDir, 'cloud'), path);
  write(file, content);
  return { distDir, file };
}

/** A site with a long film, all zeros, which takes no room on the disk. */
function siteWithFilm(): { distDir: string; file: string } {
  const site = siteWith(FILM, '');
  truncateSync(site.file, LONG);
  return site;
}

/** Opens a download and takes nothing of it yet. */
async function startDownload(url: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const request = get(url, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  onTestFinished(() => void response.destroy());
  return response;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** How much memory buffers hold, in bytes. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const noise = randomBytes(MAX_IN_MEMORY * 3 + 17);

test('a big file is not held in memory, also while slow visitors fetch it', async () => {
  const { distDir } = siteWithFilm();
  const before = heldBytes();
  const server = await startTestServer({}, { distDir });
  const downloads = await Promise.all(Array.from({ length: 10 }, () => startDownload(server.url + FILM)));
  expect(downloads.map(({ headers }) => headers['content-length'])).toEqual(Array(10).fill(String(LONG)));
  // The memory of what was sent is given back a little later.
  await eventually(() => expect(heldBytes() - before).toBeLessThan(LONG / 2));
});

test('of a big file that a visitor asks for many times ahead, one is held', async () => {
  const { distDir } = siteWithFilm();
  const server = await startTestServer({}, { distDir });
  const before = heldBytes();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${FILM} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(1_000));
  await once(socket, 'readable');
  // What was begun before it is as far as this is then.
  expect((await startDownload(server.url + FILM)).statusCode).toBe(200);
  expect(heldBytes() - before).toBeLessThan(LONG / 2);
});

test('who takes nothing more of a file is let go', async () => {
  const { distDir } = siteWithFilm();
  const server = await startTestServer(
    {},
    { distDir, limits: { timeout: 1_000 }, slowLinesMs: Number.POSITIVE_INFINITY },
  );
  await startDownload(server.url + FILM);
  // It waits for all who are there, and by itself would give up nobody.
  await server.close();
  expect(server.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('a big file comes whole, in parts, and not again', async () => {
  const { distDir } = siteWith(FILM, noise);
  const server = await startTestServer({}, { distDir });
  const whole = await server.get(FILM);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-length')).toBe(String(noise.length));
  expect(digest(new Uint8Array(await whole.arrayBuffer()))).toBe(digest(noise));

  const etag = whole.headers.get('etag') ?? '';
  const again = await server.get(FILM, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await server.get(FILM, {}, 'HEAD');
  expect([
    head.status,
    head.headers.get('content-length'),
    head.headers.get('etag'),
    await head.text(),
  ]).toEqual([200, String(noise.length), etag, '']);

  const from = MAX_IN_MEMORY - 5;
  const to = MAX_IN_MEMORY * 2 + 5;
  const part = await server.get(FILM, { range: `bytes=${from}-${to}`, 'if-range': etag });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes ${from}-${to}/${noise.length}`,
  ]);
  expect(digest(new Uint8Array(await part.arrayBuffer()))).toBe(digest(noise.subarray(from, to + 1)));
});

test('the compressed form of a big text is kept, and sent from there after the next start', async () => {
  const text = noise.toString('base64');
  const path = '/assets/catalogue.json';
  const { distDir } = siteWith(path, text);
  const first = await startTestServer({}, { distDir });
  const fetchCompressed = async (url: string) => {
    const response = await startDownload(url + path, { 'accept-encoding': 'br' });
    const body = await buffer(response);
    return { coding: response.headers['content-encoding'], body };
  };
  await eventually(async () => expect((await fetchCompressed(first.url)).coding).toBe('br'));
  const { body } = await fetchCompressed(first.url);
  expect(body.length).toBeGreaterThan(MAX_IN_MEMORY);
  expect(brotliDecompressSync(body).toString()).toBe(text);
  await first.close();
  const folder = compressedDirectory(distDir, 'cloud');
  const kept = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).size === body.length);
  expect(kept).toHaveLength(1);
  const { ino } = statSync(kept[0] ?? '');

  const second = await startTestServer({}, { distDir });
  expect((await fetchCompressed(second.url)).coding).toBe('br');
  // It was not made anew.
  expect(statSync(kept[0] ?? '').ino).toBe(ino);
  // It is on the disk only: without its file there is nothing to send.
  rmSync(kept[0] ?? '');
  expect((await startDownload(second.url + path, { 'accept-encoding': 'br' })).statusCode).toBe(503);
});

test('who is being sent a file that a build replaces gets the old one whole', async () => {
  const { distDir, file } = siteWithFilm();
  const server = await startTestServer({}, { distDir });
  const download = await startDownload(server.url + FILM);
  writeFileSync(`${file}.new`, 'another film'.repeat(100_000));
  renameSync(`${file}.new`, file);
  const body = await buffer(download);
  expect(body.length).toBe(LONG);
  expect(body.every((byte) => byte === 0)).toBe(true);
});

test.each([
  ['is cut short', (file: string) => truncateSync(file, LONG / 2)],
  ['is written over', (file: string) => writeFileSync(file, 'x', { flag: 'r+' })],
])('a download whose file %s ends as a failure, not as a shorter or mixed file', async (_, change) => {
  const { distDir, file } = siteWithFilm();
  const server = await startTestServer({}, { distDir });
  const download = await startDownload(server.url + FILM);
  change(file);
  const end = await buffer(download).then(
    (body) => `${body.length} bytes`,
    (error: Error) => error.message,
  );
  expect(end).toBe('aborted');
  expect(server.log.at(-1)).toMatchObject({
    level: 50,
    event: 'site',
    reason: expect.stringContaining(file),
  });
});

test('a big file that is gone or another one is refused for now, until the build is complete', async () => {
  const { distDir, file } = siteWith(FILM, noise);
  const server = await startTestServer({}, { distDir, lookMs: 20 });
  rmSync(file);
  const gone = await server.get(FILM);
  expect([gone.status, gone.headers.get('retry-after'), gone.headers.get('cache-control')]).toEqual([
    503,
    '1',
    'no-store',
  ]);
  expect(gone.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await server.get('/main/en/index')).status).toBe(200);
  const other = randomBytes(noise.length);
  writeFileSync(file, other);
  expect((await server.get(FILM)).status).toBe(503);
  rewriteSite(distDir, { inputsHash: 'another build' }, '');
  await eventually(async () => {
    const response = await server.get(FILM);
    expect(response.status).toBe(200);
    expect(digest(new Uint8Array(await response.arrayBuffer()))).toBe(digest(other));
  });
});

test('a big file that is gone is some lines in the log, however many ask for it', async () => {
  const { distDir, file } = siteWith(FILM, noise);
  const server = await startTestServer({}, { distDir });
  rmSync(file);
  for (let request = 0; request < 13; request += 1) expect((await server.get(FILM)).status).toBe(503);
  await server.close();
  const lines = server.log.filter(({ event }) => event === 'site');
  expect(lines).toHaveLength(11);
  expect(lines.at(-1)).toMatchObject({ level: 40, outcome: 'failed', more: 3 });
});

test('a build that finds a file as it was only touches it, and it is served all the time', async () => {
  const path = '/assets/app/big-B3xY_9aQ.js';
  const { distDir, file } = siteWith(path, noise);
  const server = await startTestServer({}, { distDir });
  utimesSync(file, new Date(), new Date(Date.now() + 60_000));
  expect((await server.get(path)).status).toBe(200);
});

test('a visitor who leaves in the middle is no failure', async () => {
  const { distDir } = siteWithFilm();
  const server = await startTestServer({}, { distDir });
  const download = await startDownload(server.url + FILM);
  download.destroy();
  await once(download, 'close');
  await server.close();
  expect(server.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
