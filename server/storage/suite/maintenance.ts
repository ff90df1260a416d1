import { expect, test } from 'vitest';
import { CONTACT, type CreatePlace, DAY_MS, OPTIONS, setUp } from './place.ts';

/** The storage's maintenance works. */
export function describeMaintenance(createPlace: CreatePlace): void {
  test('prunes what is older, and only that', async () => {
    const { storage, contacts, maintenance, place } = await setUp(createPlace);
    await contacts.submit(CONTACT, OPTIONS);
    await place.pass(2 * DAY_MS);
    await contacts.submit(CONTACT, OPTIONS);
    expect(await maintenance.prune(DAY_MS, 'retention')).toBe(1);
    expect((await contacts.list()).map(({ id }) => id)).toEqual([2]);
    await storage.close();
  });

  test('prunes of the suspected ones what is older, and leaves the others', async () => {
    const { storage, contacts, maintenance, place } = await setUp(createPlace);
    await contacts.submit(CONTACT, OPTIONS);
    await contacts.submit({ ...CONTACT, suspected: true }, OPTIONS);
    await place.pass(2 * DAY_MS);
    await contacts.submit({ ...CONTACT, suspected: true }, OPTIONS);
    expect(await maintenance.prune(DAY_MS, 'prune', 'suspected')).toBe(1);
    expect((await contacts.list()).map(({ id }) => id)).toEqual([1]);
    expect((await contacts.list({ suspected: true })).map(({ id }) => id)).toEqual([3]);
    expect(await maintenance.audit()).toMatchObject([
      { action: 'prune', count: 1, detail: 'suspected, older than 1 day' },
      {},
      {},
    ]);
    await storage.close();
  });

  test('writes down who looked and what was erased, without what it was', async () => {
    const { storage, contacts, maintenance } = await setUp(createPlace);
    await contacts.submit({ ...CONTACT, name: 'Lin Mei' }, OPTIONS);
    await contacts.list();
    await contacts.list({ suspected: true });
    await contacts.list({ purpose: 'export' });
    await contacts.erase({ field: 'name', value: 'Lin Mei' });
    await contacts.erase({ id: 1 });
    await maintenance.prune(30 * DAY_MS, 'prune');
    await maintenance.prune(30 * DAY_MS, 'retention');
    const audit = await maintenance.audit();
    expect(audit.map(({ action, count, detail }) => [action, count, detail])).toEqual([
      ['list', 1, ''],
      ['list', 0, 'suspected'],
      ['export', 1, ''],
      ['erase', 1, 'by name'],
      ['erase', 0, 'by id'],
      ['prune', 0, 'older than 30 days'],
    ]);
    expect(audit.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
    expect(JSON.stringify(audit)).not.toContain('Lin');
    await storage.close();
  });

  test('works after it was asked whether it does, and after it forgot', async () => {
    const { storage, contacts, maintenance } = await setUp(createPlace);
    await maintenance.check();
    await contacts.submit(CONTACT, { ...OPTIONS, ratePerMinute: 1 });
    await maintenance.forget();
    expect(await contacts.submit(CONTACT, { ...OPTIONS, ratePerMinute: 1 })).toMatchObject({
      outcome: 'limited',
    });
    await storage.close();
  });
}
