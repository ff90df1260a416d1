import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { pathOf } from '@plinth/site/routes';
import { compressedDirectory, readManifest, siteDirectory } from '../manifest/index.ts';
import { compressedName, contentDigest } from '../pages/compress.ts';
import { liveSite } from '../pages/liveSite.ts';
import { eventually } from './support/eventually.ts';
import { write } from './support/files.ts';
import { PAGE_POLICY, pageHtml, rewriteSite, writeSite } from './support/site.ts';
import { shareTestServer, startTestServer } from './support/server.ts';

/** For what only asks. */
const shared = shareTestServer();

/** The small site with one page more. */
function writeSiteWith(path: string) {
  const distDir = writeSite();
  const manifest = readManifest(distDir, 'cloud');
  const page = '<!doctype html><title>One more</title>';
  write(join(siteDirectory(distDir, 'cloud'), 'main/en/service/more.html'), page);
  const pages = [...manifest.pages, { path, file: 'main/en/service/more.html', headers: {} }];
  rewriteSite(distDir, { pages }, '');
  return { distDir, page };
}

/** Fetches bytes as they are on the wire; `fetch` would undo the compression. */
function raw(url: string, encoding: string): Promise<{ coding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    httpGet(url, { headers: { 'accept-encoding': encoding }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ coding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

test('a page has its bytes, its policy and all security headers', async () => {
  const server = shared();
  const response = await server.get('/main/en/about');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(pageHtml('/main/en/about'));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    vary: 'accept-encoding',
  });
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('a site under https asks for TLS and marks its cookie', async () => {
  const server = await startTestServer({ siteUrl: 'https://www.example.com' });
  const response = await server.get('/main/en/index', { 'x-forwarded-proto': 'https' });
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d+/);
  expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; SameSite=Strict; Secure$/);
  const cookieAt = async (host: string) => {
    const head = await new Promise<IncomingMessage>((resolve) => {
      httpGet(`${server.url}/main/en/index`, { headers: { host }, agent: false }, resolve);
    });
    return String(head.resume().headers['set-cookie']);
  };
  expect(await cookieAt('www.example.com')).toMatch(/; Secure$/);
  // Tried out on the machine itself, without TLS: a marked one would be thrown away.
  expect(await cookieAt('localhost:3000')).toMatch(/; SameSite=Strict$/);
});

test('the first page gives a token and is private, the next is shared and has none', async () => {
  const server = shared();
  const first = await server.get('/main/en/index');
  expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const next = await server.get('/main/en/index', { cookie });
  expect(next.headers.get('set-cookie')).toBeNull();
  expect(next.headers.get('cache-control')).toBe('public, no-cache');
});

test.each([
  ['/', 302, '/main/zh-tw/index'],
  ['/?utm=1&b=%20', 302, '/main/zh-tw/index?utm=1&b=%20'],
  ['/main/zh-tw', 302, '/main/zh-tw/index'],
  ['/main/en/', 302, '/main/en/index'],
  ['/main/en?x=1', 302, '/main/en/index?x=1'],
  ['/main/en/nothing', 302, '/main/en/index'],
  ['/main/en/nothing/deeper?y', 302, '/main/en/index?y'],
  ['/main/fr/index', 302, '/main/zh-tw/index'],
  ['/main/EN/index', 302, '/main/zh-tw/index'],
  ['/main/en-US/about', 302, '/main/zh-tw/index'],
  ['/main', 302, '/main/zh-tw/index'],
  ['/nothing', 302, '/main/zh-tw/index'],
  ['/%E4%B8%AD', 302, '/main/zh-tw/index'],
  ['/%E0%A4%A', 302, '/main/zh-tw/index'],
  ['//evil.example/x', 302, '/main/zh-tw/index'],
  ['/main/en/about/?q=1', 308, '/main/en/about?q=1'],
  ['/main/en/service/', 308, '/main/en/service'],
  ['/main/en/service/?id=2', 308, '/main/en/service?id=2'],
  ['/main/en/service/2/?x=1', 308, '/main/en/service/2?x=1'],
  ['/main/en/service/99/', 308, '/main/en/service/99'],
  ['/main/en/service/%0d%0a//', 308, '/main/en/service/%0D%0A'],
])('%s is redirected with %i to %s', async (path, status, location) => {
  const server = shared();
  const response = await fetch(server.url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test.each([
  ['/main/index', 200, '/main/index'],
  ['/main/en/service/2', 200, '/main/en/service/2'],
  ['/main/en/service?id=2', 200, '/main/en/service/2'],
  ['/main/zh-tw/service?x=1&id=3', 200, '/main/zh-tw/service/3'],
  ['/main/en/service/3?id=2', 200, '/main/en/service/3'],
  ['/main/en/service/1', 200, 'shell en'],
  ['/main/en/service', 200, 'shell en'],
  ['/main/en/service?id=99', 404, 'shell en'],
  ['/main/en/service/99', 404, 'shell en'],
  ['/main/en/%73ervice/2', 200, '/main/en/service/2'],
])('%s answers %i with the page %s', async (path, status, name) => {
  const server = shared();
  const response = await server.get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(pageHtml(name));
});

test.each(['雲端', 'a b', 'R&D', '50%', 'a/b', '../../x'])(
  'the service %s has its finished page at the address that other pages name, in small letters too, and by query',
  async (id) => {
    const path = pathOf('service', 'en', id);
    const { distDir, page } = writeSiteWith(path);
    const server = await startTestServer({}, { distDir });
    const inSmallLetters = path.replaceAll(/%../g, (escape) => escape.toLowerCase());
    const byQuery = `/main/en/service?${new URLSearchParams({ id }).toString()}`;
    for (const address of [path, inSmallLetters, byQuery]) {
      const response = await server.get(address);
      expect([address, response.status, await response.text()]).toEqual([address, 200, page]);
    }
    if (!id.includes('/')) return;
    const withSlash = await server.get(path.replaceAll('%2F', '/'));
    expect(await withSlash.text()).not.toBe(page);
  },
);

test('a picture is found by its name as pages write it and as it is written in full, not by another', async () => {
  const distDir = writeSite();
  const names = ['logo@2x.png', 'R&D.svg', 'A+B,C;D=$E:1.jpg', 'a b.png', '雲.svg'];
  const folder = join(siteDirectory(distDir, 'cloud'), 'assets/pictures');
  for (const name of names) write(join(folder, name), name);
  const server = await startTestServer({}, { distDir });
  for (const name of names) {
    for (const written of [encodeURI(name), encodeURIComponent(name)]) {
      const response = await server.get(`/assets/pictures/${written}`);
      expect([written, response.status, await response.text()]).toEqual([written, 200, name]);
    }
  }
  const odd = [
    'logo@2x.png%00',
    '%2e%2e%2fpictures/logo@2x.png',
    '..%5clogo@2x.png',
    'logo@2x%.png',
    'logo%25402x.png',
  ];
  for (const written of [...odd.map((end) => `/assets/pictures/${end}`), '/assets%2Fpictures/logo@2x.png'])
    expect([written, (await server.get(written)).status]).toEqual([written, 404]);
});

test.each([
  '/assets/app/gone-12345678.js',
  '/assets/nothing',
  '/favicon.ico',
  '/main/en/index.html',
  '/%2e%2e/%2e%2e/build/cloud.json',
  '/main/en/picture.png',
])('%s is 404 without a page', async (path) => {
  const server = shared();
  const response = await server.get(path, { accept: '*/*' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('Not found\n');
});

test.each([
  ['/nothing.html', '/main/zh-tw/index'],
  ['/main/en/picture.png?x', '/main/en/index?x'],
])('who opens %s as a page is led to %s', async (path, location) => {
  const server = shared();
  const response = await server.get(path, { accept: 'text/html,*/*;q=0.8' });
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});

test('below /assets and /server there are no pages: who opens what is missing there is told so', async () => {
  const server = shared();
  for (const path of ['/assets/nothing', '/server/nothing.js'])
    expect((await server.get(path, { accept: 'text/html' })).status).toBe(404);
});

test('no path, however odd, makes the server fail', async () => {
  const server = await startTestServer();
  const piece = fc.oneof(
    fc.constantFrom(
      'main',
      'en',
      'zh-tw',
      'service',
      'index',
      'assets',
      '..',
      '',
      '%0d%0a',
      '%00',
      '%2f',
      '%ff',
      '?',
      '?id=',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 7 }), async (pieces) => {
      const response = await fetch(`${server.url}/${pieces.join('/')}`, { redirect: 'manual' });
      await response.body?.cancel();
      expect(response.status).toBeLessThan(500);
    }),
    { plugins: [fc.interruptAfterTimeLimit(3_000)], numRuns: 2_000 },
  );
});

test("files for other hosts are nobody's path", async () => {
  const server = shared();
  expect((await server.get('/_headers')).headers.get('location')).toBe('/main/zh-tw/index');
});

test('a path that no redirect takes shows the page for it', async () => {
  const server = await startTestServer({}, { distDir: writeSite({ redirects: [] }) });
  const response = await server.get('/nothing', { accept: 'text/html,*/*' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(pageHtml('not found'));
});

test('under a base path everything moves with it', async () => {
  const server = await startTestServer({ basePath: '/brand/' });
  const location = async (path: string) => (await server.get(path)).headers.get('location');
  expect(await location('/')).toBe('/brand/main/zh-tw/index');
  expect(await location('/brand?a=1')).toBe('/brand/main/zh-tw/index?a=1');
  expect(await location('/brand/main/en')).toBe('/brand/main/en/index');
  const page = await server.get('/brand/main/en/about');
  expect(page.status).toBe(200);
  expect(page.headers.get('set-cookie')).toContain('Path=/brand/;');
  expect((await server.get('/main/en/about')).status).toBe(404);
  expect((await server.get('/brand/server/View/GetServiceMenu?langCode=en')).status).toBe(200);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['BR;Q=0, GZIP', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('accept-encoding "%s" gets %s', async (encoding, coding, decode) => {
  const server = shared();
  const url = `${server.url}/main/en/about`;
  // The compression of files that the build left uncompressed runs in the background.
  await eventually(async () => expect((await raw(url, encoding)).coding).toBe(coding));
  const { body } = await raw(url, encoding);
  expect(decode(body).toString()).toBe(pageHtml('/main/en/about'));
});

test('what is accepted is read in no time, however it is written', async () => {
  const server = shared();
  const begun = process.cpuUsage();
  for (let request = 0; request < 60; request += 1) {
    const encoding = `br${' '.repeat(15_000)}${request}`;
    expect((await raw(`${server.url}/main/en/about`, encoding)).coding).toBeUndefined();
  }
  // Work, not time: a busy machine makes one wait. In microseconds.
  expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
});

test('what the server compressed is kept for its next start', async () => {
  const distDir = writeSite();
  const kept = () => {
    const folder = compressedDirectory(distDir, 'cloud');
    return existsSync(folder)
      ? readdirSync(folder).filter((name) => /^[\w-]{12}\.(?:br|gz)$/.test(name))
      : [];
  };
  const first = await startTestServer({}, { distDir });
  const body = Buffer.from(pageHtml('/main/en/about'));
  const name = compressedName(contentDigest(body), 'br');
  await eventually(() => expect(kept()).toContain(name));
  await first.close();
  // A form that is told from one made anew: the next server sends what was kept.
  const marked = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  writeFileSync(join(compressedDirectory(distDir, 'cloud'), name), marked);
  const second = await startTestServer({}, { distDir });
  expect((await raw(`${second.url}/main/en/about`, 'br')).body).toEqual(marked);
});

test('a part is one of the file as it is, and what is not there has neither parts nor a state that is known', async () => {
  const server = shared();
  const ask = (path: string, headers: Record<string, string>) =>
    server.get(path, { accept: 'text/html', 'accept-encoding': 'br', ...headers });
  // Once there is a compressed form that could be sent in part.
  await eventually(async () =>
    expect((await ask('/main/en/about', {})).headers.get('content-encoding')).toBe('br'),
  );
  const part = await ask('/main/en/about', { range: 'bytes=0-8' });
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([
    206,
    null,
    '<!doctype',
  ]);
  for (const [name, value] of [
    ['range', 'bytes=0-8'],
    ['if-none-match', '*'],
  ] as const)
    expect((await ask('/assets/nowhere', { [name]: value })).status).toBe(404);
});

test('validators: the same is 304, other is 200', async () => {
  const server = shared();
  const etag = (await server.get('/robots.txt')).headers.get('etag') ?? '';
  const statusFor = async (tag: string) => (await server.get('/robots.txt', { 'if-none-match': tag })).status;
  expect(await statusFor(etag)).toBe(304);
  expect(await statusFor(`"x", W/${etag}`)).toBe(304);
  expect(await statusFor('*')).toBe(304);
  expect(await statusFor('"x"')).toBe(200);
});

test.each([
  ['/assets/app/main-B3xY_9aQ.js', 'public, max-age=31536000, immutable'],
  ['/assets/pictures/hosting.svg', 'public, max-age=3600, stale-while-revalidate=86400'],
  ['/assets/i18n/en.json', 'public, no-cache'],
])('%s may be kept as "%s"', async (path, expected) => {
  const server = shared();
  expect((await server.get(path)).headers.get('cache-control')).toBe(expected);
});

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/2000', 10],
  ['bytes=1990-', 206, 'bytes 1990-1999/2000', 10],
  ['bytes=-5', 206, 'bytes 1995-1999/2000', 5],
  ['bytes=0-99999', 206, 'bytes 0-1999/2000', 2000],
  ['bytes=2000-', 416, 'bytes */2000', 0],
  ['bytes=-0', 416, 'bytes */2000', 0],
  ['bytes=5-2', 200, null, 2000],
  ['bytes=-', 200, null, 2000],
  ['bytes=0-1,5-6', 200, null, 2000],
  ['chapters=1', 200, null, 2000],
])('range "%s" is %i', async (range, status, contentRange, length) => {
  const server = shared();
  const response = await server.get('/assets/pictures/noise.png', { range });
  const body = new Uint8Array(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-range'), body.length]).toEqual([
    status,
    contentRange,
    length,
  ]);
  if (range === 'bytes=1990-') expect(body[0]).toBe(1990 % 251);
});

test('a range of another version sends the whole', async () => {
  const server = shared();
  const response = await server.get('/assets/pictures/noise.png', {
    range: 'bytes=0-9',
    'if-range': '"old"',
  });
  expect(response.status).toBe(200);
});

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  const server = await startTestServer();
  const head = await server.get('/main/en/about', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(pageHtml('/main/en/about').length));
  expect(await head.text()).toBe('');
  const post = await server.get('/main/en/about', {}, 'POST');
  expect([post.status, post.headers.get('allow'), await post.text()]).toEqual([405, 'GET, HEAD', '']);
});

test('who sends a form without its script is told in both languages', async () => {
  const refused = await shared().get('/main/en/index', { accept: 'text/html,*/*;q=0.8' }, 'POST');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await refused.text();
  expect(page).toMatch(/lang="zh-Hant-TW"[^]*表單沒有送出。/);
  expect(page).toMatch(/<p lang="en">The form was not sent\./);
});

test.each([
  ['http://www.example.com/main/en/about', 200, pageHtml('/main/en/about')],
  ['HTTP://www.example.com:8080/main/en/service?id=2', 200, pageHtml('/main/en/service/2')],
  ['http://www.example.com', 302, ''],
  ['http://www.example.com/healthz', 200, '{"status":"ok"}'],
])('a first line may name the host, as in GET %s', async (path, status, body) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(shared().url, { path, agent: false }, resolve).on('error', reject);
  });
  expect([answer.statusCode, await textOf(answer)]).toEqual([status, body]);
});

test('a new build is served without a restart, a broken one is not', async () => {
  const distDir = writeSite();
  const server = await startTestServer({}, { distDir, lookMs: 20 });
  const text = async () => (await server.get('/main/en/about')).text();
  rewriteSite(distDir, {}, ' again');
  await eventually(async () => expect(await text()).toBe(pageHtml('/main/en/about again')));
  rewriteSite(distDir, { basePath: '/other/' }, ' broken');
  await eventually(() => expect(server.log.at(-1)).toMatchObject({ outcome: 'kept the last build' }));
  expect(await text()).toBe(pageHtml('/main/en/about again'));
});

test('a build that is finished while the last one is being read is not missed', async () => {
  const distDir = writeSite();
  let reads = 0;
  let reloads = 0;
  const site = await liveSite({
    distDir,
    variant: 'cloud',
    csrf: undefined,
    lookMs: 5,
    knowsService: () => true,
    accept: () => {
      reads += 1;
      if (reads === 1) rewriteSite(distDir, { inputsHash: 'another build' }, ' again');
    },
    onReload: () => (reloads += 1),
    onUncompressed: () => expect.unreachable(),
  });
  onTestFinished(() => site.close());
  await eventually(() => expect([reloads, site.current().manifest.inputsHash]).toEqual([1, 'another build']));
});

test('nothing is written any more once a site is closed', async () => {
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true });
  const closed = [];
  for (let count = 0; count < 5; count += 1) {
    const distDir = writeSite();
    const site = await liveSite({
      distDir,
      variant: 'cloud',
      csrf: undefined,
      knowsService: () => true,
      accept: () => undefined,
      onReload: () => undefined,
      onUncompressed: () => expect.unreachable(),
    });
    await site.close();
    closed.push({ distDir, files: filesIn(distDir) });
  }
  for (const { distDir, files } of closed) expect(filesIn(distDir)).toEqual(files);
});
