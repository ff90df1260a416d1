import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingsError } from './settings/index.ts';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Step by step: on some file systems (`/proc`) Node's own way to make the folders above as well never ends. */
function create(path: string): void {
  const parent = dirname(path);
  if (parent !== path && !isFolder(parent)) create(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

/**
 * Makes the folder of the database. One that cannot even be made is a wrong setting; a disk that fails later is not, and
 * is recovered from.
 *
 * @throws SettingsError in one line
 */
export function createDataFolder(dataDir: string): void {
  try {
    if (!isFolder(dataDir)) create(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${reason}`, { cause: error });
  }
}
