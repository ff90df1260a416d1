import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../build/inputs.ts';

/**
 * What the workshop is built from: including the server, whose answers are shown for brands without fixtures, the guides that the
 * workshop shows, and what it is bundled with.
 */
const SOURCES = [
  '{.storybook,stories,src,site,server}/**',
  'docs/{assembling-pages,forms,theming}.md',
  'tools/{browserPolicy.ts,vite.ts,build/**}',
  'package-lock.json',
  'tsconfig.json',
];

/** A hash of all these sources. */
export function hashSources(root: string): string {
  const exclude = ['**/node_modules', '**/dist', '**/*.test.{ts,tsx}'];
  const files = globSync(SOURCES, { cwd: root, exclude, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return hashFiles(root, files.map(({ parentPath, name }) => join(parentPath, name)).toSorted());
}

/** The file beside a build that contains the hash of its sources. */
export const hashFileOf = (folder: string): string => `${folder}.sources`;

/** Whether a build is missing or was made from other sources. */
export const isStale = (root: string, folder: string): boolean =>
  !existsSync(hashFileOf(folder)) || readFileSync(hashFileOf(folder), 'utf8') !== hashSources(root);

/**
 * Builds the static Storybook, without telemetry or network requests.
 *
 * @param root the repository
 * @param stories are built in place of the workshop's; relative to the repository
 * @throws Error when the build fails; its output stands above
 */
export function buildStorybook(root: string, folder: string, stories?: string): void {
  // Hashed before the build: changes made while it runs may not be in it.
  const sources = hashSources(root);
  rmSync(hashFileOf(folder), { force: true });
  const { status } = spawnSync(
    'storybook',
    ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
        // Set for every caller: a test's own value would give a development build, which requests files from its server.
        NODE_ENV: 'production',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...(stories === undefined ? {} : { WORKSHOP_STORIES: stories }),
      },
    },
  );
  if (status !== 0)
    throw new Error(`The static Storybook could not be built (storybook build ended with ${status}).`);
  writeFileSync(hashFileOf(folder), sources);
}

/** Builds the workshop where its build is stale. */
export function refreshStorybook(root: string, folder: string): void {
  if (isStale(root, folder)) buildStorybook(root, folder);
}
