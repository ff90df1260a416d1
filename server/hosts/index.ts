import type { BuildManifest } from '../manifest/index.ts';
import { headersFile } from './headersFile.ts';
import { nginxFile } from './nginx.ts';
import { redirectsFile } from './redirectsFile.ts';
import { vercelFile } from './vercel.ts';

/** The files for other hosts, by name. `_headers` and `_redirects` belong into the site's folder, the others beside it. */
export interface StaticHostFiles {
  readonly _headers: string;
  readonly _redirects: string;
  readonly 'vercel.json': string;
  readonly 'nginx.conf.example': string;
}

/** Makes the files by which common static hosts send the same headers and redirects as the server does. */
export function staticHostFiles(manifest: BuildManifest): StaticHostFiles {
  return {
    _headers: headersFile(manifest),
    _redirects: redirectsFile(manifest),
    'vercel.json': vercelFile(manifest),
    'nginx.conf.example': nginxFile(manifest),
  };
}
