import { join } from 'node:path';
import { readManifest, siteDirectory } from '@plinth/server/manifest';
import { PROJECT_ROOT as root, variantNames } from '@plinth/server/settings';
import { checkBuiltSite } from './findable.ts';

/** Checks every site that was built: head, structured data, links, pictures, sitemap. Prints problems in words; 1 if any. */
const distDir = join(root, 'dist');

for (const variant of variantNames()) {
  const { siteUrl, basePath } = readManifest(distDir, variant);
  const found = checkBuiltSite(siteDirectory(distDir, variant), siteUrl, basePath);
  if (found.length > 0) process.exitCode = 1;
  process.stdout.write([`${variant}: ${found.length} problems`, ...found].join('\n').concat('\n'));
}
