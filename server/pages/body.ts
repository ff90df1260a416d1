import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { contentDigest, shortName } from './compress.ts';

/** How much of a file is read at a time, in bytes: the memory that each visitor of a big file costs. */
const CHUNK = 64 * 1024;

/** Bodies above this size, in bytes, are sent from the disk, in several reads. Compressed pages and scripts are far smaller. */
export const MAX_IN_MEMORY = CHUNK;

/** A file has changed since the site was loaded, or cannot be read. A new build fixes that when it is complete. */
export class DiskFileError extends Error {
  override readonly name = 'DiskFileError';
}

/** A file that is sent from the disk. */
export interface DiskFile {
  /** In bytes. */
  readonly length: number;
  /**
   * Reads a part, both ends included. A file that is replaced meanwhile is read to its end as it was.
   *
   * @throws DiskFileError when it is gone or was changed, before any changed content is returned
   */
  read(start: number, end: number): AsyncGenerator<Buffer>;
}

/** The body of an answer: bytes, or a file that is too big to be held in memory. */
export type Body = Buffer | DiskFile;

/** Names the file or folder that cannot be read. */
export function unreadable(path: string, error: unknown): DiskFileError {
  if (error instanceof DiskFileError) return error;
  return new DiskFileError(`${path} cannot be read: ${String(error)}`, { cause: error });
}

function diskFile(path: string, length: number, isSame: (stats: Stats) => boolean): DiskFile {
  return {
    length,
    async *read(start, end) {
      try {
        await using handle = await open(path);
        for (let at = start; at <= end;) {
          const chunk = Buffer.allocUnsafe(Math.min(CHUNK, end + 1 - at));
          const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
          // Checked after each chunk: only then was the chunk surely read from the unchanged file.
          if (bytesRead === 0 || !isSame(await handle.stat())) throw new DiskFileError(`${path} was changed`);
          yield chunk.subarray(0, bytesRead);
          at += bytesRead;
        }
      } catch (error) {
        throw unreadable(path, error);
      }
    },
  };
}

/** All bytes of a body. @throws DiskFileError when its file is gone or was changed */
export async function bytesOf(body: Body): Promise<Buffer> {
  return Buffer.isBuffer(body) ? body : buffer(body.read(0, body.length - 1));
}

/** A short name for a body's content. @throws DiskFileError when its file is gone or was changed */
export async function digestOf(body: Body): Promise<string> {
  if (Buffer.isBuffer(body)) return contentDigest(body);
  const hash = createHash('sha256');
  for await (const chunk of body.read(0, body.length - 1)) hash.update(chunk);
  return shortName(hash);
}

async function openBody(path: string, hasLastingName: boolean, maxInMemory: number): Promise<Body> {
  await using handle = await open(path);
  const stats = await handle.stat();
  if (stats.size <= maxInMemory) return await handle.readFile();
  const isSame = ({ ino, size, mtimeMs }: Stats) =>
    ino === stats.ino && size === stats.size && (hasLastingName || mtimeMs === stats.mtimeMs);
  return diskFile(path, stats.size, isSame);
}

/**
 * Reads a file that is to be served, and holds it in memory unless it is too big.
 *
 * @param hasLastingName whether its name changes with its content: a build touches such a file even when it is unchanged, so that
 *   its time says nothing
 * @param maxInMemory in bytes; a bigger one is sent from the disk
 * @throws DiskFileError when it is gone or cannot be read
 */
export async function readBody(path: string, hasLastingName: boolean, maxInMemory: number): Promise<Body> {
  try {
    return await openBody(path, hasLastingName, maxInMemory);
  } catch (error) {
    throw unreadable(path, error);
  }
}
