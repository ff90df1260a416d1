import { mkdir, mkdtempDisposable, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { forgetGoneWorktrees, worktrees } from './git.ts';

/** A run's own folders have its process id in their names, so that a later run can tell which are left over. */
const PREFIX = 'plinth-visual-';

/** A new folder of this run, which is gone at the end of its scope. */
export const ownFolder = (parent: string) => mkdtempDisposable(join(parent, `${PREFIX}${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive too; only 'no such process' means that it is gone.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

function isLeftOver(folder: string): boolean {
  const name = basename(folder);
  return name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10));
}

/**
 * Opens the place for what is not finished: inside the cache, so that finished things can be moved there in one step. What
 * runs that were stopped in the middle have left there, or checked out, is cleared away.
 */
export async function openWorkspace(root: string, cache: string): Promise<string> {
  const place = join(cache, 'unfinished');
  await mkdir(place, { recursive: true });
  const folders = [...(await readdir(place)).map((name) => join(place, name)), ...(await worktrees(root))];
  for (const folder of folders.filter(isLeftOver)) {
    // A build that outlived its run may still be writing there for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
  await forgetGoneWorktrees(root);
  return place;
}
