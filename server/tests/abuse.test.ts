import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAttemptGate } from '../api/attempts.ts';
import { createContactLog } from '../api/contactLog.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';

test('attempts that store nothing count too, and are let in again after a minute', async () => {
  const server = await startTestServer({ contactRatePerMinute: 1 });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await server.post('{}')).status).toBe(400);
  const refused = await server.post(GOOD_PAYLOAD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ isError: true, message: 'Too many requests (en)' });
});

test('what another site sends from a visitor’s browser keeps the visitor out of nothing', async () => {
  const server = await startTestServer({ contactRatePerMinute: 1 });
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await server.post(GOOD_PAYLOAD, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  expect(await server.stored()).toHaveLength(1);
});

test('all visitors together have a ceiling, with a 503 that says when to come back', async () => {
  const server = await startTestServer({ contactRatePerMinute: 1, trustedProxies: ['loopback'] });
  const from = (index: number) => server.post(GOOD_PAYLOAD, { 'x-forwarded-for': `203.0.113.${index}` });
  for (let index = 0; index < 60; index += 1) expect((await from(index)).status).toBe(200);
  const refused = await from(60);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ isError: true, message: 'Please try again later (en)' });
});

test('the gate counts an address, a /48 and all, and begins anew each minute', () => {
  let time = 0;
  const gate = createAttemptGate(1, () => time);
  const admit = (address: string, times: number) => {
    for (let attempt = 0; attempt < times; attempt += 1) expect(gate.admit(address)).toBeUndefined();
  };
  admit('203.0.113.1', 5);
  expect(gate.admit('203.0.113.1')).toEqual({ outcome: 'limited', retryAfterSeconds: 60 });
  for (let subnet = 0; subnet < 4; subnet += 1) admit(`2001:db8:1:${subnet}::1`, 5);
  expect(gate.admit('2001:db8:1:9::1')).toMatchObject({ outcome: 'limited' });
  for (let host = 0; host < 55; host += 1) admit(`198.51.100.${host}`, 5);
  expect(gate.admit('192.0.2.1')).toMatchObject({ outcome: 'crowded' });
  for (const next of [60_000, 120_000]) {
    time = next;
    admit('203.0.113.1', 5);
    expect(gate.admit('203.0.113.1')).toMatchObject({ outcome: 'limited' });
  }
});

test('the gate opens after its minute also where the clock was set back meanwhile', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const gate = createAttemptGate(1);
  for (let attempt = 0; attempt < 5; attempt += 1) expect(gate.admit('203.0.113.1')).toBeUndefined();
  expect(gate.admit('203.0.113.1')).toMatchObject({ outcome: 'limited' });
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 86_400_000);
  expect(gate.admit('203.0.113.1')).toBeUndefined();
});

test('a flood of refused requests is a few lines and a number', async () => {
  const server = await startTestServer();
  for (let request = 0; request < 30; request += 1) await server.post('{}');
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  const lines = () => server.log.filter(({ event }) => event === 'contact');
  expect(lines().filter(({ outcome }) => outcome === 'invalid')).toHaveLength(10);
  expect(lines().filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  await server.close();
  expect(lines().find(({ more }) => more !== undefined)).toMatchObject({ outcome: 'invalid', more: 20 });
});

test('each minute the log has its lines anew', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: unknown[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createContactLog(fastify({ logger: { stream } }).log);
  for (const lost of [2, 3]) {
    for (let request = 0; request < 10 + lost; request += 1) log.write('info', { outcome: 'invalid' });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(11);
    expect(lines.splice(0).at(-1)).toMatchObject({ outcome: 'invalid', more: lost });
  }
});

test('a proxy that is not trusted is warned of, once and without an address', async () => {
  const server = await startTestServer({ trustedProxies: ['203.0.113.0/24'] });
  const warnings = () => server.log.filter(({ event }) => event === 'proxy');
  await server.post(GOOD_PAYLOAD);
  expect(warnings()).toEqual([]);
  for (let request = 0; request < 3; request += 1)
    await server.post(GOOD_PAYLOAD, { 'x-forwarded-for': '198.51.100.7' });
  expect(warnings()).toMatchObject([{ level: 40, reason: expect.stringContaining('TRUSTED_PROXIES') }]);
  expect(JSON.stringify(server.log)).not.toContain('198.51.100.7');
  const trusting = await startTestServer({ trustedProxies: ['loopback'] });
  await trusting.post(GOOD_PAYLOAD, { 'x-forwarded-for': '198.51.100.7' });
  expect(trusting.log.filter(({ event }) => event === 'proxy')).toEqual([]);
});
