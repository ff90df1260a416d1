import { CACHE, HASHED_FOLDER, siteHeaders } from '../headers.ts';
import type { BuildManifest } from '../manifest/index.ts';
import { servedPaths } from './paths.ts';

function block(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** `_headers`, as Netlify and Cloudflare Pages read it: the headers that the server itself would send. */
export function headersFile(manifest: BuildManifest): string {
  const { pages, shells } = servedPaths(manifest);
  const { basePath, siteUrl } = manifest;
  const blocks = [
    block(`${basePath}*`, siteHeaders(siteUrl)),
    block(`${basePath}${HASHED_FOLDER}*`, { 'cache-control': CACHE.immutable }),
    ...[...pages, ...shells].map(({ path, headers }) =>
      block(path, { 'cache-control': CACHE.revalidate, ...headers }),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
