import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStorage } from '../storage/index.ts';
import { GOOD_PAYLOAD, startTestServer } from '../tests/support/server.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import { runContacts } from './cli.ts';

/** The steps of docs/contact-requests.md, 'Backup, and back again'. */
test('a backup that was made while the server ran is restored as the page for owners says', async () => {
  const settings = { dataDir: join(temporaryFolder(), 'data'), databaseUrl: undefined };
  const { dataDir } = settings;
  // Nobody listens there, so all notifications stay in the outbox.
  const webhookUrl = 'http://127.0.0.1:9/';
  const first = await startTestServer({ dataDir, webhookUrl });
  const key = { 'idempotency-key': 'one-submit-0001' };
  expect((await first.post(GOOD_PAYLOAD, key)).status).toBe(200);
  const copy = join(temporaryFolder(), 'plinth.db');
  const words = { out: () => undefined, error: () => undefined };
  expect(await runContacts(['backup', copy], settings, words)).toBe(0);
  const storedBefore = await first.stored();
  expect((await first.post({ ...GOOD_PAYLOAD, name: 'Later' })).status).toBe(200);
  await first.close();

  for (const side of ['plinth.db-wal', 'plinth.db-shm', 'address.key'])
    rmSync(join(dataDir, side), { force: true });
  copyFileSync(copy, join(dataDir, 'plinth.db'));
  const second = await startTestServer({ dataDir, webhookUrl });
  expect(await second.stored()).toEqual(storedBefore);
  // The visitor's repeated request is recognised, and the outbox is as it was.
  expect((await second.post(GOOD_PAYLOAD, key)).status).toBe(200);
  expect((await second.post({ ...GOOD_PAYLOAD, name: 'New' })).status).toBe(200);
  expect((await second.stored()).map(({ name }) => name)).toEqual([GOOD_PAYLOAD.name, 'New']);
  const storage = openStorage(settings);
  expect((await storage.outbox.list()).map(({ contactId }) => contactId)).toContain(storedBefore[0]?.id);
  await storage.close();
});
