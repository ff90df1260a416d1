import {
  type DisposableTempDir,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdtempDisposableSync,
  openSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What Linux calls file systems that live in memory (`statfs(2)`): tmpfs and ramfs. */
const IN_MEMORY: readonly number[] = [0x01_02_19_94, 0x85_84_58_f6];

/**
 * Makes a scratch folder on the disk that `DATA_DIR` is on.
 *
 * @param typeOf gives the type of a folder's file system
 * @throws Error when that is no disk: what flushes nothing says nothing about flushing
 */
export function scratchOnDisk(
  dataDir: string,
  typeOf: (folder: string) => number = (folder) => statfsSync(folder).type,
): DisposableTempDir {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  if (IN_MEMORY.includes(typeOf(folder)))
    throw new Error(
      `DATA_DIR ${dataDir} lies in memory (tmpfs), which flushes nothing: name a folder on a disk`,
    );
  return mkdtempDisposableSync(join(folder, '.plinth-bench-'));
}

/** How often a second a folder's disk takes an overwrite that is flushed: the limit for anything that is durable. */
export function overwriteAndFlush(folder: string, seconds: number): number {
  const file = openSync(join(folder, 'overwrite'), 'w');
  const block = Buffer.alloc(4096, 1);
  writeSync(file, block, 0, block.length, 0);
  fdatasyncSync(file);
  const from = performance.now();
  let count = 0;
  while (performance.now() - from < seconds * 1000) {
    writeSync(file, block, 0, block.length, 0);
    fdatasyncSync(file);
    count += 1;
  }
  const took = performance.now() - from;
  closeSync(file);
  return (count / took) * 1000;
}
