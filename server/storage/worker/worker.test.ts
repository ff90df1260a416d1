import { expect, onTestFinished, test, vi } from 'vitest';
import { gatedStorage } from '../../tests/support/gatedStorage.ts';
import { temporaryFolder } from '../../tests/support/files.ts';
import { describeStorage } from '../suite.ts';
import { CONTACT, OPTIONS } from '../suite/place.ts';
import { StorageError } from '../types.ts';
import { createWorkerStorage, type WorkerStorageOptions } from './client.ts';

describeStorage(async () => {
  const { open, pass } = gatedStorage(temporaryFolder());
  return { open: () => open(), pass: async (ms) => pass(ms) };
});

test('a thousand that wait for a slow disk are all stored, and few flushes do', async () => {
  const gated = gatedStorage(temporaryFolder());
  const storage = gated.open();
  await storage.maintenance.check();
  gated.shut();
  const first = storage.contacts.submit(CONTACT, OPTIONS);
  await gated.flushing();
  const others = Array.from({ length: 1000 }, (_, index) =>
    storage.contacts.submit({ ...CONTACT, description: `request ${index}` }, OPTIONS),
  );
  gated.release();
  await Promise.all([first, ...others]);
  const stored = (await storage.contacts.list()).map(({ description }) => description);
  expect(new Set(stored).size).toBe(1001);
  await storage.close();
});

test('who waits too long is told so, and a second try finds that it was stored', async () => {
  const gated = gatedStorage(temporaryFolder());
  const storage = gated.open({ submitWaitMs: 100 });
  await storage.maintenance.check();
  gated.shut();
  const options = { ...OPTIONS, submitKey: 'one' };
  await expect(storage.contacts.submit(CONTACT, options)).rejects.toThrow(/did not answer within 100 ms/);
  await expect(storage.contacts.submit(CONTACT, options)).rejects.toBeInstanceOf(StorageError);
  gated.release();
  const patient = gated.open();
  expect(await patient.contacts.submit(CONTACT, options)).toMatchObject({ outcome: 'known', id: 1 });
  expect(await patient.contacts.list()).toHaveLength(1);
  await Promise.all([storage.close(), patient.close()]);
});

test('the queue has an end, and who finds it full is told at once', async () => {
  const gated = gatedStorage(temporaryFolder());
  const storage = gated.open({ maxWaiting: 3 });
  await storage.maintenance.check();
  gated.shut();
  const waiting = Array.from({ length: 3 }, () => storage.contacts.submit(CONTACT, OPTIONS));
  await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow('too many requests wait');
  gated.release();
  expect((await Promise.all(waiting)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('stored'));
  expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
  await storage.close();
});

test('what was asked before the end is done before it', async () => {
  const gated = gatedStorage(temporaryFolder());
  const storage = gated.open();
  const waiting = Array.from({ length: 20 }, () => storage.contacts.submit(CONTACT, OPTIONS));
  await Promise.all([storage.close(), ...waiting]);
  await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow('is closed');
  const next = gated.open();
  expect(await next.contacts.list()).toHaveLength(20);
  await next.close();
});

/** A storage in a thread that lives and begins as the first place of `shared` says. */
function frailStorage(shared: Int32Array<SharedArrayBuffer>, options: WorkerStorageOptions = {}) {
  const entry = new URL('../../tests/support/dyingWorker.ts', import.meta.url);
  const storage = createWorkerStorage(entry, { dataDir: temporaryFolder(), shared }, options);
  onTestFinished(() => storage.close());
  return storage;
}

test('a thread that dies takes its calls along, and the next call starts another', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4));
  const storage = frailStorage(shared, { submitWaitMs: 60_000, checkWaitMs: 60_000, maxWaiting: 1 });
  await expect(storage.maintenance.check()).rejects.toThrow(/thread of the contact database ended/);
  shared[0] = 1;
  await storage.maintenance.check();
  expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
});

test('a thread that does not begin in time is told of, and the database works when it does', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4)).fill(2);
  const storage = frailStorage(shared);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const checked = storage.maintenance.check();
  vi.advanceTimersByTime(10_000);
  await expect(checked).rejects.toThrow('did not answer within 10000 ms');
  Atomics.store(shared, 0, 1);
  Atomics.notify(shared, 0);
  await storage.maintenance.check();
});
