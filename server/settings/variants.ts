import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root: this file is in `server/settings/`. */
export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

function folderNames(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z0-9][a-z0-9-]*$/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * The existing brands: the folders of `site/variants`, or, in a deployment with only the server and the build, those of
 * `server/content`.
 *
 * @param root the repository's root
 */
export function variantNames(root: string = PROJECT_ROOT): readonly string[] {
  const inSite = folderNames(join(root, 'site', 'variants'));
  return inSite.length > 0 ? inSite : folderNames(join(root, 'server', 'content'));
}

/**
 * The folder of a variant's content: `server/content/<variant>`, or the variant's own folder when it has the content
 * (`site/variants/<variant>/content`), so that a new brand can be a single new folder.
 */
export function contentDirectory(variant: string, root: string = PROJECT_ROOT): string {
  const own = join(root, 'site', 'variants', variant, 'content');
  return existsSync(own) ? own : join(root, 'server', 'content', variant);
}
