import { createHash } from 'node:crypto';

/**
 * The secret of the address hashes: made of the database's password, which every server has and the database's own files
 * and backups do not. Servers that log in as different users count addresses apart.
 *
 * @param url `DATABASE_URL`
 */
export function addressSecret(url: string): Buffer {
  const { username, password } = new URL(url);
  return createHash('sha256').update(`plinth addresses\n${username}\n${password}`).digest();
}
