import { cpSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type BuildManifest,
  compressedDirectory,
  manifestPath,
  siteDirectory,
} from '@plinth/server/manifest';
import { writeCompressed } from '../build/compressed.ts';
import { filesBelow, syncFolder, writeWhole } from '../build/sync.ts';
import type { OutputFiles } from '../build/types.ts';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Writes a site as a build does, with the compressed files, so that the server can serve the folder. */
export async function writeSite(distDir: string, manifest: BuildManifest, files: OutputFiles): Promise<void> {
  syncFolder(siteDirectory(distDir, manifest.variant), files);
  await writeCompressed(files, compressedDirectory(distDir, manifest.variant));
  writeWhole(manifestPath(distDir, manifest.variant), Buffer.from(JSON.stringify(manifest)));
}

/**
 * Makes the no-script twin of a built site: the same documents, pictures and headers without any script, also without the data
 * that only scripts read. It is how fast the page could be at best.
 */
export async function makeTwin(manifest: BuildManifest, distDir: string, twinDir: string): Promise<void> {
  const site = siteDirectory(distDir, manifest.variant);
  const files: OutputFiles = new Map(
    filesBelow(site).map((path) => [relative(site, path), readFileSync(path)]),
  );
  for (const { file } of manifest.pages) files.set(file, String(files.get(file)).replace(SCRIPT, ''));
  // Unchanged files need not be compressed again.
  const compressed = compressedDirectory(distDir, manifest.variant);
  cpSync(compressed, compressedDirectory(twinDir, manifest.variant), { recursive: true });
  await writeSite(twinDir, manifest, files);
}
