import { SettingsError } from './settings/index.ts';
import { makeFolder } from './storage/sqlite/folder.ts';

/**
 * Creates the folder of the database. If that fails, the setting is wrong; a disk that fails later is a fault to recover from.
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
