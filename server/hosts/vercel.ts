import { CACHE, HASHED_FOLDER, siteHeaders } from '../headers.ts';
import type { BuildManifest } from '../manifest/index.ts';
import { servedPaths } from './paths.ts';

function quote(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * `vercel.json`: headers, pages and redirects in the order in which the server itself decides.
 *
 * @param media patterns of the files that may be kept for a while
 */
export function vercelFile(manifest: BuildManifest, media: readonly string[]): string {
  const { pages, shells } = servedPaths(manifest);
  const base = manifest.basePath.slice(0, -1);
  const routes = [
    { src: `${quote(manifest.basePath)}.*`, headers: siteHeaders(manifest.siteUrl), continue: true },
    {
      src: `${quote(manifest.basePath + HASHED_FOLDER)}.*`,
      headers: { 'cache-control': CACHE.immutable },
      continue: true,
    },
    ...media.map((pattern) => ({
      src: quote(manifest.basePath + pattern).replace('\\*', '.*'),
      headers: { 'cache-control': CACHE.media },
      continue: true,
    })),
    ...pages.map(({ path, file, headers }) => ({
      src: `^${quote(path)}$`,
      dest: file,
      headers: { 'cache-control': CACHE.revalidate, ...headers },
    })),
    { handle: 'filesystem' },
    ...shells.map(({ path, file, headers }) => ({
      src: `^${quote(path)}(?:/[^/]+)?$`,
      dest: file,
      headers: { 'cache-control': CACHE.revalidate, ...headers },
    })),
    { src: `^${quote(base)}/(?:(?:assets|server)/.*|.*\\.[A-Za-z0-9]{1,8})$`, status: 404 },
    ...manifest.redirects.map(({ from, to, status }) => ({
      src: from.replace(/^\^\//, () => `^${quote(base)}/`),
      status,
      headers: { location: base + to },
    })),
  ];
  return `${JSON.stringify({ version: 2, routes }, null, 2)}\n`;
}
