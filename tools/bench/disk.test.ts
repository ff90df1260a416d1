import { dirname, join } from 'node:path';
import { temporaryFolder } from '@plinth/server/testing/files';
import { expect, test } from 'vitest';
import { scratchOnDisk } from './disk.ts';

/** What `statfs(2)` says of ext4. */
const EXT4 = 0xef53;
const TMPFS = 0x01021994;

test('what is measured on the disk is measured where the data lies, never in memory', () => {
  const disk = temporaryFolder();
  const dataDir = join(disk, 'not/there/yet');
  expect(dirname(scratchOnDisk(dataDir, () => EXT4).path)).toBe(disk);
  expect(() => scratchOnDisk(dataDir, () => TMPFS)).toThrow(
    `DATA_DIR ${dataDir} lies in memory (tmpfs), which flushes nothing: name a folder on a disk`,
  );
});
