import type { PictureManifest } from '@plinth/site/pictures';
import type { Media } from '@plinth/ui';
import type { BrandPicture } from './composing/protocol.ts';
import type { VariantName } from './globals.ts';

/** The pictures that every brand has under the same name, with their sizes in CSS pixels. */
const SHARED = {
  hero: [720, 600],
  about: [720, 480],
  portrait: [480, 560],
  error: [480, 360],
  'logo-mark': [40, 40],
} as const;
/** The name of a picture that every brand has. */
export type SharedPicture = keyof typeof SHARED;

/** The path of a brand's file relative to the page, so that it is found under any sub-path. */
export const brandPath = (variant: VariantName, path: string): string => `brands/${variant}/${path}`;

/** What a built site knows about its pictures, so that they take the same room here. */
export const pictureManifest = (pictures: readonly BrandPicture[]): PictureManifest =>
  Object.fromEntries(
    pictures.flatMap(({ path, size }) => (size === undefined ? [] : [[path, size] as const])),
  );

/** One of the shared pictures. */
export function sharedPicture(variant: VariantName, name: SharedPicture, alt: string): Media {
  const [width, height] = SHARED[name];
  return { src: brandPath(variant, `assets/pictures/${name}.svg`), alt, width, height };
}

/** A picture that no browser can show, without a request that would fail. */
export const BROKEN_PICTURE_SRC = 'data:image/png;base64,broken';
