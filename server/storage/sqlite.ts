import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { backup, type DatabaseSync } from 'node:sqlite';
import { createBatcher } from './batch.ts';
import { type Connection, connect } from './connection.ts';
import { isBusy, leavesConnectionGood, toStorageError } from './errors.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { submitInTransaction } from './submit.ts';
import { type NewContact, type Storage, StorageError, type SubmitOptions } from './types.ts';

/** How long, in milliseconds, a call waits for a lock that somebody else holds, and how often it asks. */
const LOCK_WAIT_MS = 3000;
const LOCK_RETRY_MS = 20;

/** What tests set. */
export interface SqliteOptions {
  /** Gives the time in milliseconds since 1970. */
  readonly now?: () => number;
  readonly lockWaitMs?: number;
  /** Is given each connection before it is used. */
  readonly onOpen?: (db: DatabaseSync) => void;
}

interface Submit {
  readonly contact: NewContact;
  readonly submitOptions: SubmitOptions;
}

type Session = Connection & { readonly statements: Statements };

/**
 * The storage in a SQLite database below `dataDir`. The database is opened at the first use, and again when its file
 * was replaced or the connection broke, so that the server outlives a disk that was full, read-only or away.
 */
export function createSqliteStorage(dataDir: string, options: SqliteOptions = {}): Storage {
  const { now = Date.now, lockWaitMs = LOCK_WAIT_MS, onOpen = () => undefined } = options;
  let session: Session | undefined;

  const disconnect = () => {
    const old = session;
    session = undefined;
    if (old?.db.isOpen) old.db.close();
  };
  /** Undoes what is open; a connection that cannot do even that is of no use any more. */
  const rolledBack = (): boolean => {
    try {
      if (session?.db.isTransaction) session.db.exec('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  };
  const open = (): Session => {
    if (session !== undefined && !session.isCurrent()) disconnect();
    if (session === undefined) {
      const connection = connect(dataDir, onOpen);
      session = { ...connection, statements: prepareStatements(connection.db) };
    }
    return session;
  };

  /** Runs `work`, again and again while somebody else holds the lock; in between other requests are served. */
  const use = async <T>(work: (session: Session) => T): Promise<T> => {
    const deadline = performance.now() + lockWaitMs;
    for (;;) {
      try {
        return work(open());
      } catch (error) {
        if (!leavesConnectionGood(error) || !rolledBack()) disconnect();
        if (!isBusy(error) || performance.now() > deadline) throw toStorageError(error);
      }
      await wait(LOCK_RETRY_MS);
    }
  };

  /** The same inside a transaction that is on the disk when the promise resolves. */
  const transact = <T>(work: (statements: Statements) => T): Promise<T> =>
    use(({ db, statements }) => {
      db.exec('BEGIN IMMEDIATE');
      const result = work(statements);
      db.exec('COMMIT');
      return result;
    });

  const submitTogether = createBatcher((items: readonly Submit[]) =>
    transact((statements) =>
      items.map(({ contact, submitOptions }) =>
        submitInTransaction(statements, contact, submitOptions, now()),
      ),
    ),
  );

  /** Erases, and empties the log in which the erased text would otherwise stand until later. */
  const erase = async (work: (statements: Statements) => number | bigint): Promise<number> => {
    const changes = await transact(work);
    await use(({ db }) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    return Number(changes);
  };

  return {
    submit: (contact, submitOptions) => submitTogether({ contact, submitOptions }),
    list: () => use(({ statements }) => statements.contacts()),
    delete: async (id) => (await erase((statements) => statements.delete.run(id).changes)) > 0,
    prune: (time) => erase((statements) => statements.prune.run(time).changes),
    async backup(file) {
      if (existsSync(file)) throw new StorageError(`${file} exists already`);
      const { db } = await use((current) => current);
      await backup(db, file).catch((error: unknown) => {
        throw toStorageError(error);
      });
    },
    takeNotification: (leaseMs) =>
      transact((statements) => {
        const row = statements.take.get(now(), now() + leaseMs);
        return row && statements.toNotification(row);
      }),
    settleNotification: (id, retryAt) =>
      transact((statements) => {
        if (retryAt === undefined) statements.told.run(id);
        else statements.postpone.run(retryAt, id);
      }),
    check: () =>
      use(({ db }) => {
        // Takes the write lock and lets go of it: fails where a request would fail, and changes nothing.
        db.exec('BEGIN IMMEDIATE; ROLLBACK');
      }),
    close: async () => disconnect(),
  };
}
