import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApplication } from '../application.ts';
import { createServer } from '../createServer.ts';
import { ManifestError, siteDirectory } from '../manifest/index.ts';
import { SettingsError } from '../settings/index.ts';
import { API_POLICY, SECURITY_HEADERS } from '../headers.ts';
import { answerClientError, createHttpServer } from '../http.ts';
import { explainStart } from '../startServer.ts';
import { createSqliteStorage, StorageError } from '../storage/index.ts';
import { eventually } from './support/eventually.ts';
import { spawnServer } from './support/process.ts';
import {
  CONTENT_DIR,
  CSRF_HEADERS,
  GOOD_PAYLOAD,
  shareTestServer,
  startTestServer,
  testSettings,
} from './support/server.ts';
import { temporaryFolder } from './support/files.ts';
import { writeSite } from './support/site.ts';

/** For what only asks. */
const shared = shareTestServer();

/** Speaks HTTP by hand and gives all that comes back. */
async function speak(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const HEAD = `POST /server/View/AddContactUs HTTP/1.1\r\nhost: x\r\ncookie: ${CSRF_HEADERS.cookie}\r\nX-XSRF-TOKEN: ${CSRF_HEADERS['X-XSRF-TOKEN']}\r\ncontent-type: application/json\r\n`;

test('at SIGTERM it finishes what it accepted, takes nothing new and ends with 0', async () => {
  const dataDir = temporaryFolder();
  const { url = '', child, ended } = await spawnServer({ DATA_DIR: dataDir });
  const { hostname, port } = new URL(url);
  const body = JSON.stringify(GOOD_PAYLOAD);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  const half = Math.floor(body.length / 2);
  socket.write(`${HEAD}expect: 100-continue\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`);
  await once(socket, 'data'); // It says '100 Continue': the request is accepted.
  socket.write(body.slice(0, half));
  child.kill('SIGTERM');
  // As where npm passes it on, beside a service manager that tells all processes; two of one name may come as one.
  child.kill('SIGINT');
  // It has stopped listening when a new connection is refused.
  for (;;) {
    const refused = await new Promise((resolve) => {
      const probe = connect(Number(port), hostname, () => {
        probe.destroy();
        resolve(false);
      }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
    });
    if (refused) break;
    await wait(20);
  }
  socket.write(body.slice(half));
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 200');
  expect(await ended).toEqual([0, null]);
  const storage = createSqliteStorage(dataDir);
  expect(await storage.contacts.list()).toHaveLength(1);
  await storage.close();
});

test('at SIGTERM it is not ready first, serves who still comes, and then ends', async () => {
  const { url = '', child, ended } = await spawnServer({ DATA_DIR: temporaryFolder() });
  const status = async (path: string) =>
    (await fetch(url + path, { headers: { connection: 'close' } })).status;
  expect(await status('/readyz')).toBe(200);
  child.kill('SIGTERM');
  await eventually(async () => expect(await status('/readyz')).toBe(503));
  expect([await status('/main/en/index'), await status('/healthz')]).toEqual([200, 200]);
  expect(await ended).toEqual([0, null]);
});

test('whoever reads its log may go away, and it goes on', async () => {
  const { url = '', child, ended } = await spawnServer({ DATA_DIR: temporaryFolder() });
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  // Each leaves a line.
  for (let request = 0; request < 5; request += 1) {
    const { status } = await fetch(`${url}/server/View/AddContactUs`, { method: 'POST' });
    expect(status).toBe(403);
  }
  // As when their terminal is closed.
  child.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
});

/** Makes it listen on any free port until the test has finished; gives its address. */
async function listening(server: ReturnType<typeof createHttpServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('requests that a client sends ahead are taken up in turn, each with its body', async () => {
  const taken: string[] = [];
  const ends: (() => void)[] = [];
  const server = createHttpServer((request, response) => {
    taken.push(request.url ?? '');
    ends.push(() => void buffer(request).then((body) => response.end(body)));
  });
  const url = await listening(server);
  const ask = (path: string, more = '') =>
    `POST /${path} HTTP/1.1\r\nhost: x\r\n${more}content-length: 3\r\n\r\n${path}`;
  const answers = speak(url, ask('one') + ask('two') + ask('six', 'connection: close\r\n'));
  for (const [index, path] of ['/one', '/two', '/six'].entries()) {
    await eventually(() => expect(taken).toContain(path));
    expect(taken).toHaveLength(index + 1);
    ends[index]?.();
  }
  expect((await answers).match(/(?<=\r\n)\w{3}(?=HTTP|$)/g)).toEqual(['one', 'two', 'six']);
});

test.each([
  ['it', ''],
  ['one that waits for it', 'GET /two HTTP/1.1\r\nhost: x\r\n\r\n'],
])('what is no HTTP, behind %s, is not answered in the middle of an answer', async (_behind, between) => {
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 }).write('half of it');
  }).on('clientError', answerClientError);
  const { hostname, port } = new URL(await listening(server));
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write('GET /one HTTP/1.1\r\nhost: x\r\n\r\n');
  await eventually(() => expect(answer).toMatch(/half of it$/));
  socket.write(`${between}hello\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(/half of it$/);
});

test('a slow sender is answered in words and let go, and nothing is stored', async () => {
  const server = await startTestServer(
    {},
    { limits: { requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 20 } },
  );
  const answer = await speak(server.url, `${HEAD}content-length: 500\r\n\r\n{"name"`);
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*"isError":true,"message":"The request took too long"}$/s);
  expect(await speak(server.url, 'GET /main/en/ind')).toMatch(/^HTTP\/1\.1 408 /);
  expect(await server.stored()).toEqual([]);
});

test('a connection that a browser opens ahead waits for its first request, which no 408 answers', async () => {
  let looks = 0;
  const server = createHttpServer((_request, response) => void response.end('here'), {
    headersTimeout: 50,
    requestTimeout: 50,
    connectionsCheckingInterval: 10,
  });
  server.on('clientError', (error, socket: Socket) => {
    looks += 1;
    answerClientError(error, socket);
  });
  const { hostname, port } = new URL(await listening(server));
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  await eventually(() => expect(looks).toBe(1));
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*here$/s);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['too large headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `${HEAD}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`, 400],
  ['length and chunks', `${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
])('%s is refused', async (_name, text, status) => {
  const server = shared();
  const answer = await speak(server.url, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*"isError":true`, 's'));
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': API_POLICY }))
    expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
});

test('a body in chunks that grows too large is refused', async () => {
  const server = shared();
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const answer = await speak(
    server.url,
    `${HEAD}connection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('a connection of HTTP/1.0 that stays open says so: measuring tools would wait for its end', async () => {
  const line = 'GET /main/en/index HTTP/1.0\r\n';
  const answer = await speak(shared().url, `${line}connection: keep-alive\r\n\r\n${line}\r\n`);
  expect(answer.match(/^connection: .*$/gim)).toEqual(['Connection: keep-alive', 'Connection: close']);
});

test('health and readiness', async () => {
  const server = shared();
  expect((await server.get('/healthz')).status).toBe(200);
  expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ok' });
});

test('those who ask at the same time whether it is ready are one question, and an outage is one alert', async () => {
  const storage = createSqliteStorage(temporaryFolder());
  const away = Promise.withResolvers<void>();
  const check = vi.spyOn(storage.maintenance, 'check');
  check.mockRejectedValueOnce(new StorageError('away at the start'));
  vi.spyOn(storage.maintenance, 'forget').mockRejectedValueOnce(new StorageError('away at the start'));
  const log: string[] = [];
  const { app, close } = await createApplication(testSettings(), {
    storage,
    contentDir: CONTENT_DIR,
    writeLog: (line) => log.push(line),
  });
  onTestFinished(close);
  check.mockClear().mockReturnValueOnce(away.promise);
  const asking = Array.from({ length: 20 }, () => app.inject('/readyz'));
  await eventually(() => expect(check).toHaveBeenCalled());
  away.reject(new Error('away'));
  for (const { statusCode } of await Promise.all(asking)) expect(statusCode).toBe(503);
  expect(check.mock.calls).toHaveLength(1);
  check.mockRejectedValueOnce(new Error('still away'));
  const statuses = [];
  for (let look = 0; look < 3; look += 1) statuses.push((await app.inject('/readyz')).statusCode);
  expect(statuses).toEqual([503, 200, 200]);
  // A balancer asks every other second: one alert for all of it, and one line when it is over.
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'storage', level: 50, reason: 'away at the start' },
    { event: 'storage', level: 30, outcome: 'works again' },
  ]);
});

test('a shared database that says nothing keeps nobody waiting who asks whether it is ready', async () => {
  const storage = createSqliteStorage(temporaryFolder());
  const { app, close } = await createApplication(
    testSettings({ databaseUrl: 'postgres://plinth@db.internal/plinth' }),
    { storage, contentDir: CONTENT_DIR, writeLog: () => undefined },
  );
  onTestFinished(close);
  const silent = Promise.withResolvers<void>();
  onTestFinished(() => silent.resolve());
  vi.spyOn(storage.maintenance, 'check').mockReturnValueOnce(silent.promise);
  const ready = await app.inject('/readyz');
  // The pages of every machine would be gone with it, if this one said nothing.
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', contacts: 'unavailable' }]);
});

test('a request that is stored ends an outage, too, where nobody asks whether it is ready', async () => {
  const storage = createSqliteStorage(temporaryFolder());
  vi.spyOn(storage.maintenance, 'check').mockRejectedValueOnce(new StorageError('away at the start'));
  const server = await startTestServer({}, { storage });
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  expect(server.log.filter(({ event }) => event === 'storage')).toMatchObject([
    { level: 50, reason: 'away at the start' },
    { level: 30, outcome: 'works again' },
  ]);
});

test.each([
  ['build', ManifestError],
  ['database', SettingsError],
] as const)('where the %s cannot be used it lets go of everything', async (missing, reason) => {
  const storage = createSqliteStorage(temporaryFolder());
  const close = vi.spyOn(storage, 'close');
  if (missing === 'database')
    vi.spyOn(storage.maintenance, 'check').mockRejectedValue(new SettingsError('of an older release'));
  await expect(
    createServer(testSettings(), { storage, contentDir: CONTENT_DIR, distDir: '/nowhere' }),
  ).rejects.toThrow(reason);
  expect(close).toHaveBeenCalledOnce();
});

test('an address that cannot be listened on is told of in a line', async () => {
  const settings = testSettings({ host: 'fe80::1' });
  const server = await createServer(settings, { contentDir: CONTENT_DIR, distDir: writeSite() });
  onTestFinished(() => server.close());
  const error: unknown = await server.listen().catch((reason: unknown) => reason);
  expect(explainStart(error, settings)).toMatch(/^HOST cannot be used: .*fe80::1.*$/);
});

test('a site whose folder cannot be read is told of in a line, and not as a port', async () => {
  const distDir = writeSite();
  rmSync(siteDirectory(distDir, 'cloud'), { recursive: true });
  const settings = testSettings();
  const error: unknown = await createServer(settings, { contentDir: CONTENT_DIR, distDir }).catch(
    (reason: unknown) => reason,
  );
  expect(explainStart(error, settings)).toMatch(/^\S+cloud cannot be read: .*ENOENT.*$/);
  expect(
    explainStart(Object.assign(new Error(), { code: 'EACCES', syscall: 'open' }), settings),
  ).toBeUndefined();
});

test('what cannot start says why in one line and ends with 1', async () => {
  const taken = createTcpServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  for (const [env, folders, line] of [
    [{ PORT: port }, {}, `PORT ${port} is in use by another program\n`],
    [{ PORT: 'abc' }, {}, 'PORT must be a whole number from 0 to 65535, but is "abc"\n'],
    [
      { SITE_URL: 'https://other.example' },
      {},
      /^the site was built for SITE_URL=http:\/\/localhost:3000, not .*\n$/,
    ],
    // Its pages would say that nobody takes a request.
    [
      {},
      { distDir: writeSite({ plainHost: true }) },
      "the site was built for PLAIN_HOST=true, not false: run 'npm run build' again\n",
    ],
    [
      {},
      { distDir: '/nowhere' },
      /^\/nowhere\/build\/cloud\.json cannot be read: build the site first with 'npm run build'\n$/,
    ],
    [{}, { contentDir: '/nowhere' }, /^\/nowhere\/zh-tw\/.* cannot be read\n$/],
    [{ DATA_DIR: join(file, 'data') }, {}, /^DATA_DIR .* cannot be used: .*\n$/],
    ...(process.platform === 'linux'
      ? [[{ DATA_DIR: '/proc/x/data' }, {}, /^DATA_DIR \/proc\/x\/data cannot be used: .*\n$/] as const]
      : []),
  ] as const) {
    const { url, errors, ended } = await spawnServer({ DATA_DIR: temporaryFolder(), ...env }, folders);
    expect([url, errors(), await ended]).toEqual([
      undefined,
      typeof line === 'string' ? line : expect.stringMatching(line),
      [1, null],
    ]);
  }
  taken.close();
});
