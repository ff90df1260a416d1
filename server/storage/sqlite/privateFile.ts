import { fchownSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Opens a file that only its owner may read, and makes it where it is missing. Root, who lists requests before the server has
 * started, gives it to the server's user, whose the folder is, as SQLite does with its side files.
 *
 * @returns its handle
 */
export function openPrivateFile(path: string, flags: 'a' | 'wx'): number {
  const handle = openSync(path, flags, 0o600);
  if (process.geteuid?.() !== 0) return handle;
  const { uid, gid } = statSync(dirname(path));
  try {
    fchownSync(handle, uid, gid);
  } catch {
    // A root without that right keeps it.
  }
  return handle;
}
