import type { BuildManifest } from '../manifest/index.ts';
import { headersFile } from './headersFile.ts';
import { nginxFile } from './nginx.ts';
import { mediaPatterns } from './paths.ts';
import { redirectsFile } from './redirectsFile.ts';
import { vercelFile } from './vercel.ts';

/**
 * Creates the files that make common static hosts send the same headers and redirects as the server, by name. `_headers` and
 * `_redirects` belong in the site's folder, the others beside it.
 *
 * @param names the site's other files, relative to its base
 */
export function staticHostFiles(manifest: BuildManifest, names: Iterable<string>) {
  const media = mediaPatterns(names);
  return {
    _headers: headersFile(manifest, media),
    _redirects: redirectsFile(manifest),
    'vercel.json': vercelFile(manifest, media),
    'nginx.conf.example': nginxFile(manifest),
  };
}
