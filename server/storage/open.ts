import type { Settings } from '../settings/index.ts';
import { hasSqliteDatabase } from './sqlite/connection.ts';
import { createSqliteStorage } from './sqlite/storage.ts';
import type { Storage } from './types.ts';

/** The settings that say which storage it is and where. */
export type StorageSettings = Pick<Settings, 'dataDir'>;

/** Whether there is a database; {@link openStorage} makes one where there is none. */
export const hasDatabase = ({ dataDir }: StorageSettings): boolean => hasSqliteDatabase(dataDir);

/** Opens the storage that the settings name. */
export const openStorage = ({ dataDir }: StorageSettings): Storage => createSqliteStorage(dataDir);
