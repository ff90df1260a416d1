import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildManifest, manifestPath, siteDirectory } from '@plinth/server/manifest';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** A document without any script, also without the data that only scripts read. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '');
}

/** Writes a site's manifest, so that the server serves its folder. */
export function writeManifestTo(distDir: string, manifest: BuildManifest): void {
  const path = manifestPath(distDir, manifest.variant);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(manifest));
}

/**
 * Makes the no-script twin of a built site: the same documents, pictures and headers without any script. It is how fast
 * the page could be at best.
 */
export function makeTwin(manifest: BuildManifest, distDir: string, twinDir: string): void {
  const [from, to] = [distDir, twinDir].map((folder) => siteDirectory(folder, manifest.variant));
  if (from === undefined || to === undefined) throw new Error('There is no folder.');
  cpSync(from, to, { recursive: true });
  for (const { file } of manifest.pages) {
    const path = join(to, file);
    writeFileSync(path, withoutScripts(readFileSync(path, 'utf8')));
  }
  writeManifestTo(twinDir, manifest);
}
