import { hasCode } from '../../hasCode.ts';
import { StorageError } from '../types.ts';

/** SQLite's primary result codes that have a meaning here (https://www.sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/** The primary result code of an error that SQLite reported. */
function resultCode(error: unknown): number | undefined {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
    return error.errcode & 0xff;
  }
  return undefined;
}

/** Whether another connection holds the lock, so that trying again soon makes sense. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

/** Whether SQLite itself failed, not its input: bad input fails only for itself. */
export function isOfStorage(error: unknown): boolean {
  return resultCode(error) !== undefined;
}

/** Whether the connection is still good after this error: the disk being full or locked does not harm it. */
export function leavesConnectionGood(error: unknown): boolean {
  return !isOfStorage(error) || isBusy(error) || resultCode(error) === SQLITE_FULL;
}

/**
 * Whether the disk is full, which SQLite reports as an I/O error where there is no room to open the database.
 *
 * @param hasRoom returns whether there is any
 */
export function isFullDisk(error: unknown, hasRoom: () => boolean): boolean {
  const code = resultCode(error);
  return code === SQLITE_FULL || hasCode(error, 'ENOSPC') || (code === SQLITE_IOERR && !hasRoom());
}

/** Says so, and that erasing requests does not help: their space in the file is kept for later ones. */
export const fullDisk = (cause?: unknown): StorageError =>
  new StorageError(
    'the contact database does not work: the disk is full: make room on it first; erasing requests makes none, and needs some itself',
    { cause },
  );

/** A message for the log about what is wrong with the storage. */
export function toStorageError(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(`the contact database does not work: ${reason}`, { cause: error });
}
