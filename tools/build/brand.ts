import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '@plinth/ui/tokens';
import type { Variant } from '@plinth/site/variants';

async function load<T>(root: string, name: string, file: string): Promise<T> {
  return (await import(pathToFileURL(join(root, 'site/variants', name, file)).href)) as T;
}

/** Loads a brand's own description. */
export const loadVariant = async (root: string, name: string): Promise<Variant> =>
  (await load<{ variant: Variant }>(root, name, 'index.ts')).variant;

/** Loads a brand's theme. */
export const loadTheme = async (root: string, name: string): Promise<Theme> =>
  (await load<{ theme: Theme }>(root, name, 'theme.ts')).theme;
