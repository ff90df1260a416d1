import { setTimeout as wait } from 'node:timers/promises';
import { statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { createBatcher } from './batch.ts';
import { type Connection, connect } from './connection.ts';
import { copyDatabase } from './copy.ts';
import { busyError, isBusy, leavesConnectionGood, toStorageError } from './errors.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { RATE_WINDOW_MS, submitInTransaction } from './submit.ts';
import { type NewContact, type Storage, StorageError, type SubmitOptions } from './types.ts';

/** How long, in milliseconds, a call waits for a lock that somebody else holds, and how often it asks. */
const LOCK_WAIT_MS = 3000;
const LOCK_RETRY_MS = 20;

/** With less room than this, in bytes, a request may find the disk full: SQLite's log and a page of each table grow. */
const MIN_FREE_BYTES = 1024 * 1024;

/** The room there is on a folder's disk, in bytes. */
function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** What tests set. */
export interface SqliteOptions {
  /** Gives the time in milliseconds since 1970. */
  readonly now?: () => number;
  readonly lockWaitMs?: number;
  readonly freeBytes?: (folder: string) => number;
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
  const { now = Date.now, lockWaitMs = LOCK_WAIT_MS, freeBytes = freeBytesOf } = options;
  const { onOpen = () => undefined } = options;
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
  /** Forgets addresses that do not count any more. Where that cannot be written, the next request does it. */
  const forget = (statements: Statements): void => {
    try {
      statements.forget.run(now() - RATE_WINDOW_MS);
    } catch {
      // Whether the storage works is found out by those who need it.
    }
  };
  const open = (): Session => {
    if (session !== undefined && !session.isCurrent()) disconnect();
    if (session === undefined) {
      const connection = connect(dataDir, onOpen);
      session = { ...connection, statements: prepareStatements(connection.db) };
      forget(session.statements);
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
    await use(({ db }) => {
      // Tells in a row, not by an error, that somebody still reads the log.
      const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      if (row?.['busy'] !== 0)
        throw busyError('it is erased, but its text stands in plinth.db-wal while another process reads it');
    });
    return Number(changes);
  };

  let forgetting: NodeJS.Timeout | undefined;
  /** After the last request nobody else would come to forget its address. */
  const forgetLater = () => {
    forgetting ??= setTimeout(() => {
      erase((statements) => statements.forget.run(now() - RATE_WINDOW_MS).changes).catch(() => undefined);
    }, RATE_WINDOW_MS + 1).unref();
    forgetting.refresh();
  };

  return {
    submit(contact, submitOptions) {
      if (submitOptions.ratePerMinute > 0) forgetLater();
      return submitTogether({ contact, submitOptions });
    },
    list: () => use(({ statements }) => statements.contacts()),
    delete: async (id) => (await erase((statements) => statements.delete.run(id).changes)) > 0,
    prune: (time) => erase((statements) => statements.prune.run(time).changes),
    async backup(file) {
      const { db } = await use((current) => current);
      await copyDatabase(db, file);
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
    async check() {
      await use(({ db }) => {
        // Takes the write lock and lets go of it: fails where a request would fail, and changes nothing.
        db.exec('BEGIN IMMEDIATE; ROLLBACK');
      });
      // That writes nothing, so it does not notice a full disk.
      if (freeBytes(dataDir) < MIN_FREE_BYTES)
        throw new StorageError('the contact database does not work: the disk is full');
    },
    async close() {
      clearTimeout(forgetting);
      disconnect();
    },
  };
}
