import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * The secret of the address hashes: made of the database's password, which every server has and the database's own files
 * and backups do not. Servers that log in as different users count addresses apart, as do those that need no password, such as by
 * a socket: each has a secret of its own, for what is hashed counts a minute only.
 *
 * @param url `DATABASE_URL`, read as the driver does: a login may also stand behind its `?`, or in the environment
 */
export function addressSecret(url: string): Buffer {
  const { user, password } = new Client(url);
  if (!password) return randomBytes(32);
  return createHash('sha256').update(`plinth addresses\n${user}\n${password}`).digest();
}
