import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as Sqlite from 'node:sqlite';
import { backup, DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { copyDatabase } from './copy.ts';

vi.mock('node:sqlite', async (original) => {
  const sqlite = await original<typeof Sqlite>();
  return { ...sqlite, backup: vi.fn(sqlite.backup) };
});

test('a copy has its name when it is whole: one that is cut off passes for none, and hinders no other', async () => {
  using db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE words (word TEXT)');
  const where = temporaryFolder();
  const copied = copyDatabase(db, join(where, 'copy.db'));
  expect(readdirSync(where).filter((name) => !/^copy\.db\.\w+\.part/.test(name))).toEqual([]);
  await copied;
  expect(readdirSync(where)).toEqual(['copy.db']);
});

test('a copy that finds no room on its disk says whose disk it is, and leaves nothing', async () => {
  using db = new DatabaseSync(':memory:');
  const where = temporaryFolder();
  vi.mocked(backup).mockRejectedValueOnce(
    Object.assign(new Error('database or disk is full'), { errcode: 13 }),
  );
  const file = join(where, 'copy.db');
  await expect(copyDatabase(db, file)).rejects.toThrow(`${file} cannot be written: its disk is full`);
  expect(readdirSync(where)).toEqual([]);
});

test('a copy into a folder that is not there names the file that was asked for', async () => {
  using db = new DatabaseSync(':memory:');
  const file = join(temporaryFolder(), 'missing', 'copy.db');
  await expect(copyDatabase(db, file)).rejects.toThrow(
    `${file} cannot be written: ENOENT: no such file or directory, open '${file}'`,
  );
});
