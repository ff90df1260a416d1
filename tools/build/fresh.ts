import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { manifestPath, readManifest, siteDirectory } from '@plinth/server/manifest';
import { type Settings, readSettings, variantNames } from '@plinth/server/settings';
import { hashInputs } from './inputs.ts';

/** How a site is built. */
export interface BuildOptions {
  readonly root: string;
  readonly settings: Settings;
  /** Where `site/<variant>` and `build/<variant>.json` go; `dist` below the root when missing. */
  readonly distDir?: string;
  /** React's development build, for tests of hydration. */
  readonly development?: boolean;
  /** Where the content is read from instead of the variant's own folder; for measurements: the check for freshness ignores it. */
  readonly contentDir?: string;
}

/** Whether the site in `dist` was built from exactly these sources, content and settings. */
export function isFresh({
  root,
  settings,
  distDir = join(root, 'dist'),
  development = false,
}: BuildOptions): boolean {
  if (!existsSync(manifestPath(distDir, settings.variant))) return false;
  try {
    const manifest = readManifest(distDir, settings.variant);
    if (manifest.inputsHash !== hashInputs(root, settings, development)) return false;
    const folder = siteDirectory(distDir, settings.variant);
    return manifest.pages.every(({ file }) => existsSync(join(folder, file)));
  } catch {
    // A manifest of another version, or a broken one: build again.
    return false;
  }
}

/**
 * Builds a site that is not fresh. The bundler is loaded only for that, so that a built site starts at once.
 *
 * Where `API_ORIGIN` does not answer for every page, the content files do, and the next start asks it again: its visitors'
 * calls reach it all the same.
 *
 * @throws Error in one line, unless it is a defect of the code
 */
export async function buildWhatIsMissing(options: BuildOptions): Promise<void> {
  if (isFresh(options)) return;
  const { settings } = options;
  process.stderr.write(`Building the ${settings.variant} site …\n`);
  const [{ buildSite }, { explain }] = await Promise.all([import('./buildSite.ts'), import('./explain.ts')]);
  try {
    await buildSite(options);
  } catch (error) {
    const reason = explain(error);
    if (settings.apiOrigin === undefined) throw new Error(reason, { cause: error });
    process.stderr.write(`${reason}\nSo its pages begin with what the content files say, not API_ORIGIN.\n`);
    await buildWhatIsMissing({ ...options, settings: { ...settings, apiOrigin: undefined } });
  }
}

/**
 * Builds those sites that are not fresh, of all brands, by the settings of the environment.
 *
 * @returns the brands
 */
export async function buildEveryBrand(root: string): Promise<readonly string[]> {
  const names = variantNames(root);
  for (const name of names)
    await buildWhatIsMissing({ root, settings: readSettings({ ...process.env, SITE_VARIANT: name }, root) });
  return names;
}
