import { join } from 'node:path';
import { VARIANT_NAMES } from '../brandNames.ts';
import { readBrandFiles } from './pageFiles.ts';
import type { BrandFiles } from './protocol.ts';

const variants = join(import.meta.dirname, '../../site/variants');

/**
 * What the brands had to compose with when the workshop was built; the development server reads it afresh.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const BRAND_FILES: Readonly<Record<string, BrandFiles>> = Object.fromEntries(
  await Promise.all(VARIANT_NAMES.map(async (name) => [name, await readBrandFiles(variants, name)] as const)),
);
