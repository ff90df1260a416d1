import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { cutProxy } from '../../tests/support/cutProxy.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { runOn, startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { describeStorage, type StoragePlace } from '../suite.ts';
import { CONTACT, OPTIONS } from '../suite/place.ts';
import type { SubmitResult } from '../types.ts';
import { migrate, NEEDED_VERSION, schemaState } from './migrations.ts';
import { type ConnectionOptions, type Connections, createConnections } from './pool.ts';
import { addressSecret } from './secret.ts';
import { createPostgresStorage } from './storage.ts';
import { submitInTransaction } from './submit.ts';

const TABLES = 'contacts, outbox, counted_addresses, recent_attempts, audit';

let postgres: TestPostgres;
beforeAll(async () => {
  // What is tested here does not outlive the machine.
  postgres = await startPostgres(['-c', 'fsync=off']);
});
afterAll(() => postgres.end());

function connectionsTo(url: string, options?: ConnectionOptions): Connections {
  const connections = createConnections(url, options);
  onTestFinished(() => connections.close());
  return connections;
}

/** A database that is up to date. */
async function migrated(): Promise<string> {
  const url = await postgres.createDatabase();
  const connections = createConnections(url);
  await migrate(connections);
  await connections.close();
  return url;
}

/** The database, emptied for one test. */
async function place(url: string): Promise<StoragePlace> {
  await runOn(url, `TRUNCATE ${TABLES} RESTART IDENTITY`);
  return {
    open() {
      // How long a busy machine takes is no finding; what gives up is tried below.
      const storage = createPostgresStorage(url, { retryMs: 60_000 });
      onTestFinished(() => storage.close());
      return storage;
    },
    // Its clock is the server's: what is stored moves into the past instead.
    pass(ms) {
      const past = (table: string, column: string) =>
        `UPDATE ${table} SET ${column} = ${column} - ${ms} * interval '1 millisecond'`;
      return runOn(
        url,
        past('contacts', 'received_at'),
        past('outbox', 'due_at'),
        past('recent_attempts', 'at'),
        past('counted_addresses', 'at'),
        past('audit', 'at'),
      );
    },
  };
}

describe('as PostgreSQL is', () => {
  let url: string;
  beforeAll(async () => {
    url = await migrated();
  });
  describeStorage(() => place(url));
});

// What distributed engines of the same protocol do by default: who was in the way of others is undone and begins again.
describe('with every transaction serializable', () => {
  let url: string;
  beforeAll(async () => {
    url = await migrated();
    const name = new URL(url).pathname.slice(1);
    await runOn(url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
  });
  describeStorage(() => place(url));
});

describe('a connection that is cut', () => {
  let url: string;
  beforeAll(async () => {
    url = await migrated();
  });

  for (const side of ['before', 'after'] as const) {
    test(`at each step, ${side} the server hears it: a request with a key is stored once`, async () => {
      await place(url);
      const proxy = await cutProxy(url);
      const options = { ...OPTIONS, ratePerMinute: 1000, channels: ['webhook'] } as const;
      let cuts = 0;
      for (let message = 1; ; message += 1) {
        // A storage of its own for each, so that each begins with the first message of a connection.
        const storage = createPostgresStorage(proxy.url);
        proxy.arm({ message, side });
        const result = await storage.contacts.submit(CONTACT, {
          ...options,
          submitKey: `${side} ${message}`,
        });
        await storage.close();
        expect(['stored', 'known']).toContain(result.outcome);
        if (!proxy.wasCut()) break;
        cuts += 1;
      }
      const storage = createPostgresStorage(url);
      expect(await storage.contacts.list()).toHaveLength(cuts + 1);
      expect(await storage.outbox.list()).toHaveLength(cuts + 1);
      await storage.close();
      // The greeting, the password's two, the beginning, what is asked and written, the end.
      expect(cuts).toBeGreaterThanOrEqual(10);
    });
  }

  test('while nobody knows whether it was stored: one without a key is not stored a second time', async () => {
    await place(url);
    const proxy = await cutProxy(url);
    const refusals: number[] = [];
    let tries = 0;
    for (let message = 1; ; message += 1) {
      const storage = createPostgresStorage(proxy.url);
      proxy.arm({ message, side: 'after' });
      tries += 1;
      await storage.contacts.submit(CONTACT, OPTIONS).catch(() => refusals.push(message));
      await storage.close();
      if (!proxy.wasCut()) break;
    }
    const storage = createPostgresStorage(url);
    // Refused was only the one whose end was cut off; it is stored, as the visitor's next try with a key would find.
    expect(refusals).toHaveLength(1);
    expect(await storage.contacts.list()).toHaveLength(tries);
    await storage.close();
  });
});

describe('migrations', () => {
  test('make the tables once, whoever begins first', async () => {
    const url = await postgres.createDatabase();
    // So many that some make the first table at the same moment.
    const first = connectionsTo(url);
    const connections = [first, ...Array.from({ length: 19 }, () => connectionsTo(url))];
    expect(await schemaState(first)).toBe('empty');
    const results = await Promise.all(connections.map((each) => migrate(each)));
    expect(new Set(results.map(({ to }) => to))).toEqual(new Set([NEEDED_VERSION]));
    expect(await schemaState(first)).toBe('ready');
    expect(await migrate(first)).toEqual({ from: NEEDED_VERSION, to: NEEDED_VERSION });
  });

  test('go on where they were cut off', async () => {
    const url = await migrated();
    // As an engine that does not undo tables with their transaction leaves it.
    await runOn(url, 'DROP TABLE audit', 'UPDATE schema_version SET version = 0');
    const connections = connectionsTo(url);
    expect(await migrate(connections)).toEqual({ from: 0, to: NEEDED_VERSION });
    const storage = createPostgresStorage(url);
    expect(await storage.maintenance.audit()).toEqual([]);
    await storage.close();
  });

  test('leave a newer database as it is, which this release goes on using', async () => {
    const url = await migrated();
    await runOn(
      url,
      'ALTER TABLE contacts ADD COLUMN added_later text',
      `UPDATE schema_version SET version = ${NEEDED_VERSION + 1}`,
    );
    const connections = connectionsTo(url);
    expect(await migrate(connections)).toEqual({ from: NEEDED_VERSION + 1, to: NEEDED_VERSION + 1 });
    const storage = createPostgresStorage(url);
    await storage.maintenance.check();
    expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });
});

describe('a database that does not work', () => {
  test('one that is away is an error soon, and works again by itself', async () => {
    const url = await migrated();
    const proxy = await cutProxy(url);
    const away = new URL(url);
    away.port = '9';
    const storage = createPostgresStorage(away.href, { retryMs: 0 });
    await expect(storage.maintenance.check()).rejects.toThrow(
      'the contact database of DATABASE_URL does not work',
    );
    await storage.close();
    const back = createPostgresStorage(proxy.url);
    await back.maintenance.check();
    await back.close();
  });

  test('one without tables says what to do', async () => {
    const storage = createPostgresStorage(await postgres.createDatabase());
    await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow('npm run migrate');
    await storage.close();
  });

  test('one that only reads is not ready, and its connections are not kept for when another one writes', async () => {
    const url = await migrated();
    const name = new URL(url).pathname.slice(1);
    await runOn(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const storage = createPostgresStorage(url, { retryMs: 0 });
    await expect(storage.maintenance.check()).rejects.toThrow('read-only');
    // New connections may write, as after a failover to another machine.
    await runOn(
      url,
      'SET default_transaction_read_only = off',
      `ALTER DATABASE ${name} RESET default_transaction_read_only`,
    );
    expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });

  test.each([
    ['off', 'local'],
    ['remote_apply', 'remote_apply'],
  ])('one that commits with synchronous_commit = %s does so for us with %s', async (theirs, ours) => {
    const url = await migrated();
    await runOn(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = ${theirs}`);
    const [row] = await connectionsTo(url).transact((query) => query('SHOW synchronous_commit'));
    expect(row).toEqual({ synchronous_commit: ours });
  });

  test('what a machine holds that went away without a word is let go', async () => {
    const url = await migrated();
    // Less than what the other one waits for the lock.
    const gone = createConnections(url, { statementMs: 1_500, retryMs: 0 });
    const options = { ...OPTIONS, submitKey: 'sent again elsewhere' };
    const silence = Promise.withResolvers<void>();
    const holding = Promise.withResolvers<void>();
    onTestFinished(() => {
      silence.resolve();
      return gone.close();
    });
    const cut = gone.transact(async (query) => {
      await submitInTransaction(query, Buffer.alloc(32), CONTACT, options);
      holding.resolve();
      await silence.promise;
    });
    await Promise.race([holding.promise, cut]);
    const storage = createPostgresStorage(url);
    expect(await storage.contacts.submit(CONTACT, options)).toMatchObject({ outcome: 'stored' });
    silence.resolve();
    await expect(cut).rejects.toThrow('the contact database of DATABASE_URL does not work');
    await storage.close();
  });

  test('a repetition beside its first try is known, also where that one was the last of the minute', async () => {
    const url = await migrated();
    const first = connectionsTo(url);
    const options = { ...OPTIONS, submitKey: 'twice at once', ratePerMinute: 1 };
    const storage = createPostgresStorage(url);
    let second: Promise<SubmitResult> | undefined;
    await first.transact(async (query) => {
      await submitInTransaction(query, addressSecret(url), CONTACT, options);
      second = storage.contacts.submit(CONTACT, options);
      await eventually(async () =>
        expect(await query('SELECT FROM pg_locks WHERE NOT granted')).toHaveLength(1),
      );
    });
    expect(await second).toMatchObject({ outcome: 'known' });
    await storage.close();
  });

  test('a lock that somebody holds is waited for, not for ever', async () => {
    const url = await migrated();
    const holder = connectionsTo(url, { statementMs: 60_000 });
    const storage = createPostgresStorage(url, { retryMs: 0 });
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let locked = () => undefined as void;
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const holding = holder.transact(async (query) => {
      await query('LOCK TABLE contacts IN ACCESS EXCLUSIVE MODE');
      locked();
      await held;
    });
    await isLocked;
    await expect(storage.contacts.submit(CONTACT, OPTIONS)).rejects.toThrow('lock timeout');
    letGo();
    await holding;
    expect(await storage.contacts.submit(CONTACT, OPTIONS)).toMatchObject({ outcome: 'stored' });
    await storage.close();
  });
});
