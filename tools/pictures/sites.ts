import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@plinth/server';
import { type BuildManifest, readManifest } from '@plinth/server/manifest';
import { readSettings } from '@plinth/server/settings';
import { isFresh } from '../build/fresh.ts';

/** A built site that is being served. */
export interface Site extends AsyncDisposable {
  readonly manifest: BuildManifest;
  /** Without a slash at its end. */
  readonly address: string;
}

/**
 * Builds a brand's site when it is stale, and serves it with its API on a free port of this machine.
 *
 * @param distDir where built sites are
 */
export async function openSite(root: string, variant: string, distDir: string): Promise<Site> {
  const dataDir = mkdtempDisposableSync(join(tmpdir(), 'plinth-pictures-'));
  const settings = readSettings({
    SITE_VARIANT: variant,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir.path,
    LOG_LEVEL: 'silent',
  });
  if (!isFresh({ root, settings, distDir })) {
    const { buildSite } = await import('../build/buildSite.ts');
    console.log(`Building the ${variant} site …`);
    await buildSite({ root, settings, distDir });
  }
  const server = await createServer(settings, { distDir });
  const address = await server.listen();
  return {
    manifest: readManifest(distDir, variant),
    address: address.replace(/\/$/, ''),
    async [Symbol.asyncDispose]() {
      await server.close();
      dataDir.remove();
    },
  };
}
