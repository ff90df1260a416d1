import { join } from 'node:path';
import type { BuildManifest } from '@plinth/server/manifest';
import { ROUTE_REDIRECTS } from '@plinth/site/routes';
import { type RunningServer, serveDist } from './serveDist.ts';
import { writeSite } from './twin.ts';

/** The path of the page, without a slash at its start. */
export const PAGE_PATH = 'main/en/index';

/** A page that is 14 kB after compression: hexadecimal noise, which brotli compresses to half its size. */
export function makePage(): Buffer {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647).toString(16).padStart(8, '0');
  return Buffer.from(`<!doctype html>${Array.from({ length: 3_350 }, next).join('')}`);
}

/**
 * Starts a server for a site with a single page, with its data below `folder`.
 *
 * @param flushMs how long each flush of the contact database takes, in milliseconds; undefined: as long as the disk needs
 */
export async function startOnePage(folder: string, flushMs?: number): Promise<RunningServer> {
  const distDir = join(folder, 'dist');
  const manifest: BuildManifest = {
    version: 1,
    variant: 'cloud',
    basePath: '/',
    siteUrl: 'http://localhost:3000',
    plainHost: false,
    inputsHash: '',
    pages: [{ path: `/${PAGE_PATH}`, file: 'page.html', headers: {} }],
    shells: [],
    redirects: [...ROUTE_REDIRECTS],
    notFound: { file: 'page.html', headers: {} },
  };
  await writeSite(distDir, manifest, new Map([['page.html', makePage()]]));
  const environment = {
    PORT: '0',
    SITE_VARIANT: 'cloud',
    DATA_DIR: join(folder, 'data'),
    CONTACT_RATE_PER_MINUTE: '0',
    DATABASE_URL: '',
  };
  return serveDist(distDir, environment, { flushMs });
}
