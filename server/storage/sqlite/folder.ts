import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Makes a new folder's entry survive a power cut, as far as the disk allows: SQLite does the same for its files. */
function flushFolder(path: string): void {
  try {
    const handle = openSync(path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Where folders cannot be flushed, such as on Windows, there is nothing else to do.
  }
}

/**
 * Creates a folder that only its owner may read, where there is none. Step by step: on some file systems (`/proc`) Node's own
 * recursive creation never ends.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process created it meanwhile.
    if (!isFolder(path)) throw error;
  }
  flushFolder(parent);
}
