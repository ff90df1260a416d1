import type { Settings } from '../settings/index.ts';
import { createPostgresStorage } from './postgres/storage.ts';
import { hasSqliteDatabase } from './sqlite/connection.ts';
import type { Storage } from './types.ts';
import { createWorkerStorage } from './worker/client.ts';

/** The settings that say which storage it is and where. */
export type StorageSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Whether there is a database; {@link openStorage} makes one where there is none, but never another server's.
 *
 * @throws StorageError where nobody can say
 */
export const hasDatabase = ({ dataDir, databaseUrl }: StorageSettings): boolean =>
  databaseUrl !== undefined || hasSqliteDatabase(dataDir);

/**
 * Opens the storage that the settings name: PostgreSQL where there is an address, else SQLite in a thread of its own.
 * Nothing it does blocks the thread that opens it.
 *
 * @param onNew told when there was no SQLite database, and one was made: at the start, or because the one before is gone
 */
export const openStorage = ({ dataDir, databaseUrl }: StorageSettings, onNew?: () => void): Storage =>
  databaseUrl === undefined
    ? createWorkerStorage(new URL('sqlite/worker.ts', import.meta.url), dataDir, { onNew })
    : createPostgresStorage(databaseUrl);
