import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Settings } from '@plinth/server/settings';
import { filesBelow } from './sync.ts';

/** What a site is built from: the site is stale when any of it changes. Tests and stories do not count. */
export const SOURCES: readonly string[] = [
  'src',
  'site',
  'server/catalog',
  'server/content',
  'server/headers.ts',
  'server/hosts',
  'server/manifest',
  'server/pages/compress.ts',
  'server/pages/mediaTypes.ts',
  'server/settings',
  'tools/browserPolicy.ts',
  'tools/build',
  'tools/vite.ts',
  'package-lock.json',
];

const filesOf = (path: string): string[] =>
  statSync(path).isFile() ? [path] : filesBelow(path).filter((file) => !/\.test\.tsx?$/.test(file));

/**
 * A hash of files and their paths below the root.
 *
 * @param files absolute
 * @param settings what else makes a difference
 */
export function hashFiles(root: string, files: readonly string[], settings: object = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * A hash of everything that the built site depends on: sources, content, settings, the runtime.
 *
 * Content from a real backend is not part of it: then the pages are as fresh as the last `npm run build`.
 */
export function hashInputs(root: string, settings: Settings, development: boolean): string {
  const { variant, basePath, siteUrl, apiOrigin, plainHost } = settings;
  const files = SOURCES.flatMap((source) => filesOf(join(root, source)));
  return hashFiles(root, files, { variant, basePath, siteUrl, apiOrigin, plainHost, development });
}
