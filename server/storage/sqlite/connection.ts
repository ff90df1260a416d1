import { closeSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasCode } from '../../hasCode.ts';
import { toStorageError } from './errors.ts';
import { makeFolder } from './folder.ts';
import { migrate } from './migrations.ts';
import { makePrivateFile } from './privateFile.ts';

/** The database's file, below `DATA_DIR`. */
const FILE_NAME = 'plinth.db';

/** An empty file is no database: a copy for which the disk had no room leaves one. */
const isMissing = (path: string): boolean => !statSync(path, { throwIfNoEntry: false })?.size;

/**
 * Whether there is a database below `dataDir`; {@link connect} creates one where there is none.
 *
 * @throws StorageError where this cannot be determined, such as for a user who may not read the folder
 */
export function hasSqliteDatabase(dataDir: string): boolean {
  try {
    return !isMissing(join(dataDir, FILE_NAME));
  } catch (error) {
    throw toStorageError(error);
  }
}

/** How long, in milliseconds, SQLite itself waits for a lock; it blocks the process, so it is short. */
const BLOCKING_WAIT_MS = 5;

/** A connection and the file it was opened on. */
export interface Connection {
  readonly db: DatabaseSync;
  /** Whether there was no database. */
  readonly isNew: boolean;
  /** Whether `DATA_DIR` still holds the file that this connection writes to. */
  isCurrent(): boolean;
  /**
   * Writes the log of a file that is no longer in its place back into that file; SQLite would apply it to the new file, and
   * corrupt that. A log that another process has started there since then is left alone.
   */
  endLog(): void;
}

function identity(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Readable only for the server's own user, even in a folder that others may read; SQLite's side files follow. */
function makeDatabaseFile(path: string): void {
  try {
    closeSync(makePrivateFile(path));
  } catch (error) {
    // It is empty and stays as readable as it was, or another process created it first.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/**
 * Opens the database below `dataDir`, creating folder, file and tables where they are missing.
 *
 * `synchronous=FULL` in WAL mode flushes on each commit, so that acknowledged requests survive a power cut; `secure_delete`
 * overwrites erased data.
 *
 * @param prepare gets the open database before it is used, and returns what belongs to the connection besides; if it throws, the
 * database is closed again
 */
export function connect<Prepared extends object>(
  dataDir: string,
  prepare: (db: DatabaseSync) => Prepared,
): Connection & Prepared {
  makeFolder(dataDir);
  const path = join(dataDir, FILE_NAME);
  const isNew = isMissing(path);
  if (isNew) makeDatabaseFile(path);
  const db = new DatabaseSync(path, { timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true });
  let prepared: Prepared;
  try {
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1;
             PRAGMA checkpoint_fullfsync = 1; PRAGMA secure_delete = 1;`);
    migrate(db);
    prepared = prepare(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const opened = identity(path);
  const log = `${path}-wal`;
  const openedLog = identity(log);
  return {
    ...prepared,
    db,
    isNew,
    isCurrent: () => opened !== undefined && identity(path) === opened,
    endLog() {
      if (openedLog === undefined || identity(log) !== openedLog) return;
      try {
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // Its disk is gone, too.
      }
      for (const file of [log, `${path}-shm`]) rmSync(file, { force: true });
    },
  };
}
