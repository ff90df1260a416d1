import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CODINGS,
  type Coding,
  compress,
  compressedName,
  contentDigest,
  isCompressible,
} from '@plinth/server/compress';
import { bytesOf, syncFolder } from './sync.ts';
import type { OutputFiles } from './types.ts';

/**
 * How many bytes of texts a build compresses. The brands' sites have less than half of it; of a site with a thousand
 * services it is the app, the pictures and the first pages, and the rest would take longer than everything else together:
 * the server compresses it in the background.
 */
const MAX_BYTES = 4_000_000;

async function compressedBefore(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The names under which the compressed forms of these files are kept, whoever makes them: the build, or the server later. */
function compressedNames(files: OutputFiles): ReadonlySet<string> {
  const names = [...files].flatMap(([name, content]) => {
    const body = bytesOf(content);
    if (!isCompressible(name, body.length)) return [];
    const digest = contentDigest(body);
    return CODINGS.map((coding) => compressedName(digest, coding));
  });
  return new Set(names);
}

/**
 * Compresses the texts of a site as small as they get, so that the first visitor after a start gets them so.
 *
 * @param folder the last build's, from which is taken what did not change
 * @param maxBytes of the texts as they are; those for which no room is left are passed over
 * @returns compressed forms by the names under which the server looks for them
 */
export async function compressTexts(
  files: OutputFiles,
  folder: string,
  maxBytes: number = MAX_BYTES,
): Promise<Map<string, Uint8Array>> {
  const wanted = new Map<string, { readonly body: Uint8Array; readonly coding: Coding }>();
  let size = 0;
  for (const [name, content] of files) {
    const body = bytesOf(content);
    if (!isCompressible(name, body.length) || size + body.length > maxBytes) continue;
    size += body.length;
    const digest = contentDigest(body);
    for (const coding of CODINGS) wanted.set(compressedName(digest, coding), { body, coding });
  }
  return new Map(
    await Promise.all(
      [...wanted].map(async ([name, { body, coding }]): Promise<[string, Uint8Array]> => [
        name,
        (await compressedBefore(join(folder, name))) ?? (await compress(body, coding)),
      ]),
    ),
  );
}

/**
 * Makes a folder hold the compressed forms of a site. Those that the server made of files which are still the same stay: for
 * a site with a thousand services it works on them for minutes.
 *
 * @param maxBytes of the texts that are compressed now, as they are
 */
export async function writeCompressed(files: OutputFiles, folder: string, maxBytes?: number): Promise<void> {
  const made = await compressTexts(files, folder, maxBytes);
  const wanted = compressedNames(files);
  syncFolder(folder, made, { applies: (name) => wanted.has(name), forMs: Infinity });
}
