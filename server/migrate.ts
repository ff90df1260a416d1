import { SettingsError } from './settings/index.ts';
import {
  hasDatabase,
  migrateDatabase,
  openStorage,
  StorageError,
  type StorageSettings,
} from './storage/index.ts';

/** Brings the database up to date and says what it did. */
async function bringUpToDate(settings: StorageSettings): Promise<string> {
  if (settings.databaseUrl === undefined) {
    // Reported, because a missing database may mean that the folder is the wrong one.
    const isNew = !hasDatabase(settings);
    // SQLite does it when it is opened.
    const storage = openStorage(settings);
    try {
      await storage.maintenance.check();
    } finally {
      await storage.close();
    }
    return isNew
      ? `There was no database in ${settings.dataDir}; it has an empty one now, up to date.\n`
      : `The database in ${settings.dataDir} is up to date.\n`;
  }
  const { from, to } = await migrateDatabase(settings.databaseUrl);
  return from === to
    ? `The database is up to date.\n`
    : `Brought the database from version ${from} to ${to}.\n`;
}

/**
 * Runs `npm run migrate`, which is safe at any time while servers of this release or the one before run.
 *
 * @param write writes to standard output and to standard error
 * @returns the exit code: 0, or 1 with one line of why it did not work
 */
export async function migrate(
  settings: StorageSettings,
  write: { out: (text: string) => void; error: (text: string) => void },
): Promise<number> {
  try {
    write.out(await bringUpToDate(settings));
    return 0;
  } catch (error) {
    if (!(error instanceof StorageError) && !(error instanceof SettingsError)) throw error;
    write.error(`${error.message}\n`);
    return 1;
  }
}
