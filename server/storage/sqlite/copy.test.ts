import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/files.ts';
import { copyDatabase } from './copy.ts';

test('a copy has its name when it is whole: one that is cut off passes for none, and hinders no other', async () => {
  using db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE words (word TEXT)');
  const where = temporaryFolder();
  const copied = copyDatabase(db, join(where, 'copy.db'));
  expect(readdirSync(where).filter((name) => !/^copy\.db\.\w+\.part/.test(name))).toEqual([]);
  await copied;
  expect(readdirSync(where)).toEqual(['copy.db']);
});
