import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell } from '../browser.ts';
import { type StoryIndex, groupIndex, partOf } from './groupIndex.ts';
import { serveFolder } from '../staticServer.ts';

/** Where tests serve the workshop: never at the root, so that a path that only works there is found. */
const BASE_PATH = '/some/sub-path/';
const TEST_INDEX_PATH = '/tests/';

/** What a run did. */
export interface StoriesRun {
  /** The exit code of the test-runner; 0 when every story passed. */
  readonly exitCode: number;
  readonly stories: number;
  readonly seconds: number;
  /** What the test-runner wrote, when it was not shown. */
  readonly output: string;
}

/** What to run. */
export interface StoriesRunOptions {
  readonly root: string;
  /** The static Storybook. */
  readonly folder: string;
  /** Runs only stories whose name, such as `Pages/Home: Ready`, matches. */
  readonly only?: RegExp | undefined;
  /** More arguments for the test-runner. */
  readonly args?: readonly string[];
  /** Whether the test-runner's output is shown as it comes. */
  readonly show?: boolean;
}

interface Spawned {
  readonly exitCode: number;
  readonly output: string;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv, root: string, show: boolean) {
  return new Promise<Spawned>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stderr.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Runs the test-runner against a static Storybook, served under a sub-path by a server of its own. */
export async function runStories({
  root,
  folder,
  only,
  args = [],
  show = true,
}: StoriesRunOptions): Promise<StoriesRun> {
  const executablePath = findHeadlessShell();
  // One more than the cores that it is made for: a story that waits leaves its core to another.
  const workers = Math.min(2, availableParallelism()) + 1;
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const grouped = groupIndex(only === undefined ? index : partOf(index, only), workers);
  await using server = await serveFolder({
    folder,
    basePath: BASE_PATH,
    extra: { [TEST_INDEX_PATH]: '{}', [`${TEST_INDEX_PATH}index.json`]: JSON.stringify(grouped) },
  });
  const started = performance.now();
  const { exitCode, output } = await run(
    join(root, 'node_modules/.bin/test-storybook'),
    [
      '--index-json',
      '--config-dir',
      '.storybook',
      '--maxWorkers',
      String(workers),
      '--disable-telemetry',
      ...args,
    ],
    {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      TARGET_URL: `${server.origin}${TEST_INDEX_PATH}`,
      REFERENCE_URL: server.url,
      WORKSHOP_URL: server.url,
      CHROMIUM_PATH: executablePath,
    },
    root,
    show,
  );
  const seconds = (performance.now() - started) / 1000;
  return { exitCode, output, seconds, stories: Object.keys(grouped.entries).length };
}
