import { existsSync, statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, connect } from './connection.ts';
import { fullDisk, isBusy, isFullDisk, leavesConnectionGood, toStorageError } from './errors.ts';
import { addressSecret } from './secret.ts';
import { prepareStatements, type Statements } from './statements.ts';

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

/** Options; all but the first are for tests. */
export interface SessionOptions {
  /** Called when a database was created because there was none: at the start, or because the earlier one is gone. */
  readonly onNew?: () => void;
  readonly lockWaitMs?: number;
  readonly freeBytes?: (folder: string) => number;
  /** Gets each connection before it is used. */
  readonly onOpen?: (db: DatabaseSync) => void;
  /** Runs before each commit, to act as a slow or failing disk. */
  readonly onCommit?: () => void;
}

/** A connection with all that is prepared on it. */
export type Session = Connection & { readonly statements: Statements; readonly secret: Buffer };

/** Empties SQLite's log; returns whether it could, which another reader prevents. */
export const truncateLog = ({ db }: Session): boolean =>
  db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;

/**
 * Opens the database below `dataDir` at the first use, and again when its file was replaced or the connection broke, so that the
 * server survives a disk that was full, read-only or absent.
 */
export function createSessions(dataDir: string, options: SessionOptions = {}) {
  const { lockWaitMs = LOCK_WAIT_MS, freeBytes = freeBytesOf } = options;
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
      session = connect(dataDir, (db) => {
        onOpen(db);
        return { statements: prepareStatements(db), secret: addressSecret(dataDir) };
      });
      if (session.isNew) onNew();
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

  /**
   * Waits until the log is empty, in which the erased text would otherwise stay for a while; false where another process reads it
   * too long.
   */
  const emptyLog = async (): Promise<boolean> => {
    const deadline = performance.now() + lockWaitMs;
    while (!(await use(truncateLog))) {
      if (performance.now() > deadline) return false;
      await wait(LOCK_RETRY_MS);
    }
    return true;
  };
  return { use, transact, emptyLog, hasRoom, close: disconnect };
}
