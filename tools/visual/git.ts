import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';

/** Where the main branch may be, the remote's own answer first. */
const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

const git = (cwd: string, ...args: readonly string[]): Promise<string> => run('git', args, cwd);

const tryGit = (cwd: string, ...args: readonly string[]): Promise<string | undefined> =>
  git(cwd, ...args).catch(() => undefined);

const commitOf = async (cwd: string, ref: string): Promise<string | undefined> =>
  (await tryGit(cwd, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`))?.trim();

/**
 * The commit to compare with.
 *
 * @param ref the requested commit; unset: where the branch left the main branch
 * @throws CouldNotRun when there is no such commit
 */
export async function findBase(root: string, ref: string | undefined): Promise<string> {
  // Without git, or outside a repository, everything below would just find nothing.
  const below = (await git(root, 'rev-parse', '--show-prefix')).trim();
  if (below !== '')
    throw new CouldNotRun(`The workshop has to lie at the root of its repository, not in ${below}.`);
  if (ref !== undefined) {
    const commit = await commitOf(root, ref);
    if (commit !== undefined) return commit;
    throw new CouldNotRun(`There is no commit '${ref}' here. Fetch it, or name another with --base.`);
  }
  for (const branch of MAIN_BRANCHES) {
    const tip = await commitOf(root, branch);
    if (tip === undefined) continue;
    const base = await tryGit(root, 'merge-base', 'HEAD', tip);
    if (base !== undefined) return base.trim();
  }
  throw new CouldNotRun(
    'No main branch shares history with this one, so there is nothing to compare with. Fetch the main branch with its ' +
      'history; a shallow clone lacks it.',
  );
}

const names = (list: string): string[] => list.split('\0').filter((name) => name !== '');

/** The files that differ between a commit and the working tree: changed, added (also when untracked) and deleted. */
export async function changedFiles(root: string, base: string): Promise<string[]> {
  const tracked = names(await git(root, 'diff', '--name-only', '--no-renames', '-z', base, '--'));
  const untracked = names(await git(root, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...tracked, ...untracked])].toSorted();
}

/** Whether a folder has files that are in the repository. */
export const isKept = async (root: string, folder: string): Promise<boolean> =>
  Boolean(await tryGit(root, 'ls-files', '--', folder));

/** A name for the content of a commit. */
export const contentOfCommit = async (root: string, commit: string): Promise<string> =>
  (await git(root, 'rev-parse', `${commit}^{tree}`)).trim();

/** A name for the content of the working tree, as for a commit: the same name for the same files, including untracked ones. */
export async function contentOfTree(root: string): Promise<string> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'visual-index-'));
  // A separate index, with the files of the last commit, since some of them may be ignored, but without their times, so that
  // every file is read. In a copy of the repository's index, a file changed in the second in which it was written would count
  // as unchanged.
  const env = { GIT_INDEX_FILE: join(folder.path, 'index') };
  await run('git', ['read-tree', 'HEAD'], root, env);
  await run('git', ['add', '--all'], root, env);
  return (await run('git', ['write-tree'], root, env)).trim();
}

/** Checks out a commit into a folder, as a repository of its own that takes its history from this one. */
export async function cloneCommit(root: string, commit: string, folder: string): Promise<void> {
  await git(root, 'clone', '--quiet', '--shared', '--no-checkout', '.', folder);
  // By this repository, which can fetch missing files, and may have a commit that no branch of the clone reaches.
  const env = { GIT_INDEX_FILE: join(folder, '.git/index') };
  await run('git', ['read-tree', commit], root, env);
  await run('git', ['checkout-index', '--all', `--prefix=${folder}/`], root, env);
}
