import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runContacts } from '../contacts/cli.ts';
import { migrate } from '../migrate.ts';
import { createSqliteStorage } from '../storage/index.ts';
import { CONTACT, OPTIONS } from '../storage/suite/place.ts';
import { runOn, startPostgres, type TestPostgres } from './support/postgres.ts';
import { spawnServer } from './support/process.ts';
import { GOOD_PAYLOAD, startTestServer } from './support/server.ts';
import { temporaryFolder } from './support/files.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

/** Runs a command the way npm does, and gives all that it says. */
async function say(
  run: (write: { out: (text: string) => void; error: (text: string) => void }) => Promise<number>,
) {
  let [out, error] = ['', ''];
  const code = await run({ out: (text) => (out += text), error: (text) => (error += text) });
  return { code, out, error };
}

const contacts = (settings: { dataDir?: string; databaseUrl?: string }, ...args: string[]) =>
  say((write) => runContacts(args, { dataDir: '/nowhere', databaseUrl: undefined, ...settings }, write));

describe('a server with DATABASE_URL', () => {
  test('makes the tables of an empty database, stores there and nowhere else, and knows a repetition', async () => {
    const databaseUrl = await postgres.createDatabase();
    const server = await startTestServer({ databaseUrl });
    const key = { 'idempotency-key': 'the-same-submit-twice-0001' };
    expect((await server.post(GOOD_PAYLOAD, key)).status).toBe(200);
    expect((await server.post(GOOD_PAYLOAD, key)).status).toBe(200);
    const listed = await contacts({ databaseUrl }, 'export', '--format', 'json');
    expect(JSON.parse(listed.out)).toEqual([
      { ...GOOD_PAYLOAD, id: 1, receivedAt: expect.any(String), language: 'en', variant: 'cloud' },
    ]);
    expect(await contacts({ databaseUrl }, 'delete', '1')).toMatchObject({
      code: 0,
      out: 'Erased request 1.\n',
    });
    expect(await contacts({ databaseUrl }, 'list')).toMatchObject({ code: 0, out: 'No contact requests.\n' });
    expect((await contacts({ databaseUrl }, 'audit')).out).toContain('by id');
    expect(await contacts({ databaseUrl }, 'backup', 'copy.db')).toMatchObject({
      code: 1,
      error: expect.stringContaining('pg_dump'),
    });
  });

  test('two servers share the limit', async () => {
    const databaseUrl = await postgres.createDatabase();
    const settings = { databaseUrl, contactRatePerMinute: 2 };
    const servers = [await startTestServer(settings), await startTestServer(settings)];
    const statuses: number[] = [];
    for (const server of [...servers, ...servers]) statuses.push((await server.post(GOOD_PAYLOAD)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test('serves pages while the database is away, says so, and stores again when it is back', async () => {
    if (postgres.power === undefined) return;
    const databaseUrl = await postgres.createDatabase();
    const server = await startTestServer({ databaseUrl });
    await postgres.power.stop();
    expect((await server.get('/main/en/index')).status).toBe(200);
    const refused = await server.post(GOOD_PAYLOAD);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ isError: true });
    // The pages of every machine would be gone with it, if this one said that it could not serve.
    const ready = await server.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', contacts: 'unavailable' }]);
    await postgres.power.start();
    expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
    expect(await (await server.get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('starts while an empty database is away, and makes its tables once it has come', async () => {
    if (postgres.power === undefined) return;
    const databaseUrl = await postgres.createDatabase();
    await postgres.power.stop();
    const server = await startTestServer({ databaseUrl });
    expect((await server.get('/main/en/index')).status).toBe(200);
    expect((await server.post(GOOD_PAYLOAD)).status).toBe(503);
    await postgres.power.start();
    await expect
      .poll(async () => (await server.get('/readyz')).json(), { timeout: 30_000 })
      .toEqual({ status: 'ok' });
    expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
  });

  test('ends in one line where the address is wrong or the database is too old', async () => {
    const databaseUrl = await postgres.createDatabase();
    const wrong = new URL(databaseUrl);
    wrong.pathname = '/nobody_made_this';
    const missing = await spawnServer({ DATABASE_URL: wrong.href });
    expect(await missing.ended).toEqual([1, null]);
    expect(missing.errors()).toMatch(/^DATABASE_URL cannot be used: .*nobody_made_this.*\n$/);

    const certificate = `${databaseUrl}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
    const unread = await spawnServer({ DATABASE_URL: certificate });
    expect(await unread.ended).toEqual([1, null]);
    expect(unread.errors()).toMatch(/^DATABASE_URL cannot be used: .*'\/nowhere\/ca\.pem'\n$/);
    expect(await contacts({ databaseUrl: certificate }, 'list')).toEqual({
      code: 1,
      out: '',
      error: unread.errors(),
    });

    expect(await say((write) => migrate({ dataDir: '/nowhere', databaseUrl }, write))).toMatchObject({
      code: 0,
    });
    await runOn(
      databaseUrl,
      'ALTER TABLE schema_version DROP COLUMN version',
      'ALTER TABLE schema_version ADD COLUMN version numeric NOT NULL DEFAULT 0.5',
    );
    const old = await spawnServer({ DATABASE_URL: databaseUrl });
    expect(await old.ended).toEqual([1, null]);
    expect(old.errors()).toBe(`the database of DATABASE_URL is of an older release: run 'npm run migrate'\n`);

    // Since PostgreSQL 15 only who owns a database may make tables in it, whatever else is granted.
    const guest = new URL(await postgres.createDatabase());
    const role = `${guest.pathname.slice(1)}_guest`;
    await runOn(databaseUrl, `CREATE ROLE ${role} LOGIN PASSWORD 'guest'`);
    [guest.username, guest.password] = [role, 'guest'];
    const denied = await spawnServer({ DATABASE_URL: guest.href });
    expect(await denied.ended).toEqual([1, null]);
    expect(denied.errors()).toBe('DATABASE_URL cannot be used: permission denied for schema public\n');

    const elsewhere = `${await postgres.createDatabase()}?options=-c%20search_path%3Dnowhere`;
    const lost = await spawnServer({ DATABASE_URL: elsewhere });
    expect(await lost.ended).toEqual([1, null]);
    expect(lost.errors()).toBe('DATABASE_URL cannot be used: no schema has been selected to create in\n');

    // As a cluster makes them by itself where the machine's language has an older encoding.
    const latin = new URL(databaseUrl);
    latin.pathname += '_latin';
    await runOn(
      databaseUrl,
      `CREATE DATABASE ${latin.pathname.slice(1)} TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'`,
    );
    const unwritable = await spawnServer({ DATABASE_URL: latin.href });
    expect(await unwritable.ended).toEqual([1, null]);
    expect(unwritable.errors()).toBe(
      `the database of DATABASE_URL is in LATIN1: make one with ENCODING 'UTF8'\n`,
    );
    const cannot = (name: string) => ({
      code: 1,
      out: '',
      error: `the database of ${name} is in LATIN1: make one with ENCODING 'UTF8'\n`,
    });
    const dataDir = temporaryFolder();
    await createSqliteStorage(dataDir).maintenance.check();
    expect(await contacts({ dataDir }, 'copy', '--to', latin.href)).toEqual(cannot('--to'));
    expect(await say((write) => migrate({ dataDir, databaseUrl: latin.href }, write))).toEqual(
      cannot('DATABASE_URL'),
    );
    expect((await spawnServer({ DATABASE_URL: 'mysql://x/y' })).errors()).not.toContain('mysql://x/y');
  });
});

describe('npm run migrate', () => {
  test('brings an empty database up to date, and then has nothing to do', async () => {
    const databaseUrl = await postgres.createDatabase();
    const run = () => say((write) => migrate({ dataDir: '/nowhere', databaseUrl }, write));
    expect(await run()).toEqual({ code: 0, out: 'Brought the database from version 0 to 1.\n', error: '' });
    expect(await run()).toEqual({ code: 0, out: 'The database is up to date.\n', error: '' });
  });

  test('makes the SQLite database where no other is named, and says in one line what is wrong', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const run = () => say((write) => migrate({ dataDir, databaseUrl: undefined }, write));
    expect(await run()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^There was no database in .*up to date/),
    });
    expect(await run()).toMatchObject({ code: 0, out: `The database in ${dataDir} is up to date.\n` });
    const wrong = new URL(await postgres.createDatabase());
    // A server that trusts everybody does not mind the password, but has no such database either.
    wrong.password = 'not-this-one';
    wrong.pathname = '/nobody_made_this';
    const refused = await say((write) => migrate({ dataDir, databaseUrl: wrong.href }, write));
    expect(refused).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^DATABASE_URL cannot be used: .*\n$/),
    });
    expect(refused.error).not.toContain('not-this-one');
  });
});

describe('contacts -- copy', () => {
  test('moves an owner: ids, keys, what is still to be told, the audit log; again without doubling', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const sqlite = createSqliteStorage(dataDir);
    const submit = (name: string, submitKey?: string) =>
      sqlite.contacts.submit({ ...CONTACT, name }, { ...OPTIONS, submitKey, channels: ['webhook'] });
    for (let index = 1; index <= 450; index += 1) await submit(`visitor ${index}`, `key-${index}`);
    await sqlite.contacts.erase({ id: 7 });
    const told = await sqlite.outbox.take('webhook', 'cloud', 60_000);
    if (told) await sqlite.outbox.settle(told.lease, { end: 'told' });

    const databaseUrl = await postgres.createDatabase();
    const copy = () => contacts({ dataDir }, 'copy', '--to', databaseUrl);
    expect(await copy()).toEqual({
      code: 0,
      out: 'Copied 449 requests; the new database has everything, 449 requests in all.\n',
      error: '',
    });
    expect((await copy()).out).toBe(
      'Copied 0 requests; the new database has everything, 449 requests in all.\n',
    );
    await submit('visitor 451');
    expect((await copy()).out).toBe(
      'Copied 1 request; the new database has everything, 450 requests in all.\n',
    );
    await sqlite.close();

    const exported = async (settings: Parameters<typeof contacts>[0]) =>
      (await contacts(settings, 'export', '--format', 'json')).out;
    expect(await exported({ databaseUrl })).toBe(await exported({ dataDir }));
    const outbox = await contacts({ databaseUrl }, 'outbox');
    expect(outbox.out.trim().split('\n')).toHaveLength(450);
    expect((await contacts({ databaseUrl }, 'audit')).out).toContain('by id');

    const server = await startTestServer({ databaseUrl });
    expect((await server.post(GOOD_PAYLOAD)).status).toBe(200);
    const ids: { id: number }[] = JSON.parse(await exported({ databaseUrl }));
    expect(ids.at(-1)?.id).toBeGreaterThan(451);
  });

  test('begun while servers store there already: nobody loses a request', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const sqlite = createSqliteStorage(dataDir);
    await sqlite.contacts.submit({ ...CONTACT, name: 'old' }, { ...OPTIONS, submitKey: 'both' });
    await sqlite.contacts.submit({ ...CONTACT, name: 'older' }, OPTIONS);
    await sqlite.close();
    const databaseUrl = await postgres.createDatabase();
    const server = await startTestServer({ databaseUrl });
    await server.post({ ...GOOD_PAYLOAD, name: 'new' });
    expect(await contacts({ dataDir }, 'copy', '--to', databaseUrl)).toMatchObject({ code: 0 });
    const all: { name: string }[] = JSON.parse(
      (await contacts({ databaseUrl }, 'export', '--format', 'json')).out,
    );
    expect(all.map(({ name }) => name).toSorted()).toEqual(['new', 'old', 'older']);
  });

  test('refuses what it cannot do, in words', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await createSqliteStorage(dataDir).maintenance.check();
    expect(await contacts({ dataDir }, 'copy', '--to', 'mysql://x')).toMatchObject({ code: 2 });
    const url = await postgres.createDatabase();
    for (const wrong of [`${url}_of_nobody`, `${url}?sslrootcert=/nowhere/ca.pem`])
      expect(await contacts({ dataDir }, 'copy', '--to', wrong)).toMatchObject({
        code: 1,
        error: expect.stringMatching(/^--to cannot be used: .*\n$/),
      });
    expect(await contacts({ dataDir, databaseUrl: url }, 'copy', '--to', url)).toMatchObject({
      code: 1,
      error: expect.stringContaining('without DATABASE_URL'),
    });
  });
});
