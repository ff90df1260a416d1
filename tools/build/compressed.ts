import { join } from 'node:path';
import { CODINGS, compress, compressedName, contentDigest, isCompressible } from '@plinth/server/compress';
import { readIfThere } from './cache.ts';
import { bytesOf, syncFolder } from './sync.ts';
import type { OutputFiles } from './types.ts';

/**
 * How many bytes of text files a build compresses. The brands' sites have less than half of this. For a site with a thousand
 * services it covers the app, the pictures and the first pages; the rest would take longer than the whole other build, so
 * the server compresses it in the background.
 */
const MAX_BYTES = 4_000_000;

/**
 * Fills a folder with the text files of a site at maximum compression, under the names by which the server looks them up, so that
 * even the first visitor after a start gets them. Results for unchanged files are kept, including those that the server made:
 * for a site with a thousand services that takes it minutes.
 *
 * @param maxBytes how many uncompressed bytes are compressed now; files that would exceed the limit are skipped
 */
export async function writeCompressed(
  files: OutputFiles,
  folder: string,
  maxBytes: number = MAX_BYTES,
): Promise<void> {
  const names = new Set<string>();
  const makers = new Map<string, () => Promise<Uint8Array>>();
  let size = 0;
  for (const [file, content] of files) {
    const body = bytesOf(content);
    if (!isCompressible(file, body.length)) continue;
    size += body.length;
    const hasRoom = size <= maxBytes;
    const digest = contentDigest(body);
    for (const coding of CODINGS) {
      const name = compressedName(digest, coding);
      names.add(name);
      if (hasRoom)
        makers.set(name, async () => (await readIfThere(join(folder, name))) ?? compress(body, coding));
    }
  }
  const made = await Promise.all([...makers].map(async ([name, make]) => [name, await make()] as const));
  syncFolder(folder, new Map(made), (name) => (names.has(name) ? Infinity : 0));
}
