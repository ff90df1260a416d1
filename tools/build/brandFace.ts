import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandFace } from '@plinth/ui/tokens';
import { HASHED_FOLDER } from '@plinth/server/headers';
import type { PublishedFace } from '@plinth/site/brand-face';
import { cacheKey } from './cache.ts';
import type { OutputFiles } from './types.ts';

const require = createRequire(import.meta.url);

/**
 * Publishes the font that a theme brings along, under a name that changes with its content.
 *
 * @returns its file, and what the app has to know; nothing where the brand has no font of its own
 */
export function buildBrandFace(
  face: BrandFace | undefined,
  basePath: string,
): { readonly files: OutputFiles; readonly face?: PublishedFace } {
  if (face === undefined) return { files: new Map() };
  const { family, weights } = face;
  const content = readFileSync(require.resolve(face.file));
  const file = `${HASHED_FOLDER}face.${cacheKey(content).slice(0, 16)}.woff2`;
  return { files: new Map([[file, content]]), face: { family, weights, url: `${basePath}${file}` } };
}
