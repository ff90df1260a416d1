import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, type DatabaseSync } from 'node:sqlite';
import { isFullDisk, toStorageError } from './errors.ts';
import { StorageError } from '../types.ts';

/** In one step: after a write between two steps SQLite starts again, on a busy site for ever. Writers do not wait for it. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies an open database to a new file while others go on writing. Until it is complete it has another name: an interrupted copy
 * is not mistaken for a backup, and does not block the next one.
 *
 * @throws StorageError when the file exists already or cannot be written
 */
export async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  if (existsSync(file)) throw new StorageError(`${file} exists already`);
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    // Only its owner may read it.
    closeSync(openSync(draft, 'wx', 0o600));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`${file} cannot be written: ${reason.replace(draft, () => file)}`, {
      cause: error,
    });
  }
  try {
    await backup(db, draft, { rate: ALL_PAGES });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw isFullDisk(error, () => true)
      ? new StorageError(`${file} cannot be written: its disk is full`, { cause: error })
      : toStorageError(error);
  }
}
