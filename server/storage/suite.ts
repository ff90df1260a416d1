import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { NewContact, Storage, SubmitOptions } from './types.ts';

const MINUTE_MS = 60_000;

const CONTACT: NewContact = {
  companyName: '晴空科技',
  name: "Robert'); DROP TABLE contacts;--",
  mobile: '0912345678',
  lineId: '',
  description: 'a\nb "c" 👋',
  language: 'zh-tw',
  variant: 'cloud',
};
const OPTIONS: SubmitOptions = {
  submitKey: undefined,
  address: '203.0.113.1',
  ratePerMinute: 0,
  channels: [],
};

/** What the suite needs from an implementation. */
export interface StorageFactory {
  /** Opens the storage in a folder of its own; a second call with the same folder is a second process's view. */
  open(folder: string, now: () => number): Storage;
  /** An empty folder for one test. */
  folder(): string;
}

/** The tests that every implementation of {@link Storage} has to pass. */
export function describeStorage({ open, folder }: StorageFactory): void {
  const setUp = () => {
    const where = folder();
    const clock = { time: Date.UTC(2026, 0, 1) };
    return { where, clock, storage: open(where, () => clock.time) };
  };

  test('keeps what it is given, with an id and the time', async () => {
    const { storage, clock } = setUp();
    expect(await storage.submit(CONTACT, OPTIONS)).toEqual({ outcome: 'stored', id: 1 });
    clock.time += 1000;
    await storage.submit({ ...CONTACT, language: 'en' }, OPTIONS);
    expect(await storage.list()).toEqual([
      { ...CONTACT, id: 1, receivedAt: '2026-01-01T00:00:00.000Z' },
      { ...CONTACT, id: 2, receivedAt: '2026-01-01T00:00:01.000Z', language: 'en' },
    ]);
    await storage.close();
  });

  test('keeps it over a restart, and shows it to a second process', async () => {
    const { storage, where } = setUp();
    await storage.submit(CONTACT, OPTIONS);
    const second = open(where, Date.now);
    expect(await second.list()).toHaveLength(1);
    await storage.close();
    await second.submit(CONTACT, OPTIONS);
    await second.close();
    const third = open(where, Date.now);
    expect(await third.list()).toHaveLength(2);
    await third.close();
  });

  test('knows a submit again, also in a second process and beyond the limit', async () => {
    const { storage, where, clock } = setUp();
    const options = { ...OPTIONS, submitKey: 'one', ratePerMinute: 1 };
    expect(await storage.submit(CONTACT, options)).toEqual({ outcome: 'stored', id: 1 });
    const second = open(where, () => clock.time);
    expect(await second.submit(CONTACT, options)).toEqual({ outcome: 'known', id: 1 });
    expect(await storage.submit(CONTACT, { ...options, submitKey: 'two' })).toMatchObject({
      outcome: 'limited',
    });
    expect(await storage.list()).toHaveLength(1);
    await Promise.all([storage.close(), second.close()]);
  });

  test('limits each address for itself, and lets it in again after a minute', async () => {
    const { storage, clock } = setUp();
    const submit = (address: string) => storage.submit(CONTACT, { ...OPTIONS, address, ratePerMinute: 2 });
    await submit('203.0.113.1');
    clock.time += 10_000;
    await submit('203.0.113.1');
    expect(await submit('203.0.113.1')).toEqual({ outcome: 'limited', retryAfterSeconds: 50 });
    expect(await submit('203.0.113.2')).toMatchObject({ outcome: 'stored' });
    clock.time += MINUTE_MS - 10_000;
    expect(await submit('203.0.113.1')).toMatchObject({ outcome: 'stored' });
    expect(await submit('203.0.113.1')).toMatchObject({ outcome: 'limited' });
    await storage.close();
  });

  test('deletes one, never gives its id again, and says when there is none', async () => {
    const { storage } = setUp();
    await storage.submit(CONTACT, OPTIONS);
    await storage.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    expect(await storage.delete(2)).toBe(true);
    expect(await storage.delete(2)).toBe(false);
    expect(await storage.takeNotification(MINUTE_MS)).toBeUndefined();
    expect(await storage.submit(CONTACT, OPTIONS)).toMatchObject({ id: 3 });
    await storage.close();
  });

  test('prunes what is older, and only that', async () => {
    const { storage, clock } = setUp();
    const start = clock.time;
    await storage.submit(CONTACT, OPTIONS);
    clock.time += 1000;
    await storage.submit(CONTACT, OPTIONS);
    expect(await storage.prune(start + 1000)).toBe(1);
    expect((await storage.list()).map(({ id }) => id)).toEqual([2]);
    await storage.close();
  });

  test('gives a notification to one at a time, again after the lease, never after it was told', async () => {
    const { storage, where, clock } = setUp();
    await storage.submit(CONTACT, { ...OPTIONS, channels: ['smtp', 'webhook'] });
    const second = open(where, () => clock.time);
    const [a, b] = [await storage.takeNotification(MINUTE_MS), await second.takeNotification(MINUTE_MS)];
    expect([a?.channel, b?.channel]).toEqual(['smtp', 'webhook']);
    expect(a).toMatchObject({ attempts: 0, contact: { ...CONTACT, id: 1 } });
    expect(await storage.takeNotification(MINUTE_MS)).toBeUndefined();
    await storage.settleNotification(a?.id ?? 0, undefined);
    await storage.settleNotification(b?.id ?? 0, clock.time + 5000);
    expect(await storage.takeNotification(MINUTE_MS)).toBeUndefined();
    clock.time += 5000;
    expect(await storage.takeNotification(MINUTE_MS)).toMatchObject({ channel: 'webhook', attempts: 1 });
    // Its owner dies here: after the lease it belongs to whoever asks.
    clock.time += MINUTE_MS;
    expect(await second.takeNotification(MINUTE_MS)).toMatchObject({ channel: 'webhook' });
    await Promise.all([storage.close(), second.close()]);
  });

  test('writes a backup that is complete, and never over another file', async () => {
    const { storage, where } = setUp();
    await storage.submit(CONTACT, OPTIONS);
    const file = join(where, 'copy.db');
    await storage.backup(file);
    expect(existsSync(file)).toBe(true);
    await expect(storage.backup(file)).rejects.toThrow('exists already');
    await expect(storage.backup(join(where, 'nowhere', 'copy.db'))).rejects.toThrow(
      /nowhere.* cannot be written/,
    );
    await storage.check();
    await storage.close();
  });
}
