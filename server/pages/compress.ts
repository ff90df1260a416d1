import { createHash, type Hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import { mediaType } from './mediaTypes.ts';

/** The content codings that are sent, the smallest first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The endings of compressed files' names. */
const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_SIZE = 512;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

function brotliOptions(size: number, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size } };
}

/** The short name of the data hashed with SHA-256. */
export function shortName(hash: Hash): string {
  return hash.digest('base64url').slice(0, 12);
}

/** A short name for some bytes: equal bytes have the same name, different bytes different ones. */
export function contentDigest(body: Uint8Array): string {
  return shortName(createHash('sha256').update(body));
}

/**
 * The name of a file's compressed form in the build's folder. It is derived from the content, so that it can never be mistaken
 * for the form of an older or newer file.
 *
 * @param digest the file's, by {@link contentDigest}
 */
export function compressedName(digest: string, coding: Coding): string {
  return digest + ENDINGS[coding];
}

/** Whether a file is sent compressed: if it is a text, and not tiny. */
export function isCompressible(name: string, size: number): boolean {
  return mediaType(name).text && size >= MIN_COMPRESSED_SIZE;
}

/** Compresses as far as possible, off the main thread; takes about 0.05 s for each 50 kB. */
export function compress(body: Uint8Array, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? brotliAsync(body, brotliOptions(body.length, constants.BROTLI_MAX_QUALITY))
    : gzipAsync(body, { level: constants.Z_BEST_COMPRESSION });
}
