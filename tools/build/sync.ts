import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { OutputFiles } from './types.ts';

/** A file's content as it is written. */
export const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;

function isSame(path: string, bytes: Uint8Array): boolean {
  try {
    return statSync(path).size === bytes.byteLength && readFileSync(path).equals(bytes);
  } catch {
    // Not there yet, or not a file.
    return false;
  }
}

/** Writes a file atomically: a reader sees the old or the new content, never half of it. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  // Builds may run at the same time.
  const temporary = `${path}.${randomUUID()}.new`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
}

/** The files of a folder and of all folders in it, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/**
 * Makes a folder contain exactly these files, and those of earlier builds that may stay. Unchanged files are not written again;
 * files no longer wanted are removed last, so that pages being read keep what they need.
 *
 * @param staysMs how long a file, named as in the output, stays after the last build that had it; 0 for not at all
 */
export function syncFolder(folder: string, files: OutputFiles, staysMs: (name: string) => number = () => 0) {
  const now = new Date();
  let written = 0;
  for (const [name, content] of files) {
    const path = join(folder, name);
    const bytes = bytesOf(content);
    if (!isSame(path, bytes)) {
      writeWhole(path, bytes);
      written += 1;
    } else if (staysMs(name) > 0) {
      // The modification time says which build had the file last; how long it stays is counted from then.
      utimesSync(path, now, now);
    }
  }
  const isStale = (path: string): boolean => {
    const name = relative(folder, path).split(sep).join('/');
    if (files.has(name)) return false;
    const stay = staysMs(name);
    return stay === 0 || now.getTime() - statSync(path).mtimeMs > stay;
  };
  const stale = filesBelow(folder).filter(isStale);
  for (const path of stale) rmSync(path);
  return { written, unchanged: files.size - written, removed: stale.length };
}
