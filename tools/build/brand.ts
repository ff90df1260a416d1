import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '@plinth/server/content';
import type { Theme } from '@plinth/ui/tokens';
import type { Variant } from '@plinth/site/variants';

async function load<T>(root: string, name: string, file: string): Promise<T> {
  const path = `site/variants/${name}/${file}`;
  try {
    return (await import(pathToFileURL(join(root, path)).href)) as T;
  } catch (error) {
    // Colours that cannot be read are no defect of the code.
    if (error instanceof Error && error.message.startsWith('createTheme: '))
      throw new ContentError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Loads a brand's own description. */
export const loadVariant = async (root: string, name: string): Promise<Variant> =>
  (await load<{ variant: Variant }>(root, name, 'index.ts')).variant;

/** Loads a brand's theme. */
export const loadTheme = async (root: string, name: string): Promise<Theme> =>
  (await load<{ theme: Theme }>(root, name, 'theme.ts')).theme;
