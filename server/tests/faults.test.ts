import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSqliteStorage } from '../storage/index.ts';
import { eventually } from './support/eventually.ts';
import { gatedStorage } from './support/gatedStorage.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';
import { temporaryFolder, write } from './support/files.ts';

/** Posts while the storage fails, and again after it was mended. */
async function expectRecovery(
  server: Awaited<ReturnType<typeof startTestServer>>,
  reason: RegExp,
  mend: () => void,
) {
  const refused = await server.post(GOOD_PAYLOAD);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ isError: true, message: 'Please try again later (en)' });
  const logged = server.log.find(({ outcome }) => outcome === 'unavailable');
  expect(logged).toMatchObject({ level: 50, reason: expect.stringMatching(reason) });
  expect(JSON.stringify(server.log)).not.toContain(GOOD_PAYLOAD.name);
  expect((await server.get('/main/en/index')).status).toBe(200);
  mend();
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  expect(await server.stored()).toHaveLength(1);
  expect((await server.get('/readyz')).status).toBe(200);
}

test('a full disk', async () => {
  const dataDir = temporaryFolder();
  let db: DatabaseSync | undefined;
  let room = 10_000_000;
  const storage = createSqliteStorage(dataDir, {
    onOpen: (opened) => void (db = opened),
    freeBytes: () => room,
  });
  const server = await startTestServer({ dataDir }, { storage });
  const pages = Number(db?.prepare('PRAGMA page_count').get()?.['page_count']);
  // The free page that the schema leaves is taken first, so that the request itself finds the disk full.
  db?.exec(`PRAGMA max_page_count = ${pages}`);
  room = 4096;
  expect((await server.get('/readyz')).status).toBe(503);
  const long = { ...GOOD_PAYLOAD, description: 'x'.repeat(5000) };
  expect((await server.post(long)).status).toBe(503);
  expect(await server.stored()).toEqual([]);
  db?.exec('PRAGMA max_page_count = 100000');
  room = 10_000_000;
  expect((await server.post(long)).status).toBe(200);
  expect((await server.get('/readyz')).status).toBe(200);
  expect(server.log.find(({ outcome }) => outcome === 'unavailable')).toMatchObject({
    reason: expect.stringMatching(/disk is full/),
  });
});

test('a folder without a database, or with an empty file, is told of: it may be the wrong one, or its disk not be mounted', async () => {
  const { log, settings } = await startTestServer();
  const { dataDir } = settings;
  const line = { level: 30, event: 'storage', outcome: 'new database', folder: dataDir };
  expect(log).toContainEqual(expect.objectContaining(line));
  const again = await startTestServer({ dataDir });
  expect(again.log.filter(({ event }) => event === 'storage')).toEqual([]);
  // As a restore leaves it for which there is no room.
  const emptied = temporaryFolder();
  write(join(emptied, 'plinth.db'), '');
  const restored = await startTestServer({ dataDir: emptied });
  expect(restored.log).toContainEqual(expect.objectContaining({ ...line, folder: emptied }));
});

test('a database that is gone while the server runs is an alert: what comes then is kept elsewhere', async () => {
  const server = await startTestServer();
  const { dataDir } = server.settings;
  const told = () => server.log.filter(({ outcome }) => outcome === 'new database');
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  expect(told()).toHaveLength(1);
  // As where its disk is not mounted any more.
  rmSync(dataDir, { recursive: true });
  expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  expect(told().slice(1)).toMatchObject([{ level: 50, event: 'storage', folder: dataDir }]);
});

test('a read-only disk', async () => {
  const dataDir = temporaryFolder();
  let readOnly = true;
  const onOpen = (db: DatabaseSync) => db.exec(`PRAGMA query_only = ${readOnly ? 1 : 0}`);
  const server = await startTestServer({ dataDir }, { storage: createSqliteStorage(dataDir, { onOpen }) });
  expect((await server.get('/readyz')).status).toBe(503);
  expect((await server.get('/healthz')).status).toBe(200);
  await expectRecovery(server, /readonly database/, () => (readOnly = false));
});

test('a locked database', async () => {
  const dataDir = temporaryFolder();
  const server = await startTestServer(
    { dataDir },
    { storage: createSqliteStorage(dataDir, { lockWaitMs: 100 }) },
  );
  const other = new DatabaseSync(join(dataDir, 'plinth.db'));
  other.exec('BEGIN EXCLUSIVE');
  await expectRecovery(server, /database is locked/, () => other.exec('COMMIT'));
  other.close();
});

test('while a lock is waited for, pages are served', async () => {
  const server = await startTestServer();
  await server.post(GOOD_PAYLOAD);
  const other = new DatabaseSync(join(server.settings.dataDir, 'plinth.db'));
  other.exec('BEGIN EXCLUSIVE');
  const waiting = server.post(GOOD_PAYLOAD);
  for (let page = 0; page < 5; page += 1) expect((await server.get('/main/en/index')).status).toBe(200);
  other.exec('COMMIT');
  other.close();
  expect((await waiting).status).toBe(200);
});

test('while the disk stands still, pages are served, and who waits is stored when it goes on', async () => {
  const dataDir = temporaryFolder();
  const gated = gatedStorage(dataDir);
  const server = await startTestServer({ dataDir }, { storage: gated.open() });
  gated.shut();
  const waiting = server.post(GOOD_PAYLOAD);
  await gated.flushing();
  for (let page = 0; page < 5; page += 1) {
    expect((await server.get('/main/en/index')).status).toBe(200);
    expect((await server.get('/server/View/GetServiceMenu?langCode=en')).status).toBe(200);
  }
  gated.release();
  expect((await waiting).status).toBe(200);
  expect(await server.stored()).toHaveLength(1);
});

test('who waits too long for the disk is told to try again, and a second try is stored once', async () => {
  const dataDir = temporaryFolder();
  const gated = gatedStorage(dataDir);
  const storage = gated.open({ submitWaitMs: 200, checkWaitMs: 200 });
  const server = await startTestServer({ dataDir }, { storage });
  await eventually(() => storage.maintenance.check());
  gated.shut();
  const headers = { 'idempotency-key': 'one-submit-0001' };
  const refused = await server.post(GOOD_PAYLOAD, headers);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ isError: true, message: 'Please try again later (en)' });
  expect((await server.get('/readyz')).status).toBe(503);
  gated.release();
  await eventually(async () => expect((await server.post(GOOD_PAYLOAD, headers)).status).toBe(200));
  expect(await server.stored()).toHaveLength(1);
});
