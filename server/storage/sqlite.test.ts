import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countedAddress } from './address.ts';
import { createSqliteStorage } from './sqlite.ts';
import { describeStorage } from './suite.ts';
import { type NewContact, StorageError } from './types.ts';

const CONTACT: NewContact = {
  companyName: 'Company',
  name: 'Unforgettable Name',
  mobile: '1',
  lineId: '',
  description: 'text',
  language: 'en',
  variant: 'cloud',
};
const OPTIONS = { submitKey: undefined, address: '203.0.113.77', ratePerMinute: 5, channels: [] };

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'plinth-storage-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describeStorage({ folder, open: (where, now) => createSqliteStorage(where, { now }) });

test('an erased request is in none of the files', async () => {
  const where = folder();
  const storage = createSqliteStorage(where);
  await storage.submit(CONTACT, OPTIONS);
  const found = () =>
    readdirSync(where).filter((name) => readFileSync(join(where, name)).includes('Unforgettable Name'));
  expect(found()).not.toEqual([]);
  await storage.delete(1);
  expect(found()).toEqual([]);
  await storage.close();
});

test('an erased request whose text somebody still reads is not called erased', async () => {
  const where = folder();
  const storage = createSqliteStorage(where, { lockWaitMs: 50 });
  await storage.submit(CONTACT, OPTIONS);
  const reader = new DatabaseSync(join(where, 'plinth.db'));
  reader.exec('BEGIN; SELECT * FROM contacts');
  await expect(storage.delete(1)).rejects.toThrow(/stands in plinth\.db-wal while another process reads it/);
  reader.exec('COMMIT');
  reader.close();
  expect(await storage.delete(1)).toBe(false);
  for (const name of readdirSync(where))
    expect(readFileSync(join(where, name)).includes('Unforgettable Name')).toBe(false);
  await storage.close();
});

test('what an address left is gone after a minute, also when nobody comes any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const where = folder();
  const clock = { time: Date.UTC(2026, 0, 1) };
  const storage = createSqliteStorage(where, { now: () => clock.time });
  const left = () => {
    const db = new DatabaseSync(join(where, 'plinth.db'));
    const row = db.prepare('SELECT count(*) AS count FROM recent_submits').get();
    db.close();
    return row?.['count'];
  };
  await storage.submit(CONTACT, OPTIONS);
  expect(left()).toBe(1);
  clock.time += 61_000;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(left()).toBe(0);
  await storage.submit(CONTACT, OPTIONS);
  await storage.close();
  expect(left()).toBe(1);
  clock.time += 61_000;
  // The server was stopped within that minute: the next one forgets.
  const next = createSqliteStorage(where, { now: () => clock.time });
  await next.check();
  expect(left()).toBe(0);
  await next.close();
});

test.skipIf(process.platform === 'win32')('only its owner may read the database and its copies', async () => {
  const where = folder();
  const storage = createSqliteStorage(where);
  await storage.submit(CONTACT, OPTIONS);
  await storage.backup(join(where, 'copy.db'));
  const modes = readdirSync(where).map((name) => [name, statSync(join(where, name)).mode & 0o077]);
  expect(modes.length).toBeGreaterThanOrEqual(3);
  expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
  await storage.close();
});

test('no address is in any file', async () => {
  const where = folder();
  const storage = createSqliteStorage(where);
  await storage.submit(CONTACT, OPTIONS);
  for (const name of readdirSync(where)) {
    expect(readFileSync(join(where, name)).includes('203.0.113')).toBe(false);
  }
  await storage.close();
});

test('every commit is flushed', async () => {
  const pragmas: unknown[] = [];
  const onOpen = (db: DatabaseSync) =>
    pragmas.push(db.prepare('PRAGMA synchronous').get(), db.prepare('PRAGMA journal_mode').get());
  const storage = createSqliteStorage(folder(), { onOpen });
  await storage.check();
  expect(pragmas).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }]);
  await storage.close();
});

test('a full disk refuses, loses nothing, and takes requests again when there is room', async () => {
  let db: DatabaseSync | undefined;
  const storage = createSqliteStorage(folder(), { onOpen: (opened) => void (db = opened) });
  await storage.submit(CONTACT, OPTIONS);
  const pages = Number(db?.prepare('PRAGMA page_count').get()?.['page_count']);
  db?.exec(`PRAGMA max_page_count = ${pages}`);
  const large = { ...CONTACT, description: 'x'.repeat(5000) };
  await expect(storage.submit(large, OPTIONS)).rejects.toThrow(/disk is full/);
  await expect(storage.submit(large, OPTIONS)).rejects.toBeInstanceOf(StorageError);
  db?.exec('PRAGMA max_page_count = 100000');
  expect(await storage.submit(large, OPTIONS)).toMatchObject({ outcome: 'stored' });
  expect(await storage.list()).toHaveLength(2);
  await storage.close();
});

test('a read-only database refuses, and works again when it can be written', async () => {
  let readOnly = true;
  const storage = createSqliteStorage(folder(), {
    onOpen: (db) => db.exec(`PRAGMA query_only = ${readOnly ? 1 : 0}`),
  });
  await expect(storage.submit(CONTACT, OPTIONS)).rejects.toThrow(/readonly/);
  readOnly = false;
  expect(await storage.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored', id: 1 });
  await storage.close();
});

test('a lock that somebody holds is waited for, without blocking, and given up on', async () => {
  const where = folder();
  const storage = createSqliteStorage(where, { lockWaitMs: 150 });
  await storage.check();
  const other = new DatabaseSync(join(where, 'plinth.db'));
  other.exec('BEGIN EXCLUSIVE');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  await expect(storage.submit(CONTACT, OPTIONS)).rejects.toThrow(/locked/);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(2);
  const waiting = storage.submit(CONTACT, OPTIONS);
  setTimeout(() => other.exec('COMMIT'), 50);
  expect(await waiting).toMatchObject({ outcome: 'stored' });
  other.close();
  await storage.close();
});

test('a database that was replaced or removed under it is opened anew', async () => {
  const where = folder();
  const storage = createSqliteStorage(where);
  await storage.submit(CONTACT, OPTIONS);
  const copy = join(where, 'copy.db');
  await storage.backup(copy);
  await storage.submit(CONTACT, OPTIONS);
  for (const name of readdirSync(where)) if (name.startsWith('plinth.db')) rmSync(join(where, name));
  renameSync(copy, join(where, 'plinth.db'));
  expect(await storage.list()).toHaveLength(1);
  rmSync(where, { recursive: true });
  expect(await storage.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored', id: 1 });
  await storage.close();
});

test('a file that is no database is refused in words, and recovered from', async () => {
  const where = folder();

  writeFileSync(join(where, 'plinth.db'), 'not a database at all '.repeat(100));
  const storage = createSqliteStorage(where);
  await expect(storage.check()).rejects.toThrow(/file is not a database/);
  rmSync(join(where, 'plinth.db'));
  await storage.check();
  await storage.close();
});

test('a database of a newer release is left alone', async () => {
  const where = folder();
  const db = new DatabaseSync(join(where, 'plinth.db'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  const storage = createSqliteStorage(where);
  await expect(storage.check()).rejects.toThrow('newer release');
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
])('the address %s counts as %s', (address, counted) => expect(countedAddress(address)).toBe(counted));
