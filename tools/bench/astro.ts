import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildManifest, siteDirectory } from '@plinth/server/manifest';
import { outlineOf } from './outline.ts';
import { writeManifestTo } from './twin.ts';

const VERSION = '7.3.5';
const INSTALL_MS = 180_000;
const BUILD_MS = 120_000;

/** Astro takes `index` for a folder's own page, so the home pages have another name on its side. */
const nameOf = (path: string): string => path.slice(1).replace(/index$/, 'home');

/** Astro in a folder of its own below the cache, so that it is no dependency of the project; installed once. */
function install(root: string): string | Error {
  const folder = join(root, '.cache/bench/astro');
  if (existsSync(join(folder, 'node_modules/astro/package.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"peer","private":true,"type":"module"}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `astro@${VERSION}`];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'ignore', timeout: INSTALL_MS });
  return status === 0 ? folder : new Error(`astro@${VERSION} could not be installed`);
}

/**
 * Builds an Astro site with the texts and pictures of the given pages: Astro's own way, static and without islands, styles
 * inlined. A site that the same server serves under the same paths.
 *
 * @param paths the pages to rebuild, as the manifest names them
 * @returns why there is none, when there is none
 */
export function makeAstroSite(
  root: string,
  manifest: BuildManifest,
  paths: readonly string[],
  distDir: string,
  astroDir: string,
): string | undefined {
  const folder = install(root);
  if (folder instanceof Error) return folder.message;
  const site = siteDirectory(distDir, manifest.variant);
  const wanted = manifest.pages.filter(({ path }) => paths.includes(path));
  const pages = wanted.map(({ path, file }) => ({
    path: nameOf(path),
    ...outlineOf(readFileSync(join(site, file), 'utf8')),
  }));
  cpSync(join(import.meta.dirname, 'astro'), folder, { recursive: true });
  writeFileSync(join(folder, 'src/pages.json'), JSON.stringify(pages));
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  const built = spawnSync(process.execPath, [astro, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: BUILD_MS,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0)
    return `astro build failed: ${(built.stderr || built.stdout).trim().split('\n').at(-1)}`;
  const target = siteDirectory(astroDir, manifest.variant);
  // Its pages show the same pictures.
  cpSync(site, target, { recursive: true });
  cpSync(join(folder, 'dist'), target, { recursive: true });
  const files = new Set(readdirSync(join(folder, 'dist'), { recursive: true }).map(String));
  const missing = wanted.find(({ path }) => !files.has(`${nameOf(path)}.html`));
  if (missing !== undefined) return `astro did not build ${missing.path}`;
  writeManifestTo(astroDir, {
    ...manifest,
    pages: wanted.map(({ path }) => ({ path, file: `${nameOf(path)}.html`, headers: {} })),
    shells: [],
    notFound: { file: '404.html', headers: {} },
  });
  return undefined;
}
