import { expect, test } from 'vitest';
import { CSRF_HEADER } from '@plinth/ui/contract';
import { CSRF_HEADERS, GOOD_PAYLOAD, shareTestServer, startTestServer } from './support/server.ts';
import { writeSite } from './support/site.ts';

/** For what is refused, so that nothing is ever stored there. */
const refusing = shareTestServer();

test('a good request is stored with time, language and variant, and nothing else', async () => {
  const server = await startTestServer();
  const before = Date.now();
  const response = await server.post(GOOD_PAYLOAD);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ isError: false, message: '<b>Thank you</b> (en)' });
  const [contact, ...others] = await server.stored();
  expect(others).toEqual([]);
  expect(contact).toEqual({
    ...GOOD_PAYLOAD,
    id: 1,
    uid: expect.any(String),
    suspected: false,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    language: 'en',
    variant: 'cloud',
  });
  expect(Date.parse(contact?.receivedAt ?? '')).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(server.log)).not.toMatch(/Lin Mei|0912|linmei|127\.0\.0\.1/);
});

test('the answer is in the language of the page, or in one that the browser asks for', async () => {
  const server = await startTestServer();
  for (const [headers, language] of [
    [{ referer: 'https://www.example.com/main/zh-tw/index?x#contact', 'accept-language': 'en' }, 'zh-tw'],
    [{ referer: 'https://www.example.com/main/en/about', 'accept-language': 'zh-TW' }, 'en'],
    [{ referer: 'https://www.example.com/main/xx/about', 'accept-language': 'en-GB,zh' }, 'en'],
    [{ 'accept-language': 'fr, zh-Hant-HK;q=0.8, en;q=0.5' }, 'zh-tw'],
    [{ 'accept-language': 'zh-CN, en' }, 'en'],
    [{ 'accept-language': 'fr' }, 'zh-tw'],
  ] as const) {
    const { message } = await (await server.post(GOOD_PAYLOAD, headers)).json();
    expect(message, JSON.stringify(headers)).toContain(`(${language})`);
    expect((await server.stored()).at(-1)?.language).toBe(language);
  }
});

test('values are trimmed, and a missing lineId is an empty one', async () => {
  const server = await startTestServer();
  const { lineId: _, ...payload } = GOOD_PAYLOAD;
  expect((await server.post({ ...payload, name: '\u3000 Lin Mei \n' })).status).toBe(200);
  expect((await server.stored())[0]).toMatchObject({ name: 'Lin Mei', lineId: '' });
});

test('a number that an iPhone copied from its contacts is stored without the marks around it', async () => {
  const server = await startTestServer();
  const mobile = '\u202d+886 (2) 23456789 #1\u202c';
  expect((await server.post({ ...GOOD_PAYLOAD, mobile })).status).toBe(200);
  expect((await server.stored())[0]?.mobile).toBe('+886 (2) 23456789 #1');
});

test('the same submit is stored once and answered the same again', async () => {
  const server = await startTestServer({ contactRatePerMinute: 2 });
  const headers = { 'idempotency-key': 'one-submit-0001' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(GOOD_PAYLOAD, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await server.stored()).toHaveLength(1);
  // Another text under the same key is another request, and is not lost.
  expect((await server.post({ ...GOOD_PAYLOAD, name: 'Other' }, headers)).status).toBe(200);
  expect(await server.stored()).toHaveLength(2);
});

test('the same text with the same key to another brand of the same database is stored for that one too', async () => {
  const server = await startTestServer();
  const { dataDir } = server.settings;
  const other = await startTestServer(
    { dataDir, variant: 'agency' },
    { distDir: writeSite({ variant: 'agency' }) },
  );
  const headers = { 'idempotency-key': 'one-submit-0001' };
  for (const { post } of [server, other, server, other])
    expect((await post(GOOD_PAYLOAD, headers)).status).toBe(200);
  expect((await server.stored()).map(({ variant }) => variant)).toEqual(['cloud', 'agency']);
});

test('any printable key will do, however short, for the text counts too', async () => {
  const server = await startTestServer();
  for (const key of ['1', '1', 'x'.repeat(200)])
    expect((await server.post(GOOD_PAYLOAD, { 'idempotency-key': key })).status).toBe(200);
  expect(await server.stored()).toHaveLength(2);
  expect((await server.post(GOOD_PAYLOAD, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
});

test('without a key every submit is its own', async () => {
  const server = await startTestServer();
  await server.post(GOOD_PAYLOAD);
  await server.post(GOOD_PAYLOAD);
  expect(await server.stored()).toHaveLength(2);
});

test('a filled honeypot looks like success, and is kept apart', async () => {
  const server = await startTestServer();
  const response = await server.post({ ...GOOD_PAYLOAD, website: 'https://spam.example' });
  expect(await response.json()).toEqual({ isError: false, message: '<b>Thank you</b> (en)' });
  expect(await server.stored()).toEqual([]);
  expect(await server.stored({ suspected: true })).toMatchObject([{ ...GOOD_PAYLOAD, id: 1 }]);
  expect((await server.post({ ...GOOD_PAYLOAD, website: '' })).status).toBe(200);
  expect(await server.stored()).toHaveLength(1);
});

test('the limit holds for each address, tells when to come back, and 0 means none', async () => {
  const server = await startTestServer({ contactRatePerMinute: 2, trustedProxies: ['loopback'] });
  const from = (address: string) => server.post(GOOD_PAYLOAD, { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(200);
  expect((await from('203.0.113.1')).status).toBe(200);
  const third = await from('203.0.113.1');
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await third.json()).toEqual({ isError: true, message: 'Too many requests (en)' });
  expect((await from('203.0.113.2')).status).toBe(200);
  // One network of IPv6 counts as one.
  expect((await from('2001:db8::1')).status).toBe(200);
  expect((await from('2001:db8::2')).status).toBe(200);
  expect((await from('2001:db8::3')).status).toBe(429);
  expect(await server.stored()).toHaveLength(5);
});

test('a port beside a forwarded address is nobody else, nor does it hide a proxy that is trusted', async () => {
  const server = await startTestServer({
    contactRatePerMinute: 1,
    trustedProxies: ['loopback', '2001:db8::/32'],
  });
  const from = async (chain: string) =>
    (await server.post(GOOD_PAYLOAD, { 'x-forwarded-for': chain })).status;
  expect(await from('203.0.113.1:4711, [2001:db8::1]:4711, 127.0.0.2:80')).toBe(200);
  expect(await from('203.0.113.2:4711, [2001:db8::1]:4711, 127.0.0.2:80')).toBe(200);
  expect(await from('203.0.113.2:4712')).toBe(429);
});

test('a forwarded address is not believed from just anybody', async () => {
  const server = await startTestServer({ contactRatePerMinute: 1 });
  expect((await server.post(GOOD_PAYLOAD, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
  expect((await server.post(GOOD_PAYLOAD, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
});

test('two servers with one database count together', async () => {
  const first = await startTestServer({ contactRatePerMinute: 1 });
  const second = await startTestServer({ contactRatePerMinute: 1, dataDir: first.settings.dataDir });
  expect((await first.post(GOOD_PAYLOAD)).status).toBe(200);
  expect((await second.post(GOOD_PAYLOAD)).status).toBe(429);
});

test.each([
  ['no cookie', { cookie: '' }],
  ['an empty header', { [CSRF_HEADER]: '' }],
  ['another token', { [CSRF_HEADER]: 'b-token-of-a-test-00' }],
  ['a longer token', { [CSRF_HEADER]: `${CSRF_HEADERS[CSRF_HEADER]}x` }],
  ['an empty token in both', { cookie: 'XSRF-TOKEN=', [CSRF_HEADER]: '' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site, where cookies are blocked', { cookie: '', 'sec-fetch-site': 'same-site' }],
  ['our page with another token', { [CSRF_HEADER]: 'b-token-of-a-test-00', 'sec-fetch-site': 'same-origin' }],
])('%s: refused in the language of the visitor, nothing stored', async (_name, headers) => {
  const server = refusing();
  const response = await server.post(GOOD_PAYLOAD, headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ isError: true, message: 'Please load the page again (en)' });
  expect(await server.stored()).toEqual([]);
});

test('a refusal for the token brings another one, with which the same request is stored', async () => {
  const server = await startTestServer();
  for (const [name, cookie, token] of [
    ['gone', '', CSRF_HEADERS[CSRF_HEADER]],
    ['of another application', 'XSRF-TOKEN=eyJpdiI6Ik1%3D', 'eyJpdiI6Ik1='],
  ] as const) {
    const refused = await server.post(GOOD_PAYLOAD, { cookie, [CSRF_HEADER]: token });
    expect([name, refused.status]).toEqual([name, 403]);
    const fresh = refused.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [, value = ''] = fresh.split('=');
    const again = await server.post(GOOD_PAYLOAD, {
      // Browsers send both, the one that is older or deeper first.
      cookie: [cookie, fresh].filter(Boolean).join('; '),
      [CSRF_HEADER]: value,
    });
    expect([name, again.status]).toEqual([name, 200]);
  }
});

test('a browser that blocks cookies sends a request all the same: it says itself that the page is ours', async () => {
  const server = await startTestServer();
  const response = await server.post(GOOD_PAYLOAD, {
    cookie: '',
    [CSRF_HEADER]: '',
    'sec-fetch-site': 'same-origin',
  });
  expect(response.status).toBe(200);
  expect(await server.stored()).toHaveLength(1);
});

test("another application's well-formed token on this host bars nobody", async () => {
  const server = await startTestServer();
  const cookie = `XSRF-TOKEN=another-application-of-this-host; ${CSRF_HEADERS.cookie}`;
  expect((await server.post(GOOD_PAYLOAD, { cookie })).status).toBe(200);
});

test('a request without the header is refused', async () => {
  const { cookie } = CSRF_HEADERS;
  expect((await refusing().get('/server/View/AddContactUs', { cookie }, 'POST')).status).toBe(403);
});

test('another site gets no token', async () => {
  const refused = await refusing().post(GOOD_PAYLOAD, { 'sec-fetch-site': 'cross-site' });
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
});

test('the token that an API answer sets is good for a request', async () => {
  const server = await startTestServer();
  const menu = await server.get('/server/View/GetServiceMenu?langCode=en');
  const cookie = menu.headers.get('set-cookie')?.split(';')[0] ?? '';
  const response = await server.post(GOOD_PAYLOAD, { cookie, [CSRF_HEADER]: cookie.split('=')[1] ?? '' });
  expect(response.status).toBe(200);
});
