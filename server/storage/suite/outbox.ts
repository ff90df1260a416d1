import { expect, test } from 'vitest';
import type { Channel, Notification, Storage } from '../types.ts';
import { CONTACT, type CreatePlace, DAY_MS, MINUTE_MS, OPTIONS, setUp } from './place.ts';

async function take(storage: Storage, channel: Channel = 'webhook'): Promise<Notification> {
  const notification = await storage.outbox.take(channel, 'cloud', MINUTE_MS);
  if (notification === undefined) throw new Error('nothing is due');
  return notification;
}

/** Each notification is sent, by one process at a time. */
export function describeOutbox(createPlace: CreatePlace): void {
  test('gives a notification of a channel to one at a time, again after the lease, never after it was told', async () => {
    const { storage, place } = await setUp(createPlace);
    await storage.contacts.submit(CONTACT, { ...OPTIONS, channels: ['smtp', 'webhook'] });
    const second = place.open();
    const [mail, hook] = [await take(storage, 'smtp'), await take(second)];
    expect([mail.channel, hook.channel]).toEqual(['smtp', 'webhook']);
    expect(mail).toMatchObject({ attempt: 1, contact: { ...CONTACT, id: 1 } });
    expect(mail.key).not.toBe(hook.key);
    expect(await storage.outbox.take('smtp', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await storage.outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await storage.outbox.settle(mail.lease, { end: 'told' })).toBe(true);
    const later = { end: 'later', afterMs: 5000, reason: 'busy' } as const;
    expect(await second.outbox.settle(hook.lease, later)).toBe(true);
    expect(await storage.outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    await place.pass(5000);
    const again = await take(storage);
    expect(again).toMatchObject({ channel: 'webhook', attempt: 2, key: hook.key });
    // Its owner dies here: after the lease it belongs to whoever asks, and the try has been counted.
    await place.pass(MINUTE_MS);
    expect(await take(second)).toMatchObject({ attempt: 3 });
    expect(await storage.outbox.take('smtp', 'cloud', MINUTE_MS)).toBeUndefined();
    await Promise.all([storage.close(), second.close()]);
  });

  test('what waits is told also after the clock was set back', async () => {
    const { storage, place } = await setUp(createPlace);
    await storage.contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    await place.pass(-365 * DAY_MS);
    expect(await take(storage)).toMatchObject({ attempt: 1 });
    expect(await storage.outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    await storage.close();
  });

  test('gives a brand only what its own visitors sent', async () => {
    const { storage } = await setUp(createPlace);
    for (const variant of ['agency', 'cloud'])
      await storage.contacts.submit({ ...CONTACT, variant }, { ...OPTIONS, channels: ['webhook'] });
    expect(await take(storage)).toMatchObject({ contact: { id: 2, variant: 'cloud' } });
    expect(await storage.outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await storage.outbox.take('webhook', 'agency', MINUTE_MS)).toMatchObject({ contact: { id: 1 } });
    await storage.close();
  });

  test('two takers of one notification: one gets it', async () => {
    const { storage, place } = await setUp(createPlace);
    const second = place.open();
    for (let round = 0; round < 5; round += 1)
      await storage.contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? storage : second).outbox.take('webhook', 'cloud', MINUTE_MS),
      ),
    );
    const ids = taken.flatMap((notification) => notification?.lease.id ?? []);
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    await Promise.all([storage.close(), second.close()]);
  });

  test('who lost the lease settles nothing', async () => {
    const { storage, place, outbox } = await setUp(createPlace);
    await storage.contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    const slow = await take(storage);
    await place.pass(MINUTE_MS);
    const second = place.open();
    const owner = await take(second);
    expect(owner.lease.token).not.toBe(slow.lease.token);
    expect(await outbox.settle(slow.lease, { end: 'told' })).toBe(false);
    expect(await outbox.settle(slow.lease, { end: 'later', afterMs: 0, reason: '' })).toBe(false);
    expect(await outbox.settle(slow.lease, { end: 'dead', reason: '' })).toBe(false);
    expect(await outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await second.outbox.settle(owner.lease, { end: 'told' })).toBe(true);
    expect(await outbox.list()).toEqual([]);
    await Promise.all([storage.close(), second.close()]);
  });

  test("a notification's key is never given again", async () => {
    const { storage, contacts, outbox } = await setUp(createPlace);
    const keys: string[] = [];
    for (let request = 0; request < 3; request += 1) {
      await contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
      const { lease, key } = await take(storage);
      keys.push(key);
      await outbox.settle(lease, { end: 'told' });
    }
    expect(new Set(keys).size).toBe(3);
    await storage.close();
  });

  test('what is dead stays where one can see it, until somebody asks for another try', async () => {
    const { storage, contacts, outbox, place } = await setUp(createPlace);
    for (let request = 0; request < 2; request += 1)
      await contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    const [first, second] = [await take(storage), await take(storage)];
    await outbox.settle(first.lease, { end: 'dead', reason: 'the webhook answered 410' });
    await outbox.settle(second.lease, {
      end: 'later',
      afterMs: DAY_MS,
      reason: 'the webhook answered 500',
    });
    await place.pass(DAY_MS / 2);
    expect(await outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await outbox.list()).toMatchObject([
      {
        id: first.lease.id,
        contactId: 1,
        channel: 'webhook',
        attempts: 1,
        state: 'given up',
        reason: 'the webhook answered 410',
      },
      {
        id: second.lease.id,
        contactId: 2,
        attempts: 1,
        state: 'waiting',
        reason: 'the webhook answered 500',
      },
    ]);
    expect(await outbox.retry(999)).toBe(0);
    expect(await outbox.retry(first.lease.id)).toBe(1);
    expect(await take(storage)).toMatchObject({ attempt: 1, key: first.key });
    expect(await outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await outbox.retry('all')).toBe(2);
    await storage.close();
  });

  test('what somebody is telling at that moment is not told twice because another try was asked for', async () => {
    const { storage, contacts, outbox, place } = await setUp(createPlace);
    for (let request = 0; request < 2; request += 1)
      await contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    const [first, second] = [await take(storage), await take(storage)];
    await place.pass(1000);
    expect(await outbox.retry('all')).toBe(2);
    expect(await outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await outbox.settle(first.lease, { end: 'told' })).toBe(true);
    // A try that fails was not the one requested by `retry`.
    expect(await outbox.settle(second.lease, { end: 'dead', reason: 'the webhook answered 500' })).toBe(true);
    expect(await take(storage)).toMatchObject({ attempt: 1, key: second.key });
    expect(await outbox.list()).toHaveLength(1);
    await storage.close();
  });
}
