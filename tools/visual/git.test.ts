import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';
import { contentOfCommit, contentOfTree, findBase } from './git.ts';
import { temporaryFolder } from './testing.ts';

it('outside a repository it says so, and does not ask for a main branch', async () => {
  await expect(findBase(temporaryFolder(), undefined)).rejects.toThrow(/not a git repository/);
});

it('a program that is not there is told in plain words', async () => {
  const missing = run('no-such-program', [], temporaryFolder());
  await expect(missing).rejects.toThrow(/^'no-such-program' cannot be started: /);
  await expect(missing).rejects.toBeInstanceOf(CouldNotRun);
});

it('a working tree has the name of its content, whatever of it is committed', async () => {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.invalid', ...args], { cwd: root });
  git('init', '--quiet');
  writeFileSync(join(root, 'a'), '1');
  writeFileSync(join(root, '.gitignore'), 'dist');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a');
  const committed = await contentOfCommit(root, 'HEAD');
  expect(await contentOfTree(root)).toBe(committed);
  writeFileSync(join(root, 'dist'), 'ignored');
  expect(await contentOfTree(root)).toBe(committed);
  // A pattern may fit files that are committed all the same.
  writeFileSync(join(root, 'kept'), '1');
  git('add', 'kept');
  git('commit', '--quiet', '--message', 'kept');
  writeFileSync(join(root, '.git/info/exclude'), 'kept');
  expect(await contentOfTree(root)).toBe(await contentOfCommit(root, 'HEAD'));
  writeFileSync(join(root, 'new'), 'untracked');
  const changed = await contentOfTree(root);
  expect(changed).not.toBe(committed);
  writeFileSync(join(root, 'a'), '2');
  expect(await contentOfTree(root)).not.toBe(changed);
  writeFileSync(join(root, 'a'), '1');
  // Nothing was staged by asking.
  expect(execFileSync('git', ['diff', '--cached', '--name-only'], { cwd: root }).toString()).toBe('');
  git('add', '.');
  git('commit', '--quiet', '--message', 'b');
  expect(await contentOfCommit(root, 'HEAD')).toBe(changed);
});
