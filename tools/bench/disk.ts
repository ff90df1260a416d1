import {
  type DisposableTempDir,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdtempDisposableSync,
  openSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes a scratch folder on the disk that `DATA_DIR` is on. */
export function scratchOnDisk(dataDir: string): DisposableTempDir {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  return mkdtempDisposableSync(join(folder, '.plinth-bench-'));
}

/** How many flushed overwrites a second a folder's disk takes: the upper limit for all durable writes. */
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
