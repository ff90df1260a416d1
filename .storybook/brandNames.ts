import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The brand that a site is built for when nobody says which. */
const DEFAULT = 'cloud';

const folders = readdirSync(join(import.meta.dirname, '../site/variants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/**
 * The brands that the workshop shows, the default first: every folder below `site/variants` is one.
 *
 * This runs in Node; a browser gets the result, see `results.ts`.
 */
export const VARIANT_NAMES: readonly string[] = [
  ...folders.filter((name) => name === DEFAULT),
  ...folders.filter((name) => name !== DEFAULT),
];

/** The drawings of all brands, as stories name them: those of the same brand can stand in for each other. */
export const BRAND_PICTURES: readonly string[] = VARIANT_NAMES.flatMap((name) =>
  readdirSync(join(import.meta.dirname, `../site/variants/${name}/pictures`))
    .toSorted()
    .map((file) => `brands/${name}/assets/pictures/${file}`),
);
