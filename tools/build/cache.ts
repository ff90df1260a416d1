import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './sync.ts';

/** A key for {@link cached}: changes when any part does. */
export function cacheKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update(':').update(part);
  return hash.digest('hex').slice(0, 32);
}

/** The content of a file that need not exist, or may disappear at any moment, so that checking first would prove nothing. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    // Not with `instanceof`: the workshop's tests have an `Error` class of their own.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Takes a result from the cache, or makes it and keeps it there. Files are moved into place whole, so that builds may
 * run at the same time and a broken one leaves nothing half-written.
 *
 * @param file below the repository's `.cache`, with its key in the name
 */
export async function cached(
  root: string,
  file: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(root, '.cache', file);
  const found = await readIfThere(path);
  if (found !== undefined) return found;
  const made = await make();
  writeWhole(path, made);
  return made;
}
