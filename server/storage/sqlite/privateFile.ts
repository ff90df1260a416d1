import { fchownSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a file that only its owner may read. Root, who lists requests before the server has started, gives it to the server's
 * user, whose the folder is, as SQLite does with its side files; never one that was there, which a link may have led to.
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
    // A root without that right keeps it.
  }
  return handle;
}
