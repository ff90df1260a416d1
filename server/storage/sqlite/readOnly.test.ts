import type * as Sqlite from 'node:sqlite';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { CONTACT, OPTIONS } from '../suite/place.ts';
import { createSqliteStorage } from './storage.ts';

/** SQLite opens for reading what it may not write, and says nothing of it. */
const disk = vi.hoisted(() => ({ readOnly: false }));
vi.mock('node:sqlite', async (original) => {
  const sqlite = await original<typeof Sqlite>();
  class DatabaseSync extends sqlite.DatabaseSync {
    constructor(path: string, options: Sqlite.DatabaseSyncOptions) {
      super(path, { ...options, readOnly: disk.readOnly });
    }
  }
  return { ...sqlite, DatabaseSync };
});

test('a disk that can be read only is told of, what it holds can be taken away, and it may be well again', async () => {
  const where = temporaryFolder();
  const before = createSqliteStorage(where);
  await before.contacts.submit(CONTACT, OPTIONS);
  await before.close();
  disk.readOnly = true;
  const storage = createSqliteStorage(where);
  await expect(storage.maintenance.check()).rejects.toThrow('readonly database');
  const elsewhere = temporaryFolder();
  await storage.maintenance.backup(join(elsewhere, 'plinth.db'));
  disk.readOnly = false;
  await storage.maintenance.check();
  await storage.close();
  const copy = createSqliteStorage(elsewhere);
  expect(await copy.contacts.list()).toHaveLength(1);
  await copy.close();
});
