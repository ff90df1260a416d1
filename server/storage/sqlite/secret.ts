import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../hasCode.ts';
import { makePrivateFile } from './privateFile.ts';

/** The file with the secret of the address hashes, below `DATA_DIR`; not in the database, whose copies would contain both. */
const FILE_NAME = 'address.key';
const BYTES = 32;

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Writes a file completely or not at all; the first process to do so wins. */
function create(path: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = makePrivateFile(draft);
    try {
      writeSync(handle, randomBytes(BYTES));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The secret of the address hashes below `dataDir`; created where there is none, because earlier hashes count for a minute only.
 */
export function addressSecret(dataDir: string): Buffer {
  const path = join(dataDir, FILE_NAME);
  const known = read(path);
  if (known?.length === BYTES) return known;
  // Only what was there: another process may have created its secret since, and uses it.
  if (known !== undefined) rmSync(path, { force: true });
  create(path);
  const made = read(path);
  if (made?.length !== BYTES) throw new Error(`${path} cannot be read`);
  return made;
}
