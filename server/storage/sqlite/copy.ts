import { closeSync, openSync, rmSync } from 'node:fs';
import { backup, type DatabaseSync } from 'node:sqlite';
import { hasCode } from '../../hasCode.ts';
import { toStorageError } from './errors.ts';
import { StorageError } from '../types.ts';

/** In one go: between two steps somebody writes, and SQLite begins anew, on a busy site for ever. Writers do not wait for it. */
const ALL_PAGES = 2 ** 31 - 1;

/** Makes an empty file that only its owner may read; never takes one that is there already. */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const exists = hasCode(error, 'EEXIST');
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(exists ? `${file} exists already` : `${file} cannot be written: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * Copies an open database to a new file while others go on writing. A copy that fails leaves no half of one behind.
 *
 * @throws StorageError when the file exists already or cannot be written
 */
export async function copyDatabase(db: DatabaseSync, file: string): Promise<void> {
  createPrivateFile(file);
  try {
    await backup(db, file, { rate: ALL_PAGES });
  } catch (error) {
    rmSync(file, { force: true });
    throw toStorageError(error);
  }
}
