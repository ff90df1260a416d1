import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildManifest, readManifest } from '@plinth/server/manifest';
import { PROJECT_ROOT as root, readSettings } from '@plinth/server/settings';
import getPort from 'get-port';
import { buildSite } from '../build/buildSite.ts';
import { serveDist } from './serveDist.ts';
import { makeTwin } from './twin.ts';

/** A brand's site and its no-script twin, each behind a server of its own. */
export interface BenchSites extends AsyncDisposable {
  readonly manifest: BuildManifest;
  /** Addresses without a slash at their end. */
  readonly ours: string;
  readonly twin: string;
}

/**
 * Builds a brand's site into a scratch folder, for the address at which it is then served (Lighthouse compares canonical
 * links with it), and its twin beside it.
 */
export async function openBenchSites(variant: string): Promise<BenchSites> {
  await using own = new AsyncDisposableStack();
  const folder = own.use(mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-')));
  const folderOf = (name: string) => join(folder.path, name);
  const port = await getPort({ host: '127.0.0.1' });
  const environment = { SITE_VARIANT: variant, SITE_URL: `http://127.0.0.1:${port}` };
  const settings = readSettings({ ...environment, DATA_DIR: folderOf('data') });
  await buildSite({ root, settings, distDir: folderOf('ours') });
  const manifest = readManifest(folderOf('ours'), variant);
  await makeTwin(manifest, folderOf('ours'), folderOf('twin'));
  const serve = async (name: string, ownPort: number): Promise<string> =>
    own.use(await serveDist(folderOf(name), { ...environment, PORT: String(ownPort) })).url;
  const urls = { ours: await serve('ours', port), twin: await serve('twin', 0) };
  return Object.assign(own.move(), { manifest, ...urls });
}
