import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { describeStorage } from '../suite.ts';
import { type NewContact, type Storage, StorageError } from '../types.ts';
import { MIGRATIONS } from './migrations.ts';
import { createSqliteStorage } from './storage.ts';

const CONTACT: NewContact = {
  companyName: 'Company',
  name: 'Unforgettable Name',
  mobile: '1',
  lineId: '',
  description: 'text',
  language: 'en',
  variant: 'cloud',
  suspected: false,
};
const OPTIONS = { submitKey: undefined, address: '203.0.113.77', ratePerMinute: 5, channels: [] };

describeStorage(async () => {
  const where = temporaryFolder();
  const clock = { time: Date.now() };
  return {
    open: () => createSqliteStorage(where, { now: () => clock.time }),
    pass: async (ms) => void (clock.time += ms),
  };
});

test('an erased request is in none of the files', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  const found = () =>
    readdirSync(where).filter((name) => readFileSync(join(where, name)).includes('Unforgettable Name'));
  expect(found()).not.toEqual([]);
  await storage.contacts.erase({ id: 1 });
  expect(found()).toEqual([]);
  await storage.close();
});

test('an erased request whose text somebody still reads is not called erased', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where, { lockWaitMs: 50 });
  await storage.contacts.submit(CONTACT, OPTIONS);
  const reader = new DatabaseSync(join(where, 'plinth.db'));
  reader.exec('BEGIN; SELECT * FROM contacts');
  await expect(storage.contacts.erase({ id: 1 })).rejects.toThrow(
    /stands in plinth\.db-wal while another process reads it/,
  );
  reader.exec('COMMIT');
  reader.close();
  expect(await storage.contacts.erase({ id: 1 })).toBe(0);
  for (const name of readdirSync(where))
    expect(readFileSync(join(where, name)).includes('Unforgettable Name')).toBe(false);
  await storage.close();
});

/** Makes a database of 2,500 requests that somebody reads until what is given is called; erasing goes through it in three parts. */
async function readFull(where: string, storage: Storage): Promise<() => void> {
  await storage.maintenance.check();
  const reader = new DatabaseSync(join(where, 'plinth.db'));
  reader.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
    INSERT INTO contacts (uid, received_at, language, variant, company_name, name, mobile, line_id, description)
    SELECT i, 0, 'en', 'cloud', '', 'spam', '', '', '' FROM n;
    BEGIN; SELECT * FROM contacts`);
  return () => reader.close();
}

test.each([
  ['age', ({ maintenance }: Storage) => maintenance.prune(1, 'prune')],
  ['a field', ({ contacts }: Storage) => contacts.erase({ field: 'name', value: 'Spam' })],
])('very many that somebody reads are all erased by %s, before that is told', async (_by, erase) => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where, { lockWaitMs: 50 });
  const end = await readFull(where, storage);
  await expect(erase(storage)).rejects.toThrow(/its text stands in plinth\.db-wal/);
  expect(await storage.contacts.list()).toEqual([]);
  end();
  await storage.close();
});

test('what is erased without anybody asking fails for nobody where somebody reads it, and is to be done again', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where, { lockWaitMs: 50 });
  const end = await readFull(where, storage);
  expect(await storage.maintenance.prune(1, 'retention')).toBe(2500);
  expect(await storage.maintenance.forget()).toBe(false);
  end();
  expect(await storage.maintenance.forget()).toBe(true);
  expect(statSync(join(where, 'plinth.db-wal')).size).toBe(0);
  await storage.close();
});

test('a server that starts forgets no attempt that another one counts meanwhile', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  const other = new DatabaseSync(join(where, 'plinth.db'), { timeout: 0 });
  const count = other.prepare('INSERT INTO recent_attempts (address, at, stored) VALUES (?, ?, 1)');
  let counted = 1;
  const now = () => {
    const time = Date.now();
    try {
      count.run(Buffer.from('other'), time + 1);
      counted++;
    } catch {
      // It waits, as the other server does.
    }
    return time;
  };
  const second = createSqliteStorage(where, { now });
  await second.maintenance.forget();
  expect(other.prepare('SELECT count(*) AS count FROM recent_attempts').get()).toEqual({ count: counted });
  other.close();
  await Promise.all([storage.close(), second.close()]);
});

test('what an address left is gone from the files when it is forgotten', async () => {
  const where = temporaryFolder();
  const clock = { time: Date.UTC(2026, 0, 1) };
  const storage = createSqliteStorage(where, { now: () => clock.time });
  const left = () => {
    const db = new DatabaseSync(join(where, 'plinth.db'));
    const row = db.prepare('SELECT count(*) AS count FROM recent_attempts').get();
    db.close();
    return row?.['count'];
  };
  await storage.contacts.submit(CONTACT, OPTIONS);
  expect(left()).toBe(1);
  clock.time += 61_000;
  await storage.maintenance.forget();
  expect(left()).toBe(0);
  await storage.close();
});

test('the secret of the hashes is not where they are, and one for all processes', async () => {
  const where = temporaryFolder();
  const [first, second] = [createSqliteStorage(where), createSqliteStorage(where)];
  const options = { ...OPTIONS, ratePerMinute: 1 };
  expect(await first.contacts.submit(CONTACT, options)).toMatchObject({ outcome: 'stored' });
  expect(await second.contacts.submit(CONTACT, options)).toMatchObject({ outcome: 'limited' });
  const secret = readFileSync(join(where, 'address.key'));
  expect(secret).toHaveLength(32);
  for (const name of readdirSync(where).filter((file) => file.startsWith('plinth.db')))
    expect(readFileSync(join(where, name)).includes(secret)).toBe(false);
  await Promise.all([first.close(), second.close()]);
});

test('a copy is finished while visitors never pause', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.maintenance.check();
  const server = new DatabaseSync(join(where, 'plinth.db'));
  const write = server.prepare(`INSERT INTO audit (at, action, count, detail) VALUES (1, 'list', 1, ?)`);
  server.exec('PRAGMA synchronous = OFF; BEGIN');
  for (let line = 0; line < 2_000; line += 1) write.run('x'.repeat(1_000));
  server.exec('COMMIT');
  let [writes, isCopied] = [0, false];
  const copied = storage.maintenance.backup(join(where, 'copy.db')).then(() => (isCopied = true));
  // Each of them is another process's, which begins a copy anew that does not have all yet.
  while (!isCopied && writes < 50_000) {
    await new Promise(setImmediate);
    write.run('');
    writes += 1;
  }
  expect(isCopied).toBe(true);
  server.close();
  await copied;
  await storage.close();
});

test.skipIf(process.platform === 'win32')('only its owner may read the database and its copies', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  await storage.maintenance.backup(join(where, 'copy.db'));
  const modes = readdirSync(where).map((name) => [name, statSync(join(where, name)).mode & 0o077]);
  expect(modes.length).toBeGreaterThanOrEqual(3);
  expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
  await storage.close();
});

test.skipIf(process.geteuid?.() !== 0)(
  'what root makes belongs to the user of the folder, who could not read it otherwise',
  async () => {
    const where = temporaryFolder();
    chownSync(where, 4321, 4322);
    const storage = createSqliteStorage(where);
    await storage.contacts.list();
    for (const name of ['plinth.db', 'plinth.db-wal', 'address.key'])
      expect(statSync(join(where, name)), name).toMatchObject({ uid: 4321, gid: 4322 });
    await storage.close();
  },
);

test.skipIf(process.geteuid?.() !== 0)(
  'root gives nothing away that a link in that folder leads to',
  async () => {
    const where = temporaryFolder();
    const elsewhere = join(temporaryFolder(), 'file');
    chownSync(where, 4321, 4322);
    symlinkSync(elsewhere, join(where, 'plinth.db'));
    const storage = createSqliteStorage(where);
    await storage.contacts.list();
    expect(statSync(elsewhere)).toMatchObject({ uid: 0, gid: 0 });
    await storage.close();
  },
);

test('no address is in any file', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  for (const name of readdirSync(where)) {
    expect(readFileSync(join(where, name)).includes('203.0.113')).toBe(false);
  }
  await storage.close();
});

test('every commit is flushed', async () => {
  const pragmas: unknown[] = [];
  const onOpen = (db: DatabaseSync) =>
    pragmas.push(db.prepare('PRAGMA synchronous').get(), db.prepare('PRAGMA journal_mode').get());
  const storage = createSqliteStorage(temporaryFolder(), { onOpen });
  await storage.maintenance.check();
  expect(pragmas).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }]);
  await storage.close();
});

test('no connection stays open when the secret of the address hashes cannot be read', async () => {
  const where = temporaryFolder();
  mkdirSync(join(where, 'address.key'));
  const opened: DatabaseSync[] = [];
  const storage = createSqliteStorage(where, { onOpen: (db) => opened.push(db) });
  await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toBeInstanceOf(StorageError);
  expect(opened.map((db) => db.isOpen)).toEqual([false]);
  await storage.close();
});

test('what cannot be read fails alone, and a server that has ended leaves all in the one file', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  const newer = new DatabaseSync(join(where, 'plinth.db'));
  newer.exec("UPDATE contacts SET language = 'fr'");
  newer.close();
  await expect(storage.contacts.list()).rejects.toThrow('unknown language fr');
  expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
  await storage.close();
  expect(readdirSync(where)).not.toContain('plinth.db-wal');
});

test('a full disk refuses, loses nothing, and takes requests again when there is room', async () => {
  let db: DatabaseSync | undefined;
  const storage = createSqliteStorage(temporaryFolder(), { onOpen: (opened) => void (db = opened) });
  await storage.contacts.submit(CONTACT, OPTIONS);
  const pages = Number(db?.prepare('PRAGMA page_count').get()?.['page_count']);
  db?.exec(`PRAGMA max_page_count = ${pages}`);
  const large = { ...CONTACT, description: 'x'.repeat(5000) };
  await expect(storage.contacts.submit(large, OPTIONS)).rejects.toThrow(/disk is full/);
  await expect(storage.contacts.submit(large, OPTIONS)).rejects.toBeInstanceOf(StorageError);
  db?.exec('PRAGMA max_page_count = 100000');
  expect(await storage.contacts.submit(large, OPTIONS)).toMatchObject({ outcome: 'stored' });
  expect(await storage.contacts.list()).toHaveLength(2);
  await storage.close();
});

test('a read-only database refuses, and works again when it can be written', async () => {
  let readOnly = true;
  const storage = createSqliteStorage(temporaryFolder(), {
    onOpen: (db) => db.exec(`PRAGMA query_only = ${readOnly ? 1 : 0}`),
  });
  await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow(/readonly/);
  readOnly = false;
  expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored', id: 1 });
  await storage.close();
});

test('a lock that somebody holds is waited for, without blocking, and given up on', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where, { lockWaitMs: 150 });
  await storage.maintenance.check();
  const other = new DatabaseSync(join(where, 'plinth.db'));
  other.exec('BEGIN EXCLUSIVE');
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow(/locked/);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(2);
  const waiting = storage.contacts.submit(CONTACT, OPTIONS);
  setTimeout(() => other.exec('COMMIT'), 50);
  expect(await waiting).toMatchObject({ outcome: 'stored' });
  other.close();
  await storage.close();
});

test('a database that was replaced or removed under it is opened anew', async () => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.contacts.submit(CONTACT, OPTIONS);
  const copy = join(where, 'copy.db');
  await storage.maintenance.backup(copy);
  await storage.contacts.submit(CONTACT, OPTIONS);
  for (const name of readdirSync(where)) if (name.startsWith('plinth.db')) rmSync(join(where, name));
  renameSync(copy, join(where, 'plinth.db'));
  expect(await storage.contacts.list()).toHaveLength(1);
  rmSync(where, { recursive: true });
  expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored', id: 1 });
  await storage.close();
});

test('a copy that is put in its place under it is not spoilt by its log, which goes along with the old file', async () => {
  const [where, elsewhere] = [temporaryFolder(), temporaryFolder()];
  const [storage, other] = [createSqliteStorage(where), createSqliteStorage(where)];
  await storage.contacts.submit(CONTACT, OPTIONS);
  await other.maintenance.check();
  const [file, copy] = [join(where, 'plinth.db'), join(where, 'copy.db')];
  await storage.maintenance.backup(copy);
  await storage.contacts.submit({ ...CONTACT, name: 'Later' }, OPTIONS);
  renameSync(file, join(elsewhere, 'plinth.db'));
  renameSync(copy, file);
  await storage.contacts.submit({ ...CONTACT, name: 'New' }, OPTIONS);
  await other.contacts.submit({ ...CONTACT, name: 'Newer' }, OPTIONS);
  await Promise.all([storage.close(), other.close()]);
  const namesIn = async (folder: string) => {
    const again = createSqliteStorage(folder);
    const contacts = await again.contacts.list();
    await again.close();
    return contacts.map(({ name }) => name);
  };
  expect(await namesIn(where)).toEqual([CONTACT.name, 'New', 'Newer']);
  expect(await namesIn(elsewhere)).toEqual([CONTACT.name, 'Later']);
});

test.each([
  ['age', ({ maintenance }: Storage) => maintenance.prune(1, 'retention')],
  ['a field', ({ contacts }: Storage) => contacts.erase({ field: 'name', value: 'Spam' })],
])('while very many are erased by %s, visitors are served', async (_by, erase) => {
  const where = temporaryFolder();
  const storage = createSqliteStorage(where);
  await storage.maintenance.check();
  const db = new DatabaseSync(join(where, 'plinth.db'));
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
    INSERT INTO contacts (uid, received_at, language, variant, company_name, name, mobile, line_id, description)
    SELECT i, 0, 'en', 'cloud', '', 'spam', '', '', '' FROM n`);
  db.close();
  const ends: string[] = [];
  await Promise.all([
    erase(storage).then((count) => ends.push(`erased ${count}`)),
    storage.contacts.submit(CONTACT, OPTIONS).then(({ outcome }) => ends.push(outcome)),
  ]);
  expect(ends).toEqual(['stored', 'erased 2500']);
  expect((await storage.maintenance.audit()).map(({ count }) => count)).toEqual([1000, 1000, 500]);
  await storage.close();
});

test('a file that is no database is refused in words, and recovered from', async () => {
  const where = temporaryFolder();

  writeFileSync(join(where, 'plinth.db'), 'not a database at all '.repeat(100));
  const storage = createSqliteStorage(where);
  await expect(storage.maintenance.check()).rejects.toThrow(/file is not a database/);
  rmSync(join(where, 'plinth.db'));
  await storage.maintenance.check();
  await storage.close();
});

test('a disk that is too full for the database to be opened is told of as full', async () => {
  let room = 0;
  const onOpen = () => {
    // What SQLite says of it.
    if (room === 0) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  };
  const storage = createSqliteStorage(temporaryFolder(), { onOpen, freeBytes: () => room });
  await expect(storage.maintenance.check()).rejects.toThrow('the disk is full');
  // With what to do: nothing of what an owner would try works.
  const { contacts, maintenance } = storage;
  for (const attempt of [() => contacts.list(), () => contacts.erase({ id: 1 }), () => maintenance.audit()])
    await expect(attempt()).rejects.toThrow('the disk is full: make room on it');
  room = 10_000_000;
  await storage.maintenance.check();
  await storage.close();
});

test('a database of a newer release is left alone', async () => {
  const where = temporaryFolder();
  const db = new DatabaseSync(join(where, 'plinth.db'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  const storage = createSqliteStorage(where);
  await expect(storage.maintenance.check()).rejects.toThrow('newer release');
});

test('a database of the release before this one is brought up to date with what is in it', async () => {
  const where = temporaryFolder();
  const db = new DatabaseSync(join(where, 'plinth.db'));
  db.exec(MIGRATIONS[0] ?? '');
  db.exec(`PRAGMA user_version = 1;
    INSERT INTO contacts VALUES (7, 1767225600000, 'en', 'cloud', 'Company', 'Name', '1', '', 'text', NULL),
                                (9, 1767225600000, 'en', 'cloud', 'Company', 'Name', '1', '', 'text', NULL);
    INSERT INTO outbox (contact_id, channel, attempts, due_at) VALUES (7, 'webhook', 3, 0)`);
  db.close();
  const storage = createSqliteStorage(where);
  const stored = await storage.contacts.list();
  expect(stored.map(({ id, suspected }) => [id, suspected])).toEqual([
    [7, false],
    [9, false],
  ]);
  expect(new Set(stored.map(({ uid }) => uid)).size).toBe(2);
  expect(await storage.outbox.take('webhook', 'cloud', 1000)).toMatchObject({
    attempt: 4,
    contact: { id: 7 },
  });
  await storage.close();
});
