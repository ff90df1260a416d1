import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import getPort from 'get-port';
import { expect, onTestFinished, test, vi } from 'vitest';
import { needsTls } from '../notify/deliver.ts';
import { MAX_ATTEMPTS, retryPause } from '../notify/notifier.ts';
import { signatureHeaders } from '../notify/signature.ts';
import { createSqliteStorage } from '../storage/index.ts';
import { eventually } from './support/eventually.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';
import { temporaryFolder } from './support/files.ts';

async function portOf(server: ReturnType<typeof createTcpServer>, wanted = 0): Promise<number> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A webhook that answers with one status after the other, the last one for good. */
async function startWebhook(statuses: number[], port?: number) {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const heads: Record<string, unknown>[] = [];
  const server = createHttpServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(body);
      keys.push(request.headers['idempotency-key']);
      heads.push(request.headers);
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end();
    });
  });
  return { bodies, keys, heads, url: `http://127.0.0.1:${await portOf(server, port)}/hook` };
}

/** A mail server that takes everything; gives the mails. Looks into each for so many milliseconds before it says yes. */
async function startMailServer(
  looksMs = 0,
  listen = (talk: (socket: Socket) => void) => createTcpServer(talk),
) {
  const mails: string[] = [];
  const open = new Set<Socket>();
  const talk = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    let data: string | undefined;
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = undefined;
        setTimeout(() => socket.write('250 taken\r\n'), looksMs);
      } else if (chunk.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
    socket.on('error', () => socket.destroy());
  };
  const port = await portOf(listen(talk));
  return { mails, open, port, url: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
}

const QUICK = { pause: () => 20, lookMs: 10 };

test('the webhook gets each request once, after as many tries as it needs', async () => {
  const hook = await startWebhook([500, 404, 200]);
  const server = await startTestServer({ webhookUrl: hook.url }, { notifyTimes: QUICK });
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  await eventually(() => expect(server.log.some(({ outcome }) => outcome === 'told')).toBe(true));
  expect(hook.bodies).toHaveLength(3);
  expect(new Set(hook.keys).size).toBe(1);
  // Some receivers take nothing from who does not say what it is.
  expect(hook.heads[0]).toMatchObject({ 'user-agent': 'plinth', 'content-type': 'application/json' });
  // All that a receiver relies on, and nothing else.
  expect(JSON.parse(hook.bodies[0] ?? '')).toEqual({
    ...GOOD_PAYLOAD,
    id: 1,
    uid: expect.stringMatching(/./),
    receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    language: 'en',
    variant: 'cloud',
  });
  const failures = server.log.filter(({ event, outcome }) => event === 'notify' && outcome === 'failed');
  expect(failures.map(({ attempt, reason }) => [attempt, reason])).toEqual([
    [1, 'the webhook answered 500'],
    [2, 'the webhook answered 404'],
  ]);
  expect(JSON.stringify(server.log)).not.toContain(GOOD_PAYLOAD.name);
});

test('a webhook may listen on a port that browsers do not open', async () => {
  const port = await getPort({ host: '127.0.0.1', port: [10_080, 6566, 6697, 5061] });
  const hook = await startWebhook([302, 200], port);
  const server = await startTestServer({ webhookUrl: hook.url }, { notifyTimes: QUICK });
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(server.log.some(({ outcome }) => outcome === 'told')).toBe(true));
  // Nor is the request carried on to where an answer leads.
  const failures = server.log.filter(({ outcome }) => outcome === 'failed');
  expect(failures.map(({ reason }) => reason)).toEqual(['the webhook answered 302']);
});

test('nobody is told of what a robot sent, which the log calls suspected', async () => {
  const hook = await startWebhook([200]);
  const server = await startTestServer({ webhookUrl: hook.url }, { notifyTimes: QUICK });
  expect((await server.post({ ...GOOD_PAYLOAD, website: 'http://spam.example' })).status).toBe(200);
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(server.log.some(({ outcome }) => outcome === 'told')).toBe(true));
  expect(hook.bodies.map((body) => JSON.parse(body).id)).toEqual([2]);
  const stored = server.log.filter(({ outcome }) => outcome === 'stored');
  expect(stored.map(({ reason }) => reason)).toEqual(['suspected', undefined]);
});

test('where no channel is set, the log of a stored request says that nobody is told of it', async () => {
  const server = await startTestServer();
  await server.post(GOOD_PAYLOAD);
  const stored = server.log.find(({ outcome }) => outcome === 'stored');
  expect(stored?.['reason']).toBe('nobody is told: neither SMTP_URL nor CONTACT_WEBHOOK_URL is set');
});

test('the log says why a webhook cannot be reached', async () => {
  const gone = createTcpServer();
  const url = `http://127.0.0.1:${await portOf(gone)}/hook?key=secret`;
  gone.close();
  await once(gone, 'close');
  const server = await startTestServer({ webhookUrl: url });
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  const failure = () => server.log.find(({ outcome }) => outcome === 'failed');
  await eventually(() => expect(failure()?.['reason']).toMatch(/^connect ECONNREFUSED/));
  expect(JSON.stringify(server.log)).not.toContain('secret');
});

test('a mail tells what the visitor typed, and when, in the time zone of the machine', async () => {
  vi.stubEnv('TZ', 'Asia/Taipei');
  onTestFinished(() => void vi.unstubAllEnvs());
  const mail = await startMailServer();
  const server = await startTestServer(
    { smtpUrl: mail.url, notifyTo: 'owner@example.com', notifyFrom: 'site@example.com' },
    { notifyTimes: QUICK },
  );
  await server.post({ ...GOOD_PAYLOAD, name: 'Eve Bcc: all@example.com' });
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [head = '', body = ''] = (mail.mails[0] ?? '').split('\r\n\r\n', 2);
  expect(head).toContain('To: owner@example.com');
  expect(head).toMatch(/Message-ID: <[\w-]{36}-smtp@example\.com>/);
  expect(head).not.toMatch(/^Bcc:/m);
  const text = /base64/.test(head) ? Buffer.from(body, 'base64').toString() : body;
  expect(text).toContain('Eve');
  expect(text.replaceAll('=\r\n', '')).toMatch(/Received: \d{4}\/.* \[GMT\+8\]/);
});

test('a mail has every field of the form, in lines that end as mails have it, also where it is base64', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({ smtpUrl: mail.url, notifyTo: 'owner@example.com' });
  const { description: _, ...lines } = GOOD_PAYLOAD;
  await server.post({ ...lines, description: `${'您好'.repeat(99)}\n請報價\r\n並回電\r謝謝` });
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [head = '', body = ''] = (mail.mails[0] ?? '').split('\r\n\r\n', 2);
  expect(head).toContain('Content-Transfer-Encoding: base64');
  const text = Buffer.from(body, 'base64').toString();
  for (const words of Object.values(lines)) expect(text).toContain(`: ${words}\r\n`);
  expect(text).toMatch(/您好\r\n請報價\r\n並回電\r\n謝謝\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a mailer that keeps its connections, as the address may ask, keeps none after its mail', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.open.forEach((socket) => socket.destroy()));
  const smtpUrl = `${mail.url}&pool=true`;
  const server = await startTestServer({ smtpUrl, notifyTo: 'owner@example.com' }, { notifyTimes: QUICK });
  for (let request = 1; request <= 2; request += 1) {
    await server.post(GOOD_PAYLOAD);
    await eventually(() => expect(mail.mails).toHaveLength(request));
  }
  await eventually(() => expect(mail.open.size).toBe(0));
});

test('a mail server that looks into a mail for half a minute before it says yes gets it once', async () => {
  const mail = await startMailServer(300);
  const setTimeoutOf = Reflect.get(Socket.prototype, 'setTimeout');
  // A hundred times as fast as it is, as the server looks into a mail.
  vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, callback) {
    return setTimeoutOf.call(this, this.remotePort === mail.port ? ms / 100 : ms, callback);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const server = await startTestServer(
    { smtpUrl: mail.url, notifyTo: 'owner@example.com' },
    { notifyTimes: QUICK },
  );
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(server.log.filter(({ event }) => event === 'notify')).toHaveLength(1));
  expect(server.log.at(-1)).toMatchObject({ outcome: 'told' });
  expect(mail.mails).toHaveLength(1);
});

test.each([
  [
    'smtps: for the port of a mail server that turns to TLS later',
    async () => (await startMailServer()).url.replace('smtp:', 'smtps:'),
    /^the mail server does not begin with TLS on this port: .*smtp:/,
  ],
  [
    'smtp: for the port of a mail server that begins with TLS',
    async () => {
      const waiting = createTcpServer(() => undefined); // For a greeting of TLS.
      return `smtp://127.0.0.1:${await portOf(waiting)}?greetingTimeout=100`;
    },
    /^the mail server says nothing on this port: .*smtps:/,
  ],
])('%s is told of in words', async (_name, smtpUrl, reason) => {
  const server = await startTestServer({ smtpUrl: await smtpUrl(), notifyTo: 'owner@example.com' });
  await server.post(GOOD_PAYLOAD);
  const failure = () => server.log.find(({ outcome }) => outcome === 'failed');
  await eventually(() => expect(failure()?.['reason']).toMatch(reason));
});

test("this machine's own mail server is believed without a certificate that names it", async ({ skip }) => {
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=mail.example.com -keyout - -out -';
  const made = spawnSync('openssl', request.split(' '), { encoding: 'utf8' });
  if (made.error !== undefined) return skip('no openssl');
  const { stdout: pem } = made;
  const mail = await startMailServer(0, (talk) => createTlsServer({ key: pem, cert: pem }, talk));
  const smtpUrl = `smtps://127.0.0.1:${mail.port}`;
  const server = await startTestServer({ smtpUrl, notifyTo: 'owner@example.com' });
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(server.log.some(({ event }) => event === 'notify')).toBe(true));
  expect(server.log.at(-1)).toMatchObject({ outcome: 'told' });
  // Who wants it checked says so.
  const strict = await startTestServer({
    smtpUrl: `${smtpUrl}?tls.rejectUnauthorized=true`,
    notifyTo: 'owner@example.com',
  });
  await strict.post(GOOD_PAYLOAD);
  await eventually(() => expect(strict.log.some(({ event }) => event === 'notify')).toBe(true));
  expect(strict.log.at(-1)?.['reason']).toMatch(/^self-signed certificate/);
});

test('a dead mail server neither delays nor fails a visitor, and is tried again after a restart', async () => {
  const dead = createTcpServer(() => undefined); // Takes the connection and never says a word.
  const smtpUrl = `smtp://127.0.0.1:${await portOf(dead)}`;
  const first = await startTestServer({ smtpUrl, notifyTo: 'owner@example.com' }, { notifyTimes: QUICK });
  for (let request = 0; request < 5; request += 1) expect((await first.post(GOOD_PAYLOAD)).status).toBe(200);
  // Each was answered while the first attempt was still waiting for a word.
  expect(first.log.filter(({ event }) => event === 'notify')).toEqual([]);
  await first.close();
  const mail = await startMailServer();
  // The lease of the one that was under way runs out two minutes later.
  const later = () => Date.now() + 10 * 60_000;
  const storage = createSqliteStorage(first.settings.dataDir, { now: later });
  await startTestServer(
    { smtpUrl: mail.url, notifyTo: 'owner@example.com', dataDir: first.settings.dataDir },
    { notifyTimes: QUICK, storage },
  );
  await eventually(() => expect(mail.mails).toHaveLength(5));
});

test('a mail that is on its way when the server ends is waited for: it would be sent again after the restart', async () => {
  const mail = await startMailServer(300);
  const settings = { smtpUrl: mail.url, notifyTo: 'owner@example.com' };
  const server = await startTestServer(settings, { notifyTimes: QUICK });
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(mail.mails).toHaveLength(1));
  await server.close();
  const storage = createSqliteStorage(server.settings.dataDir);
  onTestFinished(() => storage.close());
  expect(await storage.outbox.list()).toEqual([]);
});

test('the pauses grow to six hours', () => {
  expect([1, 2, 3, 4].map(retryPause)).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(retryPause(50)).toBe(6 * 3_600_000);
});

test('a receiver that obeys the key gets every request, also after the outbox was empty', async () => {
  const hook = await startWebhook([200]);
  const server = await startTestServer({ webhookUrl: hook.url }, { notifyTimes: QUICK });
  for (let request = 1; request <= 3; request += 1) {
    expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
    await eventually(() =>
      expect(server.log.filter(({ outcome }) => outcome === 'told')).toHaveLength(request),
    );
  }
  expect(new Set(hook.keys).size).toBe(3);
});

test('a webhook can know by a signature who sends, and when', async () => {
  const hook = await startWebhook([200]);
  const webhookSecret = 'whsec_c2VjcmV0IG9mIGEgdGVzdA==';
  const server = await startTestServer({ webhookUrl: hook.url, webhookSecret }, { notifyTimes: QUICK });
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(hook.heads).toHaveLength(1));
  const [{ 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = {}] =
    hook.heads;
  // As the specification has it: key, id, time and body.
  const expected = createHmac('sha256', 'secret of a test').update(
    `${String(id)}.${String(seconds)}.${hook.bodies[0]}`,
  );
  expect(signature).toBe(`v1,${expected.digest('base64')}`);
  expect(Math.abs(Number(seconds) * 1000 - Date.now())).toBeLessThan(60_000);
  expect(id).toBe(hook.keys[0]);
  expect(signatureHeaders('plain', 'a', 'b', 0)['webhook-signature']).not.toBe(
    signatureHeaders('other', 'a', 'b', 0)['webhook-signature'],
  );
});

test('a mail server that drips holds up neither the webhook nor the next mail', async () => {
  const drips = createTcpServer((socket) => {
    const timer = setInterval(() => socket.write('220-a\r\n'), 20);
    socket.on('close', () => clearInterval(timer)).on('error', () => socket.destroy());
  });
  const hook = await startWebhook([200]);
  const server = await startTestServer(
    {
      smtpUrl: `smtp://127.0.0.1:${await portOf(drips)}?ignoreTLS=true`,
      notifyTo: 'owner@example.com',
      webhookUrl: hook.url,
    },
    { notifyTimes: { ...QUICK, pause: () => 60_000, deliveryLimitMs: 2_000 } },
  );
  await server.post(GOOD_PAYLOAD);
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(hook.bodies).toHaveLength(2));
  const failed = () =>
    server.log.filter(({ outcome, channel }) => outcome === 'failed' && channel === 'smtp');
  await eventually(() => expect(failed()).toHaveLength(2));
});

test('what nobody takes is given up after the last try, and can be told again', async () => {
  const hook = await startWebhook([...Array<number>(MAX_ATTEMPTS).fill(500), 200]);
  const storage = createSqliteStorage(temporaryFolder());
  const server = await startTestServer(
    { webhookUrl: hook.url },
    { storage, notifyTimes: { pause: () => 0, lookMs: 10 } },
  );
  await server.post(GOOD_PAYLOAD);
  await eventually(() =>
    expect(server.log.find(({ outcome }) => outcome === 'given up')).toMatchObject({ level: 50 }),
  );
  expect(await storage.outbox.list()).toMatchObject([
    { state: 'given up', attempts: MAX_ATTEMPTS, reason: 'the webhook answered 500' },
  ]);
  expect(hook.bodies).toHaveLength(MAX_ATTEMPTS);
  await storage.outbox.retry('all');
  await eventually(async () => expect(await storage.outbox.list()).toEqual([]));
});

test('a channel that fails for an hour is an alert, once for each request', async () => {
  const hook = await startWebhook([...Array<number>(9).fill(500), 200]);
  const server = await startTestServer(
    { webhookUrl: hook.url },
    { notifyTimes: { pause: () => 0, lookMs: 10 } },
  );
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(server.log.some(({ outcome }) => outcome === 'told')).toBe(true));
  const alerts = server.log.filter(({ event, level }) => event === 'notify' && level === 50);
  expect(alerts).toMatchObject([{ outcome: 'failed', attempt: 8, reason: 'the webhook answered 500' }]);
  const pauses = Array.from({ length: 7 }, (_, index) => retryPause(index + 1));
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3_600_000);
});

test('what a mail server answers is kept without signs that PostgreSQL does not take', async () => {
  const refusing = createTcpServer((socket) => void socket.resume().end('554 not\0here\r\n'));
  const storage = createSqliteStorage(temporaryFolder());
  const smtpUrl = `smtp://127.0.0.1:${await portOf(refusing)}`;
  const server = await startTestServer({ smtpUrl, notifyTo: 'owner@example.com' }, { storage });
  await server.post(GOOD_PAYLOAD);
  await eventually(async () =>
    expect(await storage.outbox.list()).toMatchObject([{ reason: expect.stringMatching(/554 not here$/) }]),
  );
});

test('an outbox that cannot be read is told of and looked at again', async () => {
  const hook = await startWebhook([200]);
  const storage = createSqliteStorage(temporaryFolder());
  let looks = 0;
  // As PostgreSQL's driver has it: with its cause, in whose words it says why.
  const broken = new Error('the database does not work: it starts', { cause: new Error('it starts') });
  const take: typeof storage.outbox.take = (...args) =>
    (looks += 1) < 4 ? Promise.reject(broken) : storage.outbox.take(...args);
  const server = await startTestServer(
    { webhookUrl: hook.url },
    { storage: { ...storage, outbox: { ...storage.outbox, take } }, notifyTimes: QUICK },
  );
  await server.post(GOOD_PAYLOAD);
  await eventually(() => expect(hook.bodies).toHaveLength(1));
  // It is looked at again and again: one alert for all of it, and one line when it is over.
  const told = server.log.filter(({ event, contact }) => event === 'notify' && contact === undefined);
  expect(told).toMatchObject([
    { level: 50, reason: broken.message },
    { level: 30, outcome: 'works again' },
  ]);
});

test('what was told while the database could not take it down is not told again', async () => {
  const hook = await startWebhook([200]);
  const storage = createSqliteStorage(temporaryFolder());
  let tries = 0;
  // As where a backup holds its lock for longer than one waits for it.
  const settle: typeof storage.outbox.settle = (...args) =>
    (tries += 1) < 4 ? Promise.reject(new Error('locked')) : storage.outbox.settle(...args);
  const server = await startTestServer(
    { webhookUrl: hook.url },
    { storage: { ...storage, outbox: { ...storage.outbox, settle } }, notifyTimes: QUICK },
  );
  await server.post(GOOD_PAYLOAD);
  await eventually(async () => expect(await storage.outbox.list()).toEqual([]));
  expect(hook.bodies).toHaveLength(1);
});

test('a try that the process did not survive has counted', async () => {
  const hook = await startWebhook([200]);
  const folder = temporaryFolder();
  const clock = { time: Date.now() };
  const before = createSqliteStorage(folder, { now: () => clock.time });
  const contact = { ...GOOD_PAYLOAD, language: 'en', variant: 'cloud', suspected: false } as const;
  await before.contacts.submit(contact, {
    submitKey: undefined,
    address: '',
    ratePerMinute: 0,
    channels: ['webhook'],
  });
  for (let death = 0; death < MAX_ATTEMPTS; death += 1) {
    expect(await before.outbox.take('webhook', 'cloud', 1000)).toMatchObject({ attempt: death + 1 });
    clock.time += 1000;
  }
  await before.close();
  const storage = createSqliteStorage(folder, { now: () => clock.time });
  const server = await startTestServer({ webhookUrl: hook.url }, { storage, notifyTimes: QUICK });
  await eventually(() => expect(server.log.some(({ outcome }) => outcome === 'given up')).toBe(true));
  expect(hook.bodies).toEqual([]);
});

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://user:password@203.0.113.9', true],
  ['smtp://mail.example.com?ignoreTLS=true', false],
  ['smtp://mail.example.com?requireTLS=false', false],
  ['smtps://mail.example.com', false],
  ['smtp://127.0.0.1:25', false],
  ['smtp://[::1]:25', false],
  ['smtp://localhost', false],
])('mails to %s need STARTTLS: %o', (url, expected) => expect(needsTls(url)).toBe(expected));
