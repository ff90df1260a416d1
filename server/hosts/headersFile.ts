import { CACHE, HASHED_FOLDER, siteHeaders } from '../headers.ts';
import type { BuildManifest } from '../manifest/index.ts';
import { servedPaths } from './paths.ts';

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** The addresses under which a page is served: Cloudflare Pages redirects from `…/index` to the folder. */
function addresses(path: string): string[] {
  return path.endsWith('/index') ? [path, path.slice(0, -'index'.length)] : [path];
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: the headers that the server itself would send.
 *
 * @param media patterns of the files that may be kept for a while
 */
export function headersFile(manifest: BuildManifest, media: readonly string[]): string {
  const { pages, shells } = servedPaths(manifest);
  const { basePath, siteUrl } = manifest;
  const blocks = [
    block(`${basePath}*`, siteHeaders(siteUrl)),
    block(`${basePath}${HASHED_FOLDER}*`, { 'cache-control': CACHE.immutable }),
    ...media.map((pattern) => block(basePath + pattern, { 'cache-control': CACHE.media })),
    ...[...pages, ...shells].flatMap(({ path, headers }) =>
      addresses(path).map((address) => block(address, { 'cache-control': CACHE.revalidate, ...headers })),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
