import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell } from '../browser.ts';
import type { StoryIndex } from 'storybook/internal/types';
import { serveFolder } from '../staticServer.ts';
import { groupIndex } from './groupIndex.ts';

/** The path at which tests serve the workshop: not the root, so that a path that works only there is noticed. */
const BASE_PATH = '/some/sub-path/';
const TEST_INDEX_PATH = '/tests/';

/** What to run. */
interface StoriesRunOptions {
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

/** The result of a run: the test-runner's exit code, which is 0 when every story passed, the number of stories and the speed. */
export type StoriesRun = Awaited<ReturnType<typeof runStories>>;

/** Runs the test-runner against a static Storybook, served under a sub-path by a server of its own. */
export async function runStories({ root, folder, only, args = [], show = true }: StoriesRunOptions) {
  const executablePath = findHeadlessShell();
  // One more than the cores that it uses: a story that waits leaves its core to another.
  const workers = Math.min(2, availableParallelism()) + 1;
  const index: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const grouped = groupIndex(index, workers, only);
  await using server = await serveFolder({
    folder,
    basePath: BASE_PATH,
    extra: { [TEST_INDEX_PATH]: '{}', [`${TEST_INDEX_PATH}index.json`]: JSON.stringify(grouped) },
  });
  const started = performance.now();
  const program = join(root, 'node_modules/.bin/test-storybook');
  const usual = ['--index-json', '--config-dir', '.storybook', '--maxWorkers', String(workers)];
  const child = spawn(program, [...usual, '--disable-telemetry', ...args], {
    cwd: root,
    stdio: ['ignore', show ? 2 : 'ignore', show ? 2 : 'ignore'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      TARGET_URL: `${server.origin}${TEST_INDEX_PATH}`,
      REFERENCE_URL: server.url,
      WORKSHOP_URL: server.url,
      CHROMIUM_PATH: executablePath,
    },
  });
  const [code]: readonly (number | null)[] = await once(child, 'exit');
  const seconds = (performance.now() - started) / 1000;
  return { exitCode: code ?? 1, seconds, stories: Object.keys(grouped.entries).length };
}
