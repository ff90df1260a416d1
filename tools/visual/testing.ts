import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Finding } from './finding.ts';
import type { Picture } from './picture.ts';
import type { Report } from './report.ts';

/** A folder with these files by their paths, removed when the test has ended. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs git in a folder, with an identity. */
function runGit(cwd: string, args: readonly string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.com', 'commit.gpgsign=false'];
  const identity = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' });
}

/** A repository, with functions that run git in it and commit a file. */
export function newRepository() {
  const root = temporaryFolder();
  const git = (...args: readonly string[]) => runGit(root, args);
  git('init', '--quiet', '--initial-branch', 'main');
  const commit = (name: string) => {
    writeFileSync(join(root, name), name);
    git('add', '.');
    git('commit', '--quiet', '--message', name);
  };
  return { root, git, commit };
}

/** A picture of a story by its name, in a mode. */
export const pictureOf = (name: string, mode: string): Picture => ({
  id: `${name}.${mode}`,
  storyId: name,
  title: 'Components/Button',
  name,
  file: './stories/Button.stories.tsx',
  mode,
  facts: { locale: mode, theme: 'light' },
  width: 1024,
  height: 768,
  globals: '',
});

/** The packages that a project provides: Storybook, and what `package.json` beside this file names. */
const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** A copy of the package outside the repository, where anything that it took from there would be missing. */
function copyOfPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-package-'));
  cpSync(import.meta.dirname, folder, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|\/scratch$|\/testing\.ts$/.test(path),
  });
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  return folder;
}

/** How a run of the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** @param hears is called with the whole output so far, whenever there is more */
async function endOf(run: ChildProcess, hears: (output: string) => void): Promise<Ended> {
  let output = '';
  for (const stream of [run.stdout, run.stderr])
    stream?.on('data', (chunk: Buffer) => hears((output += chunk.toString())));
  const [code]: readonly (number | null)[] = await once(run, 'close');
  return { code: code ?? null, output };
}

/** A foreign project with a tiny workshop of its own, photographed by a copy of this package outside the repository. */
export class Scratch {
  private readonly tool = copyOfPackage();
  readonly root = mkdtempSync(join(tmpdir(), 'visual-scratch-'));
  /** The folder for temporary files of its runs. */
  readonly temporary = mkdtempSync(join(tmpdir(), 'visual-temporary-'));

  constructor() {
    cpSync(join(import.meta.dirname, 'scratch'), this.root, { recursive: true });
    symlinkSync(PACKAGES, join(this.root, 'node_modules'));
    this.write('package.json', '{ "name": "scratch", "private": true, "type": "module" }');
    this.write('.gitignore', 'node_modules\n');
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('Begin');
  }

  git(...args: readonly string[]): string {
    return runGit(this.root, args);
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  /** Replaces text in a file; the text has to be there, so that no test passes because nothing was changed. */
  edit(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`'${from}' is not in ${path}.`);
    this.write(path, text.replace(from, to));
  }

  /** Puts every file back as it was committed. */
  restore(): void {
    this.git('checkout', '--quiet', '--', '.');
    this.git('clean', '--quiet', '--force', '-d');
  }

  /** Starts the command. */
  start(...args: readonly string[]): ChildProcess {
    return spawn(process.execPath, [join(this.tool, 'main.ts'), ...args], {
      cwd: this.root,
      env: { ...process.env, TMPDIR: this.temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs the command to its end. */
  run(...args: readonly string[]): Promise<Ended> {
    return endOf(this.start(...args), () => {});
  }

  /** Runs the command with all pictures to its end, and calls `act` once it has printed these words. */
  runUntil(words: string, act: (run: ChildProcess) => void): Promise<Ended> {
    const child = this.start('--all');
    let isDone = false;
    return endOf(child, (output) => {
      if (isDone || !output.includes(words)) return;
      isDone = true;
      act(child);
    });
  }

  /** What the last run reported. */
  findings() {
    const { findings }: Report = JSON.parse(this.read('dist/visual/summary.json'));
    return findings.map(({ picture: { storyId }, ...told }) => ({ ...told, storyId }));
  }

  dispose(): void {
    for (const folder of [this.root, this.temporary, this.tool])
      rmSync(folder, { recursive: true, force: true });
  }
}

/** A report with these findings, of one picture. */
export const reportOf = (findings: readonly Finding[]): Report => ({
  base: 'base',
  head: 'head',
  findings,
  taken: 1,
  shooting: 0,
  untouched: 0,
  leftOut: [],
  scope: '',
  browser: '',
  browserName: 'chromium',
  duration: 0,
});
