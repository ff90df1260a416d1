import type { Settings } from '../settings/index.ts';
import { hasSqliteDatabase } from './sqlite/connection.ts';
import { createSqliteStorage } from './sqlite/storage.ts';
import { createPostgresStorage } from './postgres/storage.ts';
import type { Storage } from './types.ts';

/** The settings that say which storage it is and where. */
export type StorageSettings = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Whether there is a database; {@link openStorage} makes one where there is none, but never another server's. */
export const hasDatabase = ({ dataDir, databaseUrl }: StorageSettings): boolean =>
  databaseUrl !== undefined || hasSqliteDatabase(dataDir);

/** Opens the storage that the settings name: PostgreSQL where there is an address, else SQLite. */
export const openStorage = ({ dataDir, databaseUrl }: StorageSettings): Storage =>
  databaseUrl === undefined ? createSqliteStorage(dataDir) : createPostgresStorage(databaseUrl);
