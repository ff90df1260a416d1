import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './command.ts';
import { CouldNotRun } from './failure.ts';
import { findBase } from './git.ts';

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'visual-git-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

it('outside a repository it says so, and does not ask for a main branch', async () => {
  await expect(findBase(folder(), undefined)).rejects.toThrow(/not a git repository/);
});

it('a program that is not there is told in plain words', async () => {
  const missing = run('no-such-program', [], folder());
  await expect(missing).rejects.toThrow(/^'no-such-program' cannot be started: /);
  await expect(missing).rejects.toBeInstanceOf(CouldNotRun);
});
