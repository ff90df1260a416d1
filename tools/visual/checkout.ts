import { lstat, mkdir, readFile, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from './command.ts';
import { addWorktree, fileAt, removeWorktree } from './git.ts';
import { newCheckoutFolder } from './workspace.ts';

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Links one entry of `node_modules`. A package of this repository is itself a link to its folder and is copied as it is,
 * so that the base gets the base's own packages and not those of the working tree.
 */
async function linkEntry(from: string, to: string): Promise<void> {
  const isLink = (await lstat(from)).isSymbolicLink();
  await symlink(isLink ? await readlink(from) : from, to);
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    // Caches of tools belong to the checkout that filled them.
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name.startsWith('@')) await linkFolder(join(from, name), join(to, name));
    else await linkEntry(join(from, name), join(to, name));
  }
}

/** Folders that have their own `node_modules`, by the lock file: the root, and packages with a version of their own. */
function moduleFolders(lock: string): string[] {
  const folders = new Set<string>();
  const parsed: unknown = JSON.parse(lock);
  const packages =
    typeof parsed === 'object' && parsed !== null && 'packages' in parsed ? parsed.packages : undefined;
  for (const path of Object.keys(packages ?? {})) {
    const [owner] = path.split('node_modules/');
    if (owner !== undefined && owner !== path) folders.add(join(owner, 'node_modules'));
  }
  return [...folders];
}

async function provideModules(root: string, commit: string, checkout: string): Promise<void> {
  const lock = await readOptional(join(root, 'package-lock.json'));
  const baseLock = await fileAt(root, commit, 'package-lock.json');
  if (baseLock !== lock) {
    await run('npm', ['ci', '--no-audit', '--no-fund'], checkout);
    return;
  }
  const folders = lock === undefined ? ['node_modules'] : moduleFolders(lock);
  for (const folder of folders) {
    const from = await realpath(join(root, folder));
    await mkdir(dirname(join(checkout, folder)), { recursive: true });
    await linkFolder(from, join(checkout, folder));
  }
}

/**
 * Gives the files of a commit in a folder of their own for as long as `use` runs, with the modules they need: linked when
 * the commit has the same lock file as the working tree, installed otherwise.
 */
export async function withCheckout<T>(
  root: string,
  commit: string,
  use: (checkout: string) => Promise<T>,
): Promise<T> {
  const checkout = await newCheckoutFolder();
  try {
    await addWorktree(root, commit, checkout);
    await provideModules(root, commit, checkout);
    return await use(checkout);
  } finally {
    await removeWorktree(root, checkout);
    await rm(checkout, { recursive: true, force: true });
  }
}
