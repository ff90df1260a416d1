import { join } from 'node:path';
import { readManifest, siteDirectory } from '@plinth/server/manifest';
import { PROJECT_ROOT as root } from '@plinth/server/settings';
import { refuse } from '../args.ts';
import { buildEveryBrand } from '../build/fresh.ts';
import { checkBuiltSite } from './findable.ts';

/** Checks every site, after building what is not fresh: head, structured data, links, pictures, sitemap. Prints problems in words; 1 if any. */
const distDir = join(root, 'dist');

for (const variant of await buildEveryBrand(root).catch(refuse)) {
  const { siteUrl, basePath } = readManifest(distDir, variant);
  const found = checkBuiltSite(siteDirectory(distDir, variant), siteUrl, basePath);
  if (found.length > 0) process.exitCode = 1;
  process.stdout.write([`${variant}: ${found.length} problems`, ...found].join('\n').concat('\n'));
}
