import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool, type PoolClient } from 'pg';
import { SettingsError } from '../../settings/index.ts';
import type { Row } from '../rows.ts';
import { StorageError } from '../types.ts';
import { cannotLogIn, isConflict, isConnectionLost, toStorageError } from './errors.ts';

/** How many connections one server holds at most; behind a pooler many servers share fewer. */
const CONNECTIONS = 10;
/** How many calls may wait for a connection before the next ones are refused at once. */
const WAITING_CALLS = 2_000;
/** How long, in milliseconds, a call waits for a connection. */
const CONNECT_MS = 4_000;
/** How long, in milliseconds, the server may work on one statement, or wait for a lock. */
const STATEMENT_MS = 4_000;
const LOCK_MS = 3_000;
/** After this time without an answer, in milliseconds, beyond that limit, the server counts as gone. */
const SILENCE_MS = 1_000;
/** How long, in milliseconds, a transaction is retried: after conflicts, and while a server restarts. */
const RETRY_MS = 3_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 300;

/** How a transaction may be repeated. */
export interface TransactOptions {
  /**
   * Whether it may run again when the connection broke during the commit, so that its outcome is unknown: only where a second run
   * finds what the first one did.
   */
  readonly repeatable?: boolean;
}

/** Runs one statement and returns its rows. */
export type Query = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A pool of connections to a database. */
export interface Connections {
  /** Runs `work` in a transaction that is on the disk when the promise resolves; retries it where that helps. */
  transact<T>(work: (query: Query) => Promise<T>, options?: TransactOptions): Promise<T>;
  close(): Promise<void>;
}

/** What kind of work the connections are for. */
export interface ConnectionOptions {
  /** Where the address was given. */
  readonly name?: string;
  /** How many there are at most. */
  readonly count?: number;
  /** How long, in milliseconds, the server may work on one statement. */
  readonly statementMs?: number;
  /** How long, in milliseconds, a transaction is retried. */
  readonly retryMs?: number;
}

/** For work on all requests at once, which takes long and must not delay what visitors wait for. */
export const LONG_WORK: ConnectionOptions = { count: 2, statementMs: 60_000 };

/**
 * Closes the connection when the login fails: the driver forgets it, and the database would reserve a place for it for a minute.
 */
class TidyClient extends Client {
  override connect(): Promise<Client>;
  override connect(callback: (error: Error | null) => void): void;
  override connect(callback?: (error: Error | null) => void): Promise<Client> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((error: Error | null) => {
      if (error !== null) void this.end();
      callback(error);
    });
    return undefined;
  }
}

/** A failure of the database, or of the way to it; `endUnknown` when the commit was under way. */
interface Failure {
  readonly error: unknown;
  readonly isLost: boolean;
  readonly endUnknown: boolean;
}

/**
 * One try of a transaction. Errors of `work` itself are thrown; failures of the database are returned.
 *
 * @param begin its first statement
 */
async function attempt<T>(
  client: PoolClient,
  begin: string,
  work: (query: Query) => Promise<T>,
): Promise<{ readonly result: T } | { readonly failure: Failure }> {
  let failure: Failure | undefined;
  const run = async (
    text: string,
    values?: readonly unknown[],
    limitMs?: number,
  ): Promise<readonly Row[]> => {
    // Unnamed: named statements belong to a session, which a pooler gives to others. In a variable, because the driver's types lack
    // the limit of a single statement.
    const statement = { text, values: values && [...values], query_timeout: limitMs };
    try {
      return (await client.query<Row>(statement)).rows;
    } catch (error) {
      const isLost = isConnectionLost(error);
      failure = { error, isLost, endUnknown: isLost && text === 'COMMIT' };
      throw error;
    }
  };
  try {
    // Even long work begins at once: a pooler that has let us in may have no database behind it.
    await run(begin, undefined, STATEMENT_MS + SILENCE_MS);
    const result = await work(run);
    await run('COMMIT');
    client.release();
    return { result };
  } catch (error) {
    const isGood = failure?.isLost !== true && (await client.query('ROLLBACK').then(Boolean, () => false));
    client.release(!isGood);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/**
 * Reads an address as the driver does, with the certificates that it names: otherwise its errors would be thrown at the first
 * call.
 */
function checkAddress(url: string, name: string): void {
  try {
    void new Client(url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${name} cannot be used: ${reason}`, { cause: error });
  }
}

/**
 * Creates a pool for a PostgreSQL database; it connects at the first call.
 *
 * @param url `postgres://…`, as `DATABASE_URL` has it
 * @throws SettingsError when the address names a file that cannot be read
 */
export function createConnections(
  url: string,
  {
    name = 'DATABASE_URL',
    count = CONNECTIONS,
    statementMs = STATEMENT_MS,
    retryMs = RETRY_MS,
  }: ConnectionOptions = {},
): Connections {
  // Its limits are set for the transaction alone: a pooler then gives the session to somebody else, along with the session's
  // settings. The last one is for when this machine loses power or network in the middle: the database would notice only after
  // hours, and until then a visitor's second try would wait for the first one's locks.
  // A database may be set to say that it has committed before the disk has it (`off`): not to us, who say so to visitors.
  const begin = `BEGIN; SET LOCAL statement_timeout = ${statementMs}; SET LOCAL lock_timeout = ${LOCK_MS};
    SET LOCAL idle_in_transaction_session_timeout = ${statementMs};
    SELECT set_config('synchronous_commit', 'local', true) WHERE current_setting('synchronous_commit', true) = 'off'`;
  checkAddress(url, name);
  const pool = new Pool({
    Client: TidyClient,
    connectionString: url,
    max: count,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs + SILENCE_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'plinth',
  });
  // An unused connection broke: the pool opens another one for the next call.
  pool.on('error', () => undefined);
  // A connection broke between two statements: the next statement fails. Without a listener the event would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  let ended: Promise<void> | undefined;

  return {
    async transact(work, { repeatable = false } = {}) {
      if (pool.waitingCount >= WAITING_CALLS)
        throw new StorageError('too many calls wait for the contact database');
      const deadline = performance.now() + retryMs;
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        const tried = await pool.connect().then(
          (client) => attempt(client, begin, work),
          (error: unknown) => ({ failure: { error, isLost: !cannotLogIn(error), endUnknown: false } }),
        );
        if ('result' in tried) return tried.result;
        const { error, isLost, endUnknown } = tried.failure;
        const helps = (isConflict(error) || isLost) && (!endUnknown || repeatable);
        if (!helps || performance.now() > deadline) throw toStorageError(error, name);
        // At random, so that conflicting transactions do not meet again.
        await wait(pause * (0.5 + Math.random()));
      }
    },
    close: () => (ended ??= pool.end()),
  };
}
