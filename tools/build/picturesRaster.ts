import { parse } from 'node:path';
import type { PictureEntry } from '@plinth/site/pictures';
import sharp, { type Sharp } from 'sharp';
import { cacheKey, cached } from './cache.ts';
import { PICTURES, UNREADABLE } from './pictureSize.ts';
import type { OutputFiles } from './types.ts';

/** The widths in pixels that photographs are offered in: a phone, a tablet, a wide card on a dense screen. */
const RASTER_WIDTHS = [480, 768, 1200] as const;

/** To be changed with the settings below, so that older results are not taken from the cache. */
const SETTINGS = 'raster-1';

/** The most preferred first. */
const MODERN = [
  { type: 'image/avif', ending: 'avif', encode: (image: Sharp) => image.avif({ quality: 52, effort: 5 }) },
  { type: 'image/webp', ending: 'webp', encode: (image: Sharp) => image.webp({ quality: 76, effort: 5 }) },
] as const;

/** The format of the owner's file, for browsers that support no modern one. */
function encodeFallback(image: Sharp, ending: string): Sharp {
  if (ending === '.png') return image.png({ palette: true, quality: 85, effort: 8 });
  if (ending === '.webp') return image.webp({ quality: 80 });
  return image.jpeg({ quality: 80, mozjpeg: true });
}

/** The widths to make of a picture this wide; it is never enlarged. */
function widthsFor(width: number): number[] {
  const largest = RASTER_WIDTHS.at(-1) ?? width;
  const smaller = RASTER_WIDTHS.filter((candidate) => candidate < width);
  return width <= largest ? [...smaller, width] : smaller;
}

/** The average colour of a picture as `#rrggbb`; none for a transparent one, through which it would show. */
async function placeholderColor(image: Sharp): Promise<string | undefined> {
  const { isOpaque, channels } = await image.stats();
  if (!isOpaque) return undefined;
  const shares = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${shares.join('')}`;
}

/** A photograph rotated by its camera's orientation. */
async function readUpright(source: Uint8Array) {
  try {
    return await sharp(source).autoOrient().toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new Error(UNREADABLE, { cause });
  }
}

/**
 * Makes modern formats in several widths of a photograph as it is shown (rotated by its camera's orientation, without the
 * camera's metadata).
 */
export async function buildRaster(root: string, file: string, source: Uint8Array, basePath: string) {
  const { name, ext } = parse(file);
  const format = ext.toLowerCase();
  const key = cacheKey(SETTINGS, source);
  const upright = await readUpright(source);
  const widths = widthsFor(upright.info.width);
  const width = Math.max(...widths);
  const height = Math.round((upright.info.height * width) / upright.info.width);
  const make = (pixels: number, ending: string, encode: (image: Sharp) => Sharp) =>
    cached(root, `pictures/${key}-${pixels}.${ending}`, () =>
      encode(sharp(source).autoOrient().resize(pixels)).toBuffer(),
    );

  const files: OutputFiles = new Map();
  files.set(
    `${PICTURES}${file}`,
    await make(width, format.slice(1), (image) => encodeFallback(image, format)),
  );
  const sources = [];
  for (const { type, ending, encode } of MODERN) {
    const candidates: string[] = [];
    for (const pixels of widths) {
      const path = `${PICTURES}${name}-${pixels}.${ending}`;
      files.set(path, await make(pixels, ending, encode));
      candidates.push(`${basePath}${path.split('/').map(encodeURIComponent).join('/')} ${pixels}w`);
    }
    sources.push({ type, srcSet: candidates.join(', ') });
  }
  const color = await placeholderColor(sharp(upright.data));
  const entry: PictureEntry = {
    width,
    height,
    sources,
    ...(color !== undefined && { placeholderColor: color }),
  };
  return { files, entry };
}
