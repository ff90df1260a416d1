import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createSqliteStorage } from '@plinth/server/storage';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, it } from 'vitest';

it('is a command that looks into the database of DATA_DIR', async () => {
  const dataDir = temporaryFolder();
  const storage = createSqliteStorage(dataDir);
  const words = { companyName: 'Ling Foods', name: 'Ada Lin', mobile: '1', lineId: '', description: '2' };
  await storage.contacts.submit(
    { ...words, language: 'en', variant: 'cloud', suspected: false },
    { submitKey: undefined, address: '203.0.113.1', ratePerMinute: 0, channels: [] },
  );
  await storage.close();
  const said = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'contacts.ts'), 'export', '--format', 'json'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  );
  expect(JSON.parse(said)).toMatchObject([words]);
});
