import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { ContentError } from '@plinth/server/content';
import type { Theme } from '@plinth/ui/tokens';
import type { Variant } from '@plinth/site/variants';
import { faultsOfBrand } from './brandSchema.ts';

/** The first line of Node's error for a module that it could not parse: `file:///…/company.ts:22`. */
const STOPPED = /^(?<module>.+\.ts):(?<line>\d+)\n/;

async function load<T>(root: string, name: string, file: string): Promise<T> {
  const path = `site/variants/${name}/${file}`;
  try {
    return (await import(pathToFileURL(join(root, path)).href)) as T;
  } catch (error) {
    // Unreadable colours are a mistake in the theme, not a defect of the code.
    if (error instanceof Error && error.message.startsWith('createTheme: '))
      throw new ContentError(`${path}: ${error.message}`, { cause: error });
    // So is a missing quotation mark or comma, perhaps in a file that this one imports.
    const { module = '', line } = STOPPED.exec(inspect(error))?.groups ?? {};
    if (error instanceof SyntaxError && line !== undefined) {
      const stopped = relative(root, module.startsWith('file:') ? fileURLToPath(module) : module);
      const hint = 'look for a sign that is missing there or in the line before';
      throw new ContentError(`${stopped}:${line}: ${error.message}; ${hint}`, { cause: error });
    }
    throw error;
  }
}

/**
 * Loads a brand's own description.
 *
 * @throws ContentError with a line for each fault
 */
export async function loadVariant(root: string, name: string): Promise<Variant> {
  const { variant } = await load<{ variant: Variant }>(root, name, 'index.ts');
  const faults = faultsOfBrand(variant, name);
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  return variant;
}

/** Loads a brand's theme. */
export const loadTheme = async (root: string, name: string): Promise<Theme> =>
  (await load<{ theme: Theme }>(root, name, 'theme.ts')).theme;
