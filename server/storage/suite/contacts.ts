import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SubmitOptions } from '../types.ts';
import { CONTACT, type CreatePlace, DAY_MS, MINUTE_MS, OPTIONS, setUp } from './place.ts';

/** Requests are stored, recognised and erased. */
export function describeContacts(createPlace: CreatePlace): void {
  test('keeps what it is given, with an id, a name for ever and the time', async () => {
    const { storage, contacts, place } = await setUp(createPlace);
    const before = Date.now();
    expect(await contacts.submit(CONTACT, OPTIONS)).toEqual({ outcome: 'stored', id: 1 });
    await place.pass(MINUTE_MS);
    await contacts.submit({ ...CONTACT, language: 'en' }, OPTIONS);
    const [first, second, ...others] = await contacts.list();
    expect(others).toEqual([]);
    expect(first).toEqual({ ...CONTACT, id: 1, uid: first?.uid, receivedAt: first?.receivedAt });
    expect(second).toMatchObject({ ...CONTACT, id: 2, language: 'en' });
    expect(first?.uid).toMatch(/^[\w-]{32,}$/);
    expect(second?.uid).not.toBe(first?.uid);
    const times = [first, second].map((contact) => Date.parse(contact?.receivedAt ?? ''));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
    expect(Math.abs((times[0] ?? 0) - before)).toBeLessThan(DAY_MS);
    await storage.close();
  });

  test('keeps it over a restart, and shows it to a second process', async () => {
    const { storage, place } = await setUp(createPlace);
    await storage.contacts.submit(CONTACT, OPTIONS);
    const second = place.open();
    expect(await second.contacts.list()).toHaveLength(1);
    await storage.close();
    await second.contacts.submit(CONTACT, OPTIONS);
    await second.close();
    const third = place.open();
    expect(await third.contacts.list()).toHaveLength(2);
    await third.close();
  });

  test('keeps suspected ones apart', async () => {
    const { storage, contacts } = await setUp(createPlace);
    await contacts.submit({ ...CONTACT, suspected: true }, OPTIONS);
    await contacts.submit(CONTACT, OPTIONS);
    expect((await contacts.list()).map(({ id, suspected }) => [id, suspected])).toEqual([[2, false]]);
    expect((await contacts.list({ suspected: true })).map(({ id }) => id)).toEqual([1]);
    await storage.close();
  });

  test('gives them in parts, and the audit log has one line of all', async () => {
    const { storage, contacts, maintenance } = await setUp(createPlace);
    for (const suspected of [false, true, false, false])
      await contacts.submit({ ...CONTACT, suspected }, OPTIONS);
    const ids = async (after: number) =>
      (await contacts.list({ purpose: 'export', after, limit: 2 })).map(({ id }) => id);
    expect([await ids(0), await ids(3), await ids(4)]).toEqual([[1, 3], [4], []]);
    expect(await maintenance.audit()).toMatchObject([{ action: 'export', count: 3 }]);
    await storage.close();
  });

  test('one submit that cannot be stored fails alone', async () => {
    const { storage, contacts } = await setUp(createPlace);
    const limited = { ...OPTIONS, ratePerMinute: 100 };
    // @ts-expect-error -- what a peer that hung up leaves behind
    const bad: SubmitOptions = { ...limited, address: undefined };
    const results = await Promise.allSettled([
      contacts.submit(CONTACT, limited),
      contacts.submit(CONTACT, bad),
      contacts.submit(CONTACT, limited),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await contacts.list()).toHaveLength(2);
    await storage.close();
  });

  test('the same key from many at once, over two processes, is stored once', async () => {
    const { storage, place } = await setUp(createPlace);
    const second = place.open();
    const options = { ...OPTIONS, submitKey: 'one' };
    const results = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        if (index % 3 === 0) await turn();
        return (index % 2 === 0 ? storage : second).contacts.submit(CONTACT, options);
      }),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'known')).toHaveLength(39);
    expect(await storage.contacts.list()).toHaveLength(1);
    await Promise.all([storage.close(), second.close()]);
  });

  test('erases one, never gives its id again, and says when there is none', async () => {
    const { storage, contacts, outbox } = await setUp(createPlace);
    await contacts.submit(CONTACT, OPTIONS);
    await contacts.submit(CONTACT, { ...OPTIONS, channels: ['webhook'] });
    expect(await contacts.erase({ id: 2 })).toBe(1);
    expect(await contacts.erase({ id: 2 })).toBe(0);
    expect(await outbox.take('webhook', 'cloud', MINUTE_MS)).toBeUndefined();
    expect(await contacts.submit(CONTACT, OPTIONS)).toMatchObject({ id: 3 });
    await storage.close();
  });

  test('erases all of a person by any field, suspected ones too', async () => {
    const { storage, contacts } = await setUp(createPlace);
    const mine = {
      ...CONTACT,
      name: 'Lin Mei',
      mobile: '0912-345-678',
      description: 'Write to me@example.com',
    };
    const others = { ...CONTACT, name: 'Lin', mobile: '0912345679' };
    for (const contact of [mine, { ...mine, suspected: true }, others])
      await contacts.submit(contact, OPTIONS);
    expect(await contacts.erase({ field: 'name', value: ' lin  MEI' })).toBe(2);
    for (const contact of [mine, others]) await contacts.submit(contact, OPTIONS);
    expect(await contacts.erase({ field: 'mobile', value: '+886 912 345 678' })).toBe(1);
    await contacts.submit(mine, OPTIONS);
    // As a spreadsheet shows it.
    expect(await contacts.erase({ field: 'mobile', value: '912345678' })).toBe(1);
    expect(await contacts.erase({ field: 'mobile', value: '0' })).toBe(0);
    await contacts.submit(mine, OPTIONS);
    expect(await contacts.erase({ field: 'description', value: 'ME@example.com' })).toBe(1);
    expect(await contacts.erase({ field: 'lineId', value: ' ' })).toBe(0);
    expect((await contacts.list()).map(({ name }) => name)).toEqual(['Lin', 'Lin']);
    await storage.close();
  });
}
