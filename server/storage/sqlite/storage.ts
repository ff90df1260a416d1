import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { auditDetail, isMeant, pruneDetail } from '../erasure.ts';
import {
  type AuditEntry,
  type ErasureTarget,
  type NewContact,
  type Storage,
  StorageError,
  type SubmitOptions,
  type SubmitResult,
} from '../types.ts';
import { createBatcher, type Outcome } from './batch.ts';
import { type Connection, connect } from './connection.ts';
import { copyDatabase } from './copy.ts';
import { fullDisk, isBusy, isFullDisk, isOfStorage, leavesConnectionGood, toStorageError } from './errors.ts';
import { addressSecret } from './secret.ts';
import { prepareStatements, type Statements } from './statements.ts';
import { submitInTransaction } from './submit.ts';

/** How long, in milliseconds, a call waits for a lock that another connection holds, and how often it tries. */
const LOCK_WAIT_MS = 3000;
const LOCK_RETRY_MS = 20;

/** With less free space than this, in bytes, a request may find the disk full: SQLite's log and a page of each table grow. */
const MIN_FREE_BYTES = 1024 * 1024;

/** The free space on a folder's disk, in bytes; where the folder is missing, something else is wrong. */
function freeBytesOf(folder: string): number {
  if (!existsSync(folder)) return Infinity;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * How many requests are erased in one transaction, during which no other can be stored: all at once would need as much space
 * again on the disk, in SQLite's log, as they take.
 */
const ERASE_AT_ONCE = 1_000;

/** Options; all but the first are for tests. */
export interface SqliteOptions {
  /** Called when a database was created because there was none: at the start, or because the earlier one is gone. */
  readonly onNew?: () => void;
  /** Returns the time in milliseconds since 1970. */
  readonly now?: () => number;
  readonly lockWaitMs?: number;
  readonly freeBytes?: (folder: string) => number;
  /** Gets each connection before it is used. */
  readonly onOpen?: (db: DatabaseSync) => void;
  /** Runs before each commit, to act as a slow or failing disk. */
  readonly onCommit?: () => void;
}

interface Submit {
  readonly contact: NewContact;
  readonly submitOptions: SubmitOptions;
}

type Session = Connection & { readonly statements: Statements; readonly secret: Buffer };

/**
 * The storage in a SQLite database below `dataDir`. The database is opened at the first use, and again when its file was replaced
 * or the connection broke, so that the server survives a disk that was full, read-only or absent.
 */
export function createSqliteStorage(dataDir: string, options: SqliteOptions = {}): Storage {
  const { now = Date.now, lockWaitMs = LOCK_WAIT_MS, freeBytes = freeBytesOf } = options;
  const { onNew = () => undefined, onOpen = () => undefined, onCommit = () => undefined } = options;
  const hasRoom = () => freeBytes(dataDir) >= MIN_FREE_BYTES;
  let session: Session | undefined;

  const disconnect = () => {
    const old = session;
    session = undefined;
    if (old?.db.isOpen) old.db.close();
  };
  /** Rolls back an open transaction; a connection that cannot do even that is unusable. */
  const rolledBack = (): boolean => {
    try {
      if (session?.db.isTransaction) session.db.exec('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  };
  const open = (): Session => {
    if (session?.isCurrent() === false) {
      session.endLog();
      disconnect();
    }
    if (session === undefined) {
      const connection = connect(dataDir, onOpen);
      session = {
        ...connection,
        statements: prepareStatements(connection.db),
        secret: addressSecret(dataDir),
      };
      if (connection.isNew) onNew();
    }
    return session;
  };

  /** Runs `work`, repeatedly while another connection holds the lock; in between other requests are served. */
  const use = async <T>(work: (session: Session) => T): Promise<T> => {
    const deadline = performance.now() + lockWaitMs;
    for (;;) {
      try {
        return work(open());
      } catch (error) {
        if (!leavesConnectionGood(error) || !rolledBack()) disconnect();
        if (!isBusy(error) || performance.now() > deadline)
          throw isFullDisk(error, hasRoom) ? fullDisk(error) : toStorageError(error);
      }
      await wait(LOCK_RETRY_MS);
    }
  };

  /** The same inside a transaction that is on the disk when the promise resolves. */
  const transact = <T>(work: (session: Session) => T): Promise<T> =>
    use((current) => {
      current.db.exec('BEGIN IMMEDIATE');
      const result = work(current);
      onCommit();
      current.db.exec('COMMIT');
      return result;
    });

  /** One submit among others: its own error does not affect the others. */
  const submitOne = (
    { db, statements, secret }: Session,
    { contact, submitOptions }: Submit,
  ): Outcome<SubmitResult> => {
    db.exec('SAVEPOINT one');
    try {
      const result = submitInTransaction({ statements, secret, now: now() }, contact, submitOptions);
      db.exec('RELEASE one');
      return { ok: true, result };
    } catch (error) {
      if (isOfStorage(error)) throw error;
      db.exec('ROLLBACK TO one; RELEASE one');
      return { ok: false, error: toStorageError(error) };
    }
  };
  const submitTogether = createBatcher((items: readonly Submit[]) =>
    transact((current) => items.map((item) => submitOne(current, item))),
  );

  const record = (statements: Statements, action: AuditEntry['action'], count: number, detail: string) =>
    statements.record.run(now(), action, count, detail);

  /** Empties the log; returns whether it could, which another reader prevents. */
  const emptied = ({ db }: Session): boolean =>
    db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
  /** Erases a part. While another process reads, the log grows: later parts do not wait until it is empty. */
  const erasePart = async (work: (statements: Statements) => number): Promise<number> => {
    // Visitors are served in between.
    await turn();
    const changes = await transact(({ statements }) => work(statements));
    await use(emptied);
    return changes;
  };
  /**
   * Waits until the log is empty, in which the erased text would otherwise stay for a while; false where another process reads it
   * too long.
   */
  const emptyLog = async (): Promise<boolean> => {
    const deadline = performance.now() + lockWaitMs;
    while (!(await use(emptied))) {
      if (performance.now() > deadline) return false;
      await wait(LOCK_RETRY_MS);
    }
    return true;
  };
  const inTheLog = () =>
    new StorageError(
      'it is erased, but its text stands in plinth.db-wal while another process reads it: end that one and do this again',
    );
  const meant = (statements: Statements, target: ErasureTarget): number[] => {
    if ('id' in target) return [target.id];
    const ids: number[] = [];
    for (const contact of statements.everyContact())
      if (isMeant(contact, target.field, target.value)) ids.push(contact.id);
    return ids;
  };

  return {
    contacts: {
      submit: (contact, submitOptions) => submitTogether({ contact, submitOptions }),
      list: ({ suspected = false, purpose = 'list', after = 0, limit } = {}) =>
        transact(({ statements }) => {
          if (after === 0)
            record(statements, purpose, statements.count(suspected), suspected ? 'suspected' : '');
          return statements.contacts(suspected, after, limit);
        }),
      async erase(target) {
        const ids = await use(({ statements }) => meant(statements, target));
        let total = 0;
        do {
          const part = ids.splice(0, ERASE_AT_ONCE);
          total += await erasePart((statements) => {
            const count = part.reduce((sum, id) => sum + Number(statements.delete.run(id).changes), 0);
            record(statements, 'erase', count, auditDetail(target));
            return count;
          });
        } while (ids.length > 0);
        if (!(await emptyLog())) throw inTheLog();
        return total;
      },
    },
    outbox: {
      take: (channel, variant, leaseMs) =>
        transact(({ statements }) => {
          const row = statements.take(channel, variant, now(), leaseMs, randomUUID());
          return row && statements.toNotification(row);
        }),
      settle: ({ id, token }, settlement) =>
        transact(({ statements }) => {
          if (settlement.end === 'told') return statements.told.run(id, token).changes > 0;
          const { end, reason } = settlement;
          const at = now();
          const dueAt = at + (end === 'later' ? settlement.afterMs : 0);
          return statements.postpone.run(id, token, dueAt, end === 'dead' ? 1 : 0, reason, at).changes > 0;
        }),
      list: () => use(({ statements }) => statements.outbox()),
      retry: (which) =>
        transact(({ statements }) =>
          Number(statements.retry.run(now(), which === 'all' ? null : which).changes),
        ),
    },
    maintenance: {
      async check() {
        await use(({ db }) => {
          // Fails where a request would fail, and changes nothing. For a read-only file SQLite grants the write lock all the
          // same, and refuses only the write.
          db.exec('BEGIN IMMEDIATE; DELETE FROM contacts WHERE false; ROLLBACK');
        });
        // That writes nothing, so it does not notice a full disk.
        if (!hasRoom()) throw fullDisk();
      },
      async prune(ageMs, reason, which = 'all') {
        const before = now() - ageMs;
        let total = 0;
        for (let count = ERASE_AT_ONCE; count === ERASE_AT_ONCE; total += count) {
          count = await erasePart((statements) => {
            const { changes } = statements.prune.run(before, which === 'suspected' ? 1 : 0, ERASE_AT_ONCE);
            // It looks every hour by itself: a failure needs no report.
            if (changes > 0 || (reason === 'prune' && total === 0))
              record(statements, reason, Number(changes), pruneDetail(ageMs, which));
            return Number(changes);
          });
        }
        // It will be asked again for the log.
        if (!(await emptyLog()) && reason === 'prune') throw inTheLog();
        return total;
      },
      async forget() {
        await transact(({ statements }) => statements.forget(now()));
        return emptyLog();
      },
      async backup(file) {
        const { db, statements } = await use((current) => current);
        await copyDatabase(db, file);
        // A disk that accepts no further line is the very case for which copies are made.
        await use(() => record(statements, 'backup', 0, '')).catch(() => undefined);
      },
      audit: () => use(({ statements }) => statements.audit()),
    },
    async close() {
      disconnect();
    },
  };
}
