import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, readlink, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';
import { changedFiles, cloneCommit } from './git.ts';
import { CHECKOUTS, ownFolder } from './workspace.ts';

/**
 * Links the contents of a `node_modules`. A package of this repository is itself a link to its folder; that link is copied, so
 * that the base gets the base's own packages and not those of the working tree.
 */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches of tools belong to the checkout that filled them.
    if (entry.name.startsWith('.') && entry.name !== '.bin') continue;
    if (entry.name.startsWith('@')) await linkFolder(source, target);
    else await symlink(entry.isSymbolicLink() ? await readlink(source) : source, target);
  }
}

type Packages = Readonly<Record<string, { readonly version?: string }>>;

/** The packages that a lock file names, by their folders; undefined where there is no such file. */
async function packagesOf(file: string): Promise<Packages | undefined> {
  if (!existsSync(file)) return undefined;
  const { packages }: { packages: Packages } = JSON.parse(await readFile(file, 'utf8'));
  return packages;
}

/** @throws CouldNotRun when the installed packages differ from the lock file: its changes would go unnoticed */
export async function checkInstalled(root: string): Promise<void> {
  const wanted = await packagesOf(join(root, 'package-lock.json'));
  const installed = Object.entries((await packagesOf(join(root, 'node_modules/.package-lock.json'))) ?? {});
  const isOther = ([path, { version }]: (typeof installed)[number]) =>
    path.includes('node_modules/') && wanted?.[path]?.version !== version;
  const other = wanted && installed.find(isOther);
  if (other !== undefined)
    throw new CouldNotRun(`${other[0]} is not what package-lock.json names. Run npm ci first.`);
}

/** Folders that have their own `node_modules`: the root, and packages with a version of their own. */
function moduleFolders(packages: object): string[] {
  const owners = Object.keys(packages).flatMap((path) => /^(.*?)node_modules\//.exec(path)?.[1] ?? []);
  return [...new Set(owners)].map((owner) => join(owner, 'node_modules'));
}

async function provideModules(root: string, commit: string, checkout: string): Promise<void> {
  const lock = 'package-lock.json';
  const changed = await changedFiles(root, commit);
  const foreign = changed.find((path) => /^(?:yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(path));
  // By links the base would get the working tree's packages, and changes in them would go unnoticed.
  if (foreign !== undefined)
    throw new CouldNotRun(`${foreign} has changed: the base gets packages of its own by npm only.`);
  if (changed.includes(lock)) {
    // Most packages are in npm's cache, and the registry may be unreachable.
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], checkout);
    return;
  }
  const packages = await packagesOf(join(root, lock));
  const folders = packages === undefined ? ['node_modules'] : moduleFolders(packages);
  for (const folder of folders) await linkFolder(await realpath(join(root, folder)), join(checkout, folder));
}

/**
 * Checks out a commit into a folder of its own for as long as `use` runs, with the modules it needs: linked when the commit
 * has the same lock file as the working tree, installed otherwise.
 */
export async function withCheckout<T>(
  root: string,
  commit: string,
  use: (checkout: string) => Promise<T>,
): Promise<T> {
  await using checkout = await ownFolder(CHECKOUTS);
  await cloneCommit(root, commit, checkout.path);
  await provideModules(root, commit, checkout.path);
  return await use(checkout.path);
}
