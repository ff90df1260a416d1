import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSideFile, variantNames } from '@plinth/server/settings';

/** The brand that a site is built for when nobody says which. */
const DEFAULT = 'cloud';

/**
 * The brands that the workshop shows, the default first.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const VARIANT_NAMES: readonly string[] = variantNames().toSorted(
  (a, b) => Number(b === DEFAULT) - Number(a === DEFAULT),
);

/** The drawings of all brands, by the paths that stories use: those of one brand can replace each other. */
export const BRAND_PICTURES: readonly string[] = VARIANT_NAMES.flatMap((name) =>
  readdirSync(join(import.meta.dirname, `../site/variants/${name}/pictures`))
    .filter((file) => !isSideFile(file))
    .toSorted()
    .map((file) => `brands/${name}/assets/pictures/${file}`),
);
