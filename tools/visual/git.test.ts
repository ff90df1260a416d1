import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';
import { changedFiles, cloneCommit, contentOfCommit, contentOfTree, findBase } from './git.ts';
import { newRepository, temporaryFolder } from './testing.ts';

it('outside a repository it says so, and does not complain about a missing main branch', async () => {
  await expect(findBase(temporaryFolder(), undefined)).rejects.toThrow(/not a git repository/);
});

it('below the root of a repository it says so: the bundler’s paths would differ from those of git', async () => {
  const { root, commit } = newRepository();
  commit('a');
  mkdirSync(join(root, 'ui'));
  await expect(findBase(join(root, 'ui'), undefined)).rejects.toThrow(
    /at the root of its repository, not in ui\/\.$/,
  );
});

it('a missing program is reported in plain words', async () => {
  const missing = run('no-such-program', [], temporaryFolder());
  await expect(missing).rejects.toThrow(/^'no-such-program' cannot be started: /);
  await expect(missing).rejects.toBeInstanceOf(CouldNotRun);
});

it('the changed files are those of the branch, uncommitted and untracked ones too, but none of main', async () => {
  const { root, git, commit } = newRepository();
  commit('old');
  commit('moved');
  git('checkout', '--quiet', '-b', 'mine');
  commit('committed');
  git('checkout', '--quiet', 'main');
  commit('of main');
  git('checkout', '--quiet', 'mine');
  git('mv', 'moved', 'elsewhere');
  writeFileSync(join(root, 'new 檔案'), '');
  writeFileSync(join(root, 'old'), 'changed');
  const changed = await changedFiles(root, await findBase(root, undefined));
  // Both ends of a move: what showed the file at its old place has changed.
  expect(changed).toEqual(['committed', 'elsewhere', 'moved', 'new 檔案', 'old']);
  git('branch', '--move', 'main', 'other');
  await expect(findBase(root, undefined)).rejects.toThrow(/^No main branch/);
});

it('a working tree is named by its content, whether committed or not', async () => {
  const { root, git, commit } = newRepository();
  writeFileSync(join(root, '.gitignore'), 'dist');
  commit('a');
  const committed = await contentOfCommit(root, 'HEAD');
  expect(await contentOfTree(root)).toBe(committed);
  writeFileSync(join(root, 'dist'), 'ignored');
  expect(await contentOfTree(root)).toBe(committed);
  // A pattern in .gitignore may match files that are committed all the same.
  commit('kept');
  writeFileSync(join(root, '.git/info/exclude'), 'kept');
  expect(await contentOfTree(root)).toBe(await contentOfCommit(root, 'HEAD'));
  writeFileSync(join(root, 'new'), 'untracked');
  const changed = await contentOfTree(root);
  expect(changed).not.toBe(committed);
  writeFileSync(join(root, 'a'), 'b');
  expect(await contentOfTree(root)).not.toBe(changed);
  writeFileSync(join(root, 'a'), 'a');
  // Nothing was staged by asking.
  expect(git('diff', '--cached', '--name-only')).toBe('');
  git('add', '.');
  git('commit', '--quiet', '--message', 'b');
  expect(await contentOfCommit(root, 'HEAD')).toBe(changed);
});

it('a base can be checked out in a git hook too, which sets its own repository in the environment', async () => {
  const { root, commit } = newRepository();
  commit('a');
  vi.stubEnv('GIT_DIR', join(root, '.git'));
  vi.stubEnv('GIT_WORK_TREE', root);
  const folder = join(temporaryFolder(), 'base');
  await cloneCommit(root, 'HEAD', folder).finally(() => vi.unstubAllEnvs());
  expect(existsSync(join(folder, 'a'))).toBe(true);
});
