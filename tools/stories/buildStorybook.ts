import { spawnSync } from 'node:child_process';
import { globSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the workshop is made from; newer files here make a build stale. The server is among them because brands without
 * fixtures show what it answers, and so are the guides that the workshop shows.
 */
const SOURCES = [
  '.storybook',
  'stories',
  'src',
  'site',
  'server',
  'docs/{assembling-pages,forms,theming}.md',
  'package-lock.json',
  'tsconfig.json',
];
const indexOf = (folder: string): string => join(folder, 'index.json');

/** Whether a build lacks something that its sources have; a folder is newer than what was taken out of it. */
export function isStale(root: string, folder: string): boolean {
  const index = statSync(indexOf(folder), { throwIfNoEntry: false });
  if (index === undefined) return true;
  const patterns = SOURCES.flatMap((source) => [source, `${source}/**`]);
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).some(
    (path) => statSync(join(root, path)).mtimeMs > index.mtimeMs,
  );
}

/** What a build of the workshop needs to know. */
export interface BuildOptions {
  /** The repository. */
  readonly root: string;
  /** Where the build goes. */
  readonly folder: string;
  /** Builds these stories in place of the workshop's; relative to the repository. */
  readonly stories?: string;
}

/**
 * Builds the static Storybook. No telemetry, no question to the network.
 *
 * @throws Error when the build fails; its output stands above
 */
export function buildStorybook({ root, folder, stories }: BuildOptions): void {
  const started = new Date();
  const index = indexOf(folder);
  const { status } = spawnSync(
    'storybook',
    ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
        // Whoever builds it: in a test it would be a workshop in development, which asks its server for files.
        NODE_ENV: 'production',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...(stories === undefined ? {} : { WORKSHOP_STORIES: stories }),
      },
    },
  );
  if (status !== 0) {
    // It may be there already, and would pass for a whole build.
    rmSync(index, { force: true });
    throw new Error(`The static Storybook could not be built (storybook build ended with ${status}).`);
  }
  // What was changed while the build ran may not be in it.
  utimesSync(index, started, started);
}
