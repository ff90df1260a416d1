import { expect, test } from 'vitest';
import { CONTACT, type CreatePlace, DAY_MS, MINUTE_MS, OPTIONS, setUp } from './place.ts';

/** The limits hold. */
export function describeLimits(createPlace: CreatePlace): void {
  test('knows a submit again, also in a second process and beyond the limit', async () => {
    const { storage, place } = await setUp(createPlace);
    const options = { ...OPTIONS, submitKey: 'one', ratePerMinute: 1 };
    expect(await storage.contacts.submit(CONTACT, options)).toEqual({ outcome: 'stored', id: 1 });
    const second = place.open();
    expect(await second.contacts.submit(CONTACT, options)).toEqual({ outcome: 'known', id: 1 });
    expect(await storage.contacts.submit(CONTACT, { ...options, submitKey: 'two' })).toMatchObject({
      outcome: 'limited',
    });
    expect(await storage.contacts.list()).toHaveLength(1);
    await Promise.all([storage.close(), second.close()]);
  });

  test('limits each address for itself, and lets it in again after a minute', async () => {
    const { storage, contacts, place } = await setUp(createPlace);
    const submit = (address: string) => contacts.submit(CONTACT, { ...OPTIONS, address, ratePerMinute: 2 });
    await submit('203.0.113.1');
    await place.pass(10_000);
    await submit('203.0.113.1');
    const third = await submit('203.0.113.1');
    expect(third).toMatchObject({ outcome: 'limited' });
    const seconds = 'retryAfterSeconds' in third ? third.retryAfterSeconds : 0;
    expect([seconds > 40, seconds <= 50]).toEqual([true, true]);
    expect(await submit('203.0.113.2')).toMatchObject({ outcome: 'stored' });
    await place.pass(MINUTE_MS - 10_000);
    expect(await submit('203.0.113.1')).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });

  test('a clock that is set back keeps nobody out for longer than the minute', async () => {
    const { storage, contacts, place } = await setUp(createPlace);
    const submit = () => contacts.submit(CONTACT, { ...OPTIONS, ratePerMinute: 1 });
    await submit();
    expect(await submit()).toMatchObject({ outcome: 'limited' });
    await place.pass(-DAY_MS);
    expect(await submit()).toMatchObject({ outcome: 'stored' });
    expect(await submit()).toMatchObject({ outcome: 'limited' });
    await storage.close();
  });

  test('the limit holds under a race, over two processes', async () => {
    const { storage, place } = await setUp(createPlace);
    const second = place.open();
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 === 0 ? storage : second).contacts.submit(CONTACT, { ...OPTIONS, ratePerMinute: 6 }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(6);
    await Promise.all([storage.close(), second.close()]);
  });

  test('attempts count too: who only repeats and is refused is not listened to for a while', async () => {
    const { storage, contacts, place } = await setUp(createPlace);
    const options = { ...OPTIONS, submitKey: 'one', ratePerMinute: 1 };
    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      outcomes.push((await contacts.submit(CONTACT, options)).outcome);
    expect(outcomes).toEqual(['stored', 'known', 'known', 'known', 'known', 'limited']);
    await place.pass(MINUTE_MS);
    expect(await contacts.submit(CONTACT, options)).toMatchObject({ outcome: 'known' });
    await storage.close();
  });

  test('the many networks of one customer are limited together', async () => {
    const { storage, contacts } = await setUp(createPlace);
    const submit = (network: string) =>
      contacts.submit(CONTACT, { ...OPTIONS, address: `2001:db8:${network}::1`, ratePerMinute: 1 });
    for (const network of ['1:1', '1:2', '1:3', '1:4'])
      expect(await submit(network)).toMatchObject({ outcome: 'stored' });
    expect(await submit('1:5')).toMatchObject({ outcome: 'limited' });
    expect(await submit('2:5')).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });

  test('all addresses together have a ceiling', async () => {
    const { storage, contacts } = await setUp(createPlace);
    const submit = (index: number) =>
      contacts.submit(CONTACT, { ...OPTIONS, address: `198.51.100.${index}`, ratePerMinute: 1 });
    for (let index = 0; index < 60; index += 1)
      expect(await submit(index)).toMatchObject({ outcome: 'stored' });
    expect(await submit(60)).toEqual({ outcome: 'crowded', retryAfterSeconds: expect.any(Number) });
    await storage.close();
  });
}
