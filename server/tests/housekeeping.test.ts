import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startHousekeeping } from '../housekeeping.ts';
import { createSqliteStorage, type Maintenance, StorageError } from '../storage/index.ts';
import { CONTACT, DAY_MS, OPTIONS } from '../storage/suite/place.ts';
import { eventually } from './support/eventually.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';
import { temporaryFolder } from './support/files.ts';

const HOUR_MS = 3_600_000;

test('requests older than the retention erase themselves, which the log and the audit log tell', async () => {
  const dataDir = temporaryFolder();
  for (const age of [31, 29]) {
    const before = createSqliteStorage(dataDir, { now: () => Date.now() - age * DAY_MS });
    await before.contacts.submit({ ...CONTACT, name: `${age} days` }, OPTIONS);
    await before.close();
  }
  const server = await startTestServer({ dataDir, contactRetentionDays: 30 });
  await eventually(async () => expect((await server.stored()).map(({ name }) => name)).toEqual(['29 days']));
  await eventually(() =>
    expect(server.log).toContainEqual(expect.objectContaining({ outcome: 'erased by age', count: 1 })),
  );
  const storage = createSqliteStorage(dataDir);
  expect(await storage.maintenance.audit()).toContainEqual(
    expect.objectContaining({ action: 'retention', count: 1, detail: 'older than 30 days' }),
  );
  await storage.close();
});

describe('without anybody asking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A storage that only notes what it is asked for. */
  function noting() {
    const maintenance = {
      prune: vi.fn<Maintenance['prune']>(async () => 0),
      forget: vi.fn<Maintenance['forget']>(async () => true),
    };
    return { ...maintenance, maintenance: maintenance as unknown as Maintenance };
  }

  test('what is too old is looked for at the start and each hour, also after an hour in which that failed', async () => {
    const { prune, maintenance } = noting();
    prune.mockRejectedValueOnce(new StorageError('the disk is away'));
    const onError = vi.fn<(error: unknown) => void>();
    const onPruned = vi.fn<(count: number) => void>();
    const housekeeping = startHousekeeping(maintenance, { retentionDays: 30, onPruned, onError });
    await vi.advanceTimersByTimeAsync(0);
    expect(prune.mock.calls).toEqual([[30 * DAY_MS, 'retention']]);
    expect(onError).toHaveBeenCalledOnce();
    prune.mockResolvedValueOnce(2);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(onPruned.mock.calls).toEqual([[2]]);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(prune).toHaveBeenCalledTimes(3);
    // Nothing was erased: nothing is said.
    expect(onPruned).toHaveBeenCalledOnce();
    housekeeping.stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(prune).toHaveBeenCalledTimes(3);
  });

  test('without a retention nothing is erased; what addresses left is forgotten at the start and once it does not count', async () => {
    const { prune, forget, maintenance } = noting();
    const never = () => expect.unreachable();
    const housekeeping = startHousekeeping(maintenance, {
      retentionDays: undefined,
      onPruned: never,
      onError: never,
    });
    expect(forget).toHaveBeenCalledOnce();
    housekeeping.onAttempt();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(forget).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(forget).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(forget).toHaveBeenCalledTimes(2);
    expect(prune).not.toHaveBeenCalled();
    housekeeping.onAttempt();
    housekeeping.stop();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(forget).toHaveBeenCalledTimes(2);
  });

  test('what could not be forgotten is a minute later, though nobody comes any more', async () => {
    const { forget, maintenance } = noting();
    forget.mockRejectedValueOnce(new StorageError('the disk is away')).mockResolvedValueOnce(false);
    const onError = vi.fn<(error: unknown) => void>();
    const onPruned = () => expect.unreachable();
    const housekeeping = startHousekeeping(maintenance, { retentionDays: undefined, onPruned, onError });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(forget).toHaveBeenCalledTimes(3);
    expect(onError.mock.calls).toEqual([[new StorageError('the disk is away')]]);
    forget.mockRejectedValueOnce(new StorageError('closed'));
    housekeeping.onAttempt();
    await vi.advanceTimersByTimeAsync(60_001);
    housekeeping.stop();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(forget).toHaveBeenCalledTimes(4);
  });

  test('addresses are forgotten, too, where somebody comes again before a minute is over, for hours', async () => {
    const { forget, maintenance } = noting();
    const never = () => expect.unreachable();
    const housekeeping = startHousekeeping(maintenance, {
      retentionDays: undefined,
      onPruned: never,
      onError: never,
    });
    for (let visitor = 0; visitor < 240; visitor += 1) {
      housekeeping.onAttempt();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    const during = forget.mock.calls.length;
    expect(during).toBeGreaterThan(100);
    // And the last one.
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(forget.mock.calls.length).toBeGreaterThan(during);
    housekeeping.stop();
  });
});

test('a minute after a request its address is forgotten', async () => {
  const storage = createSqliteStorage(temporaryFolder());
  const forget = vi.fn<Maintenance['forget']>(async () => true);
  const maintenance = { ...storage.maintenance, forget };
  const server = await startTestServer({}, { storage: { ...storage, maintenance } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  forget.mockClear();
  vi.advanceTimersByTime(60_001);
  expect(forget).toHaveBeenCalledOnce();
});
