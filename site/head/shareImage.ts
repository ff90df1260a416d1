import type { HeadInput } from './types.ts';

/** The size of every share image in pixels: what the large networks show uncropped. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** An id as part of a file name: whatever is not plain becomes `~` and its code point in hexadecimal. */
const fileNameOf = (id: string): string =>
  id.replace(/[^a-z\d_-]/giu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`);

/**
 * The path of a page's share image below the site's base.
 *
 * @param oneServiceImage whether all services of a language show the same image, as in sites with very many of them
 */
export function shareImagePath({
  page,
  langCode,
  id,
  oneServiceImage = false,
}: Pick<HeadInput, 'page' | 'langCode' | 'id' | 'oneServiceImage'>): string {
  const own = id !== undefined && !(page === 'service' && oneServiceImage);
  return `assets/share/${own ? `${page}-${fileNameOf(id)}` : page}-${langCode}.png`;
}
