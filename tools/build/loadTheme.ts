import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '@plinth/ui/tokens';
import type { BuildContext } from './types.ts';

/** Loads the theme of the variant that is being built. */
export async function loadTheme({ root, variant }: Pick<BuildContext, 'root' | 'variant'>): Promise<Theme> {
  // Its imports are found from where the file really is, also where `site` is a link.
  const file = await realpath(join(root, 'site/variants', variant.name, 'theme.ts'));
  const { theme }: { theme: Theme } = await import(pathToFileURL(file).href);
  return theme;
}
