import { join } from 'node:path';
import { CODINGS, compress, compressedName, contentDigest, isCompressible } from '@plinth/server/compress';
import { readIfThere } from './cache.ts';
import { bytesOf, syncFolder } from './sync.ts';
import type { OutputFiles } from './types.ts';

/**
 * How many bytes of texts a build compresses. The brands' sites have less than half of it; of a site with a thousand
 * services it is the app, the pictures and the first pages, and the rest would take longer than everything else together:
 * the server compresses it in the background.
 */
const MAX_BYTES = 4_000_000;

/**
 * Makes a folder hold the texts of a site as small as they get, by the names under which the server looks for them, so that the first
 * visitor after a start gets them so. What did not change is taken as it is; and what the server made of files which are
 * still the same stays: for a site with a thousand services it works on them for minutes.
 *
 * @param maxBytes of the texts that are compressed now, as they are; those for which no room is left are passed over
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
