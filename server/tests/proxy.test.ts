import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from './support/eventually.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';

/** Another backend; gives its origin and the requests it had. */
async function startBackend(answer: RequestListener) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      requests.push({ request, body });
      answer(request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop,
    start: () => void server.listen(port, '127.0.0.1'),
  };
}

/** Another backend that speaks HTTP by hand; gives its origin. */
async function startRawBackend(onRequest: (socket: Socket) => void): Promise<string> {
  const backend = createTcpServer((socket) => socket.once('data', () => onRequest(socket)));
  onTestFinished(() => void backend.close());
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
}

test('calls are passed on with path, query, headers, cookies and body; no database is opened', async () => {
  const backend = await startBackend((_request, response) => {
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': 'XSRF-TOKEN=theirs; Path=/',
    });
    response.end('{"isError":false,"message":"theirs"}');
  });
  const server = await startTestServer({ apiOrigin: backend.origin, basePath: '/brand/' });
  const answer = await fetch(`${server.url}/server/View/AddContactUs?a=%20b`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'XSRF-TOKEN=t', 'X-XSRF-TOKEN': 't' },
    body: JSON.stringify(GOOD_PAYLOAD),
  });
  expect([answer.status, await answer.json()]).toEqual([201, { isError: false, message: 'theirs' }]);
  expect(answer.headers.get('set-cookie')).toBe('XSRF-TOKEN=theirs; Path=/');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const [{ request, body } = expect.fail('the backend had no request')] = backend.requests;
  expect([request.method, request.url]).toEqual(['POST', '/server/View/AddContactUs?a=%20b']);
  expect(request.headers).toMatchObject({
    cookie: 'XSRF-TOKEN=t',
    'x-xsrf-token': 't',
    'content-type': 'application/json',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(JSON.parse(body)).toEqual(GOOD_PAYLOAD);
  expect(existsSync(server.settings.dataDir)).toBe(false);
  // The token is the backend's affair then, and so is which ids there are.
  const page = await server.get('/brand/main/en/service?id=99');
  expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null]);
  for (const path of ['/readyz', '/healthz']) {
    const { status, headers } = await server.get(path);
    expect([status, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      200,
      'no-store',
      'nosniff',
    ]);
  }
});

test('what the backend answers stays what it is: errors, html, nothing', async () => {
  const backend = await startBackend((request, response) => {
    if (request.url?.includes('html'))
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oh</h1>');
    else response.writeHead(204).end();
  });
  const server = await startTestServer({ apiOrigin: backend.origin });
  const html = await server.get('/server/View/html');
  expect([html.status, await html.text()]).toEqual([500, '<h1>Oh</h1>']);
  expect((await server.get('/server/View/empty')).status).toBe(204);
});

test('a query is the backend’s to read, whatever its signs', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  expect((await server.get('/server/View/GetServiceMenu?off=50%&to=/../')).status).toBe(200);
  expect(backend.requests[0]?.request.url).toBe('/server/View/GetServiceMenu?off=50%&to=/../');
  // No browser sends what follows a hash; by hand it would raise an alert.
  const asking = ask({ port: new URL(server.url).port, path: '/server/View/GetServiceMenu#50%' }).end();
  const [behind]: IncomingMessage[] = await once(asking, 'response');
  expect([behind?.statusCode, backend.requests[1]?.request.url]).toEqual([
    200,
    '/server/View/GetServiceMenu',
  ]);
});

test('what cannot be passed on is refused in the shape of answers, with their headers', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  const { port } = new URL(server.url);
  // By hand, for `fetch` would tidy them up.
  const refusalOf = async (path: string, method = 'GET') => {
    const [answer]: IncomingMessage[] = await once(ask({ port, path, method }).end(), 'response');
    if (answer === undefined) return expect.fail('no answer');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    return [path, answer.statusCode, await json(answer)];
  };
  const message = 'The request cannot be understood';
  for (const path of [
    '/server/..%2fadmin',
    '/server/x\\..\\..\\admin',
    '/server/x%5c%2e%2e%5c..%5cadmin',
    '/server/x%5C..%5Cadmin',
    '/server/%zz',
  ])
    expect(await refusalOf(path)).toEqual([path, 400, { isError: true, message }]);
  expect(await refusalOf('/server/x', 'PROPFIND')).toEqual([
    '/server/x',
    404,
    { isError: true, message: 'There is no such call' },
  ]);
  expect(backend.requests).toEqual([]);
});

test('a visitor is told of by an address as it is written, also where we listen on IPv6 too', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({
    apiOrigin: backend.origin,
    host: undefined,
    trustedProxies: ['loopback', '2001:db8::/32'],
  });
  const call = (headers: Record<string, string>) =>
    fetch(`${server.url.replace('localhost', '127.0.0.1')}/server/View/GetServiceMenu`, { headers });
  await call({});
  await call({
    'x-forwarded-for': '::ffff:203.0.113.7, 2001:db8::7',
    'x-forwarded-host': 'made-up.example',
    forwarded: 'for=198.51.100.7;host=made-up.example',
  });
  const { forwarded, 'x-forwarded-host': host } = backend.requests.at(-1)?.request.headers ?? {};
  expect([forwarded, host]).toEqual([undefined, `127.0.0.1:${new URL(server.url).port}`]);
  expect(backend.requests.map(({ request }) => request.headers['x-forwarded-for'])).toEqual([
    '127.0.0.1',
    '203.0.113.7, 2001:db8::7, 127.0.0.1',
  ]);
});

test('what belongs to a connection stays with it', async () => {
  const backend = await startBackend((_request, response) =>
    response.writeHead(200, { connection: 'close', upgrade: 'h2', 'x-their-own': 'kept' }).end('{}'),
  );
  const server = await startTestServer({ apiOrigin: backend.origin });
  const answer = await server.get('/server/View/GetServiceMenu?langCode=en');
  const header = (name: string) => answer.headers.get(name);
  const theirs = ['x-their-own', 'connection', 'keep-alive', 'upgrade'].map(header);
  expect(theirs).toEqual(['kept', null, null, null]);
  // A proxy before us says what it keeps of the connection, and leaves these to themselves.
  const asking = ask(`${server.url}/server/View/GetServiceMenu`, {
    headers: { 'keep-alive': '115', upgrade: 'h2c', connection: 'close' },
  }).end();
  const [behind]: IncomingMessage[] = await once(asking, 'response');
  expect(behind?.statusCode).toBe(200);
  expect(backend.requests.at(-1)?.request.headers).not.toMatchObject({ upgrade: expect.anything() });
});

test('the log has no line of a call that is answered', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  await server.get('/server/View/GetServiceMenu?langCode=en');
  expect(server.log.map(({ msg }) => msg)).toEqual(['listening']);
});

test('what a backend announces to follow its answer, and cannot follow it, ends nothing', async () => {
  const apiOrigin = await startRawBackend((socket) =>
    socket.end('HTTP/1.1 200 OK\r\ntrailer: x\r\ncontent-length: 2\r\n\r\n{}'),
  );
  const server = await startTestServer({ apiOrigin });
  const answer = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect([answer.status, await answer.text(), answer.headers.get('trailer')]).toEqual([200, '{}', null]);
});

test('half a request takes no connection to the backend, and whoever leaves in the middle of it is no failure', async () => {
  let connections = 0;
  const apiOrigin = await startRawBackend((socket) => {
    connections += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
  });
  const server = await startTestServer({ apiOrigin });
  const slow = ask(`${server.url}/server/View/AddContactUs`, {
    method: 'POST',
    headers: { 'content-length': '100', expect: '100-continue' },
  });
  slow.on('error', () => undefined).flushHeaders();
  await once(slow, 'continue');
  slow.write('half a');
  expect((await server.get('/server/View/GetServiceMenu?langCode=en')).status).toBe(200);
  expect(connections).toBe(1);
  slow.destroy();
  await server.close();
  expect(server.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a body in chunks is passed on as it is, and one that no form sends is refused', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  const asking = ask(`${server.url}/server/View/AddContactUs`, { method: 'POST' });
  asking.write('{"a":');
  const [answer]: IncomingMessage[] = await once(asking.end('"é"}'), 'response');
  expect([answer?.statusCode, backend.requests[0]?.body]).toEqual([200, '{"a":"é"}']);
  expect(backend.requests[0]?.request.headers['content-length']).toBe('10');
  const send = (bytes: number) =>
    fetch(`${server.url}/server/View/AddContactUs`, { method: 'POST', body: Buffer.alloc(bytes) });
  expect((await send(10_000_000)).status).toBe(200);
  const tooLong = await send(10_000_001);
  expect([tooLong.status, await tooLong.json()]).toEqual([413, expect.objectContaining({ isError: true })]);
  expect(backend.requests).toHaveLength(2);
});

test('who asks before sending a long body is told to go on', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  const asking = ask(`${server.url}/server/View/AddContactUs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
  });
  asking.on('continue', () => asking.end('{}'));
  asking.flushHeaders();
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  expect(answer?.statusCode).toBe(200);
  expect(backend.requests.map(({ body }) => body)).toEqual(['{}']);
});

test('a backend that is overloaded is asked once, and its answer is passed on', async () => {
  const backend = await startBackend((_request, response) =>
    response.writeHead(503, { 'retry-after': '1' }).end('{}'),
  );
  const server = await startTestServer({ apiOrigin: backend.origin });
  const busy = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
  expect(backend.requests).toHaveLength(1);
});

test('a backend that is down is 502, and the pages are served all the same', async () => {
  const backend = await startBackend((_request, response) => response.end('{}'));
  const server = await startTestServer({ apiOrigin: backend.origin });
  expect((await server.get('/server/View/GetServiceMenu?langCode=en')).status).toBe(200);
  backend.stop();
  const down = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect([down.status, await down.json()]).toEqual([
    502,
    { isError: true, message: 'The backend cannot be reached' },
  ]);
  expect(down.headers.get('cache-control')).toBe('no-store');
  expect(down.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await server.get('/server/View/GetHomeData?langCode=en')).status).toBe(502);
  // Visitors meet it with each page that they open: one alert for all of it, and one line when it is over.
  expect(server.log.slice(1)).toMatchObject([{ event: 'backend', level: 50 }]);
  expect((await server.get('/main/en/index')).status).toBe(200);
  const silent = await startTestServer({ apiOrigin: backend.origin, logLevel: 'silent' });
  expect((await silent.get('/server/View/GetServiceMenu?langCode=en')).status).toBe(502);
  expect(silent.log).toEqual([]);
  backend.start();
  await eventually(async () =>
    expect((await server.get('/server/View/GetServiceMenu?langCode=en')).status).toBe(200),
  );
  expect(server.log.slice(2)).toMatchObject([{ event: 'backend', level: 30, outcome: 'works again' }]);
});

test.each<[string, string, RequestListener]>([
  ['keeps silent', 'Headers Timeout Error', () => undefined],
  [
    'says no more than that there is an answer',
    'Body Timeout Error',
    (_request, response) => response.flushHeaders(),
  ],
])('a backend that %s is 504 after the limit, and the log says so: %s', async (_, reason, answer) => {
  const backend = await startBackend(answer);
  const server = await startTestServer({ apiOrigin: backend.origin }, { proxyLimitMs: 100 });
  const silent = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect([silent.status, await silent.json()]).toEqual([
    504,
    { isError: true, message: 'The backend is too slow' },
  ]);
  expect(server.log.at(-1)).toMatchObject({ event: 'backend', level: 50, reason });
});

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

test.each([
  ['breaks off before its head', 'other side closed', 'HTTP/1.1 200'],
  ['breaks off before its first part', 'other side closed', CHUNKED],
  [
    'is no answer',
    'Response does not match the HTTP/1.1 protocol (Invalid character in chunk size)',
    `${CHUNKED}zz\r\n`,
  ],
  [
    'is compressed and breaks off',
    'other side closed',
    'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 9\r\n\r\n',
  ],
])('a backend whose answer %s is 502, and the log says why: %s', async (_, reason, head) => {
  const apiOrigin = await startRawBackend((socket) => socket.end(head));
  const server = await startTestServer({ apiOrigin });
  const broken = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect([broken.status, await broken.json()]).toEqual([
    502,
    { isError: true, message: 'The backend cannot be reached' },
  ]);
  expect(server.log.at(-1)).toMatchObject({ event: 'backend', level: 50, reason });
});

test('an answer that breaks off behind a part that was passed on breaks off for the visitor too', async () => {
  const backend = Promise.withResolvers<Socket>();
  const apiOrigin = await startRawBackend((socket) => {
    backend.resolve(socket);
    socket.write(`${CHUNKED}2\r\n{}\r\n`);
  });
  const server = await startTestServer({ apiOrigin });
  const broken = await server.get('/server/View/GetServiceMenu?langCode=en');
  expect(broken.status).toBe(200);
  (await backend.promise).end();
  await expect(broken.text()).rejects.toThrow('terminated');
});
