import { globSync, mkdtempDisposableSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildManifest, readManifest, siteDirectory } from '@plinth/server/manifest';
import { readSettings } from '@plinth/server/settings';
import getPort from 'get-port';
import { buildSite } from '../build/buildSite.ts';
import { makeAstroSite } from './astro.ts';
import { serveDist, untilCompressed } from './serveDist.ts';
import { makeTwin } from './twin.ts';

/** A brand's site and what it is measured against, each behind a server of its own. */
export interface BenchSites extends AsyncDisposable {
  readonly manifest: BuildManifest;
  /** Addresses without a slash at their end; the reference that could not be had is missing. */
  readonly ours: string;
  readonly twin: string;
  readonly astro: string | undefined;
}

/**
 * Builds a brand's site into a scratch folder, for the address under which it is then served (search engines compare the
 * two), and the references beside it.
 *
 * @param wanted which pages the references are needed for
 * @param withAstro whether the Astro pages are wanted
 */
export async function openBenchSites(
  root: string,
  variant: string,
  wanted: (path: string) => boolean,
  withAstro: boolean,
): Promise<BenchSites> {
  await using own = new AsyncDisposableStack();
  const folder = own.use(mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-')));
  const folderOf = (name: string) => join(folder.path, name);
  const port = await getPort({ host: '127.0.0.1' });
  const environment = { SITE_VARIANT: variant, SITE_URL: `http://127.0.0.1:${port}` };
  const settings = readSettings({ ...environment, DATA_DIR: folderOf('data') });
  await buildSite({ root, settings, distDir: folderOf('ours') });
  const manifest = readManifest(folderOf('ours'), variant);
  makeTwin(manifest, folderOf('ours'), folderOf('twin'));
  const paths = manifest.pages.map(({ path }) => path).filter(wanted);
  const noAstro = withAstro
    ? makeAstroSite(root, manifest, paths, folderOf('ours'), folderOf('astro'))
    : 'not asked for';
  if (noAstro !== undefined && withAstro) console.log(`No Astro pages beside ours: ${noAstro}.`);
  // Small drawings are left as they are.
  const texts = globSync('assets/{app/*.js,pictures/*.svg}', {
    cwd: siteDirectory(folderOf('ours'), variant),
  }).filter((file) => statSync(join(siteDirectory(folderOf('ours'), variant), file)).size > 2000);
  const serve = async (name: string, ownPort: number): Promise<string> => {
    const { url } = own.use(await serveDist(folderOf(name), { ...environment, PORT: String(ownPort) }));
    await untilCompressed(url, texts);
    return url;
  };
  const urls = {
    ours: await serve('ours', port),
    twin: await serve('twin', 0),
    astro: noAstro === undefined ? await serve('astro', 0) : undefined,
  };
  const kept = own.move();
  return { manifest, ...urls, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
