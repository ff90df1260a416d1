import { type Settings, SettingsError } from '../settings/index.ts';
import type { Archive } from './archive.ts';
import { cannotLogIn, sqlState } from './postgres/errors.ts';
import { type Migrated, migrate, schemaState } from './postgres/migrations.ts';
import { type ConnectionOptions, createConnections, type Connections, LONG_WORK } from './postgres/pool.ts';
import { type Received, receiveArchive } from './postgres/receive.ts';
import { StorageError } from './types.ts';

/** The codes of a database that refuses this user or its statements, or does not exist, or its schema: waiting does not help. */
const WRONG_ADDRESS = /^(?:28|3[DF]|42501)/;

/** Works on a shared database that can hold every text. */
async function withConnections<T>(
  url: string,
  options: ConnectionOptions,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const { name = 'DATABASE_URL' } = options;
  const connections = createConnections(url, options);
  try {
    const [row] = await connections.transact((query) => query('SHOW server_encoding'));
    const encoding = String(row?.['server_encoding']);
    // Other encodings cannot store Chinese or emoji, and visitors who typed them would be refused.
    if (!/^UTF-?8$|^SQL_ASCII$/i.test(encoding))
      throw new SettingsError(`the database of ${name} is in ${encoding}: make one with ENCODING 'UTF8'`);
    return await work(connections);
  } catch (error) {
    const cause = error instanceof StorageError ? error.cause : undefined;
    if (cause instanceof Error && (cannotLogIn(cause) || WRONG_ADDRESS.test(sqlState(cause) ?? '')))
      throw new SettingsError(`${name} cannot be used: ${cause.message}`, { cause });
    throw error;
  } finally {
    await connections.close();
  }
}

/**
 * Makes a shared database ready for a server: an empty one gets its tables, one of an older release is refused, because
 * other servers may be using it. SQLite brings itself up to date when it is opened.
 *
 * @throws SettingsError when the address or the database is wrong, or cannot hold every text
 * @throws StorageError when the database is unavailable
 */
export async function prepareDatabase({ databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl === undefined) return;
  // No long work: as long as the database is silent, no page is served.
  await withConnections(databaseUrl, {}, async (connections) => {
    const state = await schemaState(connections);
    if (state === 'empty') await migrate(connections);
    if (state === 'old')
      throw new SettingsError(`the database of DATABASE_URL is of an older release: run 'npm run migrate'`);
  });
}

/**
 * Brings a shared database up to date, beside servers that use it.
 *
 * @throws SettingsError when the address is wrong, or the database cannot hold every text
 * @throws StorageError when the database does not work
 */
export const migrateDatabase = (databaseUrl: string): Promise<Migrated> =>
  withConnections(databaseUrl, LONG_WORK, migrate);

/**
 * Copies an archive into a shared database, which is brought up to date first.
 *
 * @param name where the address was given
 * @throws SettingsError when the address is wrong, or the database cannot hold every text
 * @throws StorageError when the database does not work
 */
export const copyArchive = (url: string, archive: Archive, name: string): Promise<Received> =>
  withConnections(url, { ...LONG_WORK, name }, (connections) => receiveArchive(connections, archive));
