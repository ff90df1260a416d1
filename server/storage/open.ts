import type { Settings } from '../settings/index.ts';
import { createPostgresStorage } from './postgres/storage.ts';
import { hasSqliteDatabase } from './sqlite/connection.ts';
import type { Storage } from './types.ts';
import { createWorkerStorage } from './worker/client.ts';

/** The settings that determine the storage and its place. */
export type StorageSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Whether there is a database; where there is none, {@link openStorage} creates one, but only in SQLite.
 *
 * @throws StorageError where this cannot be determined
 */
export const hasDatabase = ({ dataDir, databaseUrl }: StorageSettings): boolean =>
  databaseUrl !== undefined || hasSqliteDatabase(dataDir);

/**
 * Opens the storage that the settings name: PostgreSQL where there is an address, else SQLite in a thread of its own. It never
 * blocks the calling thread.
 *
 * @param onNew called when an SQLite database was created because there was none: at the start, or because the earlier one is
 *   gone
 */
export const openStorage = ({ dataDir, databaseUrl }: StorageSettings, onNew?: () => void): Storage =>
  databaseUrl === undefined
    ? createWorkerStorage(new URL('sqlite/worker.ts', import.meta.url), dataDir, { onNew })
    : createPostgresStorage(databaseUrl);
