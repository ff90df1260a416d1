import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { removeWorktree, worktrees } from './git.ts';

/** A run's own folders begin with its process id, so that a later run can tell which are left over. */
const CHECKOUT_PREFIX = 'plinth-visual-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too; only 'no such process' means that it is gone.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

const isLeftOver = (name: string): boolean => {
  const pid = Number.parseInt(name, 10);
  return Number.isInteger(pid) && !isRunning(pid);
};

/** A build that outlived its run may still be writing there for a moment. */
const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });

/** Where a run keeps what is not finished: inside the cache, so that finished things can be moved there in one step. */
const unfinishedFolder = (cache: string): string => join(cache, 'unfinished');

/** Clears away what runs that were stopped in the middle have left behind. */
export async function clearLeftovers(root: string, cache: string): Promise<void> {
  const unfinished = unfinishedFolder(cache);
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(unfinished)) {
    if (isLeftOver(name)) await remove(join(unfinished, name));
  }
  for (const folder of await worktrees(root)) {
    const name = basename(folder);
    if (name.startsWith(CHECKOUT_PREFIX) && isLeftOver(name.slice(CHECKOUT_PREFIX.length))) {
      await removeWorktree(root, folder);
      await remove(folder);
    }
  }
}

/** A new folder for this run's unfinished work. */
export const newWorkFolder = (cache: string): Promise<string> =>
  mkdtemp(join(unfinishedFolder(cache), `${process.pid}-`));

/** A new folder for a checkout, outside the repository so that none of its tools finds the copy. */
export const newCheckoutFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), `${CHECKOUT_PREFIX}${process.pid}-`));
