import { StorageError } from '../types.ts';

/** SQLSTATE codes that have a meaning here (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/**
 * The codes of servers and poolers that end a session, accept none now, or are read-only: after a failover another one accepts
 * writes.
 */
const SESSION_ENDS: readonly string[] = ['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006'];

/** The server's code for an error; undefined where the error did not come from a server. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether the server rolled the transaction back because of others, so that it should be repeated. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

/** Whether tables or columns are missing, which `npm run migrate` creates. */
export function isSchemaMissing(error: unknown): boolean {
  const code = sqlState(error);
  return code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN;
}

/** Whether the connection is unusable: cut, silent, refused, ended by the server, or to a read-only server. */
export function isConnectionLost(error: unknown): boolean {
  const code = sqlState(error);
  return code === undefined || code.startsWith('08') || SESSION_ENDS.includes(code);
}

/** Whether the address lacks what the database needs for a login, such as a password: only the driver says so, without a code. */
export const cannotLogIn = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('SASL: ');

/** What to do about an error, where its message does not say so, or, as for certificates, only speaks of Node. */
function hintFor(error: unknown): string {
  if (isSchemaMissing(error)) return `; 'npm run migrate' brings it up to date`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY_LEAF|GET_ISSUER)/.test(code)
    ? `; a database with a CA of its own needs 'sslrootcert=/path/ca.pem' in its address`
    : '';
}

/**
 * A message for the log about what is wrong with the storage, without values.
 *
 * @param name where the database's address was given: there are two when one is copied into the other
 */
export function toStorageError(error: unknown, name: string): StorageError {
  if (error instanceof StorageError) return error;
  // A host with several addresses fails with an error that has a code but no message.
  const reason =
    error instanceof Error ? error.message || String('code' in error && error.code) : String(error);
  return new StorageError(`the contact database of ${name} does not work: ${reason}${hintFor(error)}`, {
    cause: error,
  });
}
