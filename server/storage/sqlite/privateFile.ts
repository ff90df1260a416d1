import { fchownSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner may read. If root creates it, such as by listing requests before the server's first start,
 * it gets the folder's owner, the server's user, as SQLite does with its side files; never a file that existed, to which a link
 * may have led.
 *
 * @returns its handle
 */
export function makePrivateFile(path: string): number {
  const handle = openSync(path, 'wx', 0o600);
  if (process.geteuid?.() !== 0) return handle;
  const { uid, gid } = statSync(dirname(path));
  try {
    fchownSync(handle, uid, gid);
  } catch {
    // Root without that right stays its owner.
  }
  return handle;
}
