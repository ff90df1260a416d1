import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../build/inputs.ts';

/**
 * What the workshop is made from. The server is among it because brands without fixtures show what it answers, and so are the guides
 * that the workshop shows, and what it is bundled with.
 */
const SOURCES = [
  '{.storybook,stories,src,site,server}/**',
  'docs/{assembling-pages,forms,theming}.md',
  'tools/{browserPolicy.ts,vite.ts,build/**}',
  'package-lock.json',
  'tsconfig.json',
];

/** A hash of all of it. */
export function hashSources(root: string): string {
  const exclude = ['**/node_modules', '**/dist', '**/*.test.{ts,tsx}'];
  const files = globSync(SOURCES, { cwd: root, exclude, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return hashFiles(root, files.map(({ parentPath, name }) => join(parentPath, name)).toSorted());
}

/** The file beside a build that has the hash of what it was made from. */
export const hashFileOf = (folder: string): string => `${folder}.sources`;

/** Whether a build is another than its sources would give. */
export const isStale = (root: string, folder: string): boolean =>
  !existsSync(hashFileOf(folder)) || readFileSync(hashFileOf(folder), 'utf8') !== hashSources(root);

/**
 * Builds the static Storybook. No telemetry, no question to the network.
 *
 * @param root the repository
 * @param stories are built in place of the workshop's; relative to the repository
 * @throws Error when the build fails; its output stands above
 */
export function buildStorybook(root: string, folder: string, stories?: string): void {
  // Before: what is changed while the build runs may not be in it.
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
        // Whoever builds it: in a test it would be a workshop in development, which asks its server for files.
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
