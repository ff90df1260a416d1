import { SettingsError } from './settings/index.ts';
import { makeFolder } from './storage/sqlite/folder.ts';

/**
 * Makes the folder of the database. One that cannot even be made is a wrong setting; a disk that fails later is not, and
 * is recovered from.
 *
 * @throws SettingsError in one line
 */
export function createDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${reason}`, { cause: error });
  }
}
