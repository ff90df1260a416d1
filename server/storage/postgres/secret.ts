import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

/**
 * The secret of the address hashes: derived from the database's password, which every server has, but not the database's own
 * files and backups. Servers that log in as different users count addresses separately, as do those without a password, such as
 * by a socket: each has a random secret, because hashes count for a minute only.
 *
 * @param url `DATABASE_URL`, read as the driver does: a login may also be in its query, or in the environment
 */
export function addressSecret(url: string): Buffer {
  const { user, password } = new Client(url);
  if (!password) return randomBytes(32);
  return createHash('sha256').update(`plinth addresses\n${user}\n${password}`).digest();
}
