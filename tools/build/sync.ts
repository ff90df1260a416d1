import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { OutputFiles } from './types.ts';

/** What a build did to the folder. */
export interface SyncResult {
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
}

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

/** Writes a file so that a reader sees it before or after, never half of it. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.new`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, path);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Makes a folder hold exactly these files. What is the same already is not written again; what is no longer wanted is
 * removed last, so that pages being read keep what they need.
 */
export function syncFolder(folder: string, files: OutputFiles): SyncResult {
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for (const [name, content] of files) {
    const path = join(folder, name);
    const bytes = bytesOf(content);
    if (isSame(path, bytes)) continue;
    writeWhole(path, bytes);
    written += 1;
  }
  const stale = filesBelow(folder).filter((path) => !files.has(relative(folder, path).split(sep).join('/')));
  for (const path of stale) rmSync(path);
  return { written, unchanged: files.size - written, removed: stale.length };
}
