import { mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A run's own folders have its process id in their names, so that a later run can tell which are left over. */
const PREFIX = 'plinth-visual-';

/** Where commits are checked out: outside the repository, so that none of its tools finds them. */
export const CHECKOUTS = join(tmpdir(), `plinth-checkouts-of-${process.getuid?.() ?? 'all'}`);

/** A new folder of this run, which is gone at the end of its scope. */
export async function ownFolder(parent: string) {
  await mkdir(parent, { recursive: true });
  return mkdtempDisposable(join(parent, `${PREFIX}${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too; only 'no such process' means that it is gone.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

const isLeftOver = (name: string): boolean =>
  name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10));

/**
 * Opens the folder for unfinished work: inside the cache, so that finished things can be moved there in one step. Anything
 * that interrupted runs have left there, or checked out, is removed.
 */
export async function openWorkspace(cache: string): Promise<string> {
  const place = join(cache, 'unfinished');
  for (const parent of [place, CHECKOUTS]) {
    await mkdir(parent, { recursive: true });
    for (const name of (await readdir(parent)).filter(isLeftOver)) {
      // A build that outlived its run may still be writing there for a moment.
      await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    }
  }
  return place;
}
