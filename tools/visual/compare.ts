import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { count } from './markdown.ts';

/**
 * How far a pixel may be off, 0 to 1: one step in each channel, three in blue, since browsers do not always round curved edges
 * the same way. A higher threshold would miss letters and hairlines of another colour. Anti-aliased pixels count, and no pixel
 * may differ by more.
 */
const THRESHOLD = 0.004;

/**
 * The side, in pixels, of a square that differs by the same step everywhere. Rounding affects edges of a pixel or two; a surface
 * whose colour changed by a single step, far below the threshold, fills such squares.
 */
const FLAT_SIDE = 4;

/** The colour in a mask for where only one of the pictures reaches. */
const ONE_HAS_IT = { r: 0, g: 90, b: 255, alpha: 0.5 };

/** The size of a picture, or of a part from its upper left corner, in pixels. */
type Size = Pick<Box, 'width' | 'height'>;

/** A rectangle in a picture, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the comparison of two pictures found. */
export type Difference =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'different';
      /** The differing pixels in red, and in blue what only one of the pictures has; transparent elsewhere, as WebP. */
      readonly mask: Buffer;
      /** The smallest box around the differing pixels; if none differ, around what only one of the pictures has. */
      readonly box: Box;
      /** The text for the reader, such as `128 pixels`. */
      readonly words: string;
    };

/** The pixels of a picture's upper left part, four bytes for each. */
const decode = (png: Buffer, size: Size): Promise<Buffer> =>
  sharp(png)
    .extract({ left: 0, top: 0, ...size })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** Counts the pixels of surfaces whose colour changed by one even step; marks them in the mask. */
function markFlatSurfaces(before: Buffer, after: Buffer, mask: Uint8Array, { width, height }: Size): number {
  // One number for all channels: where two different steps give the same number, the threshold has found one of them.
  const steps = new Int32Array(width * height).map(
    (_, pixel) => after.readUInt32LE(pixel * 4) - before.readUInt32LE(pixel * 4),
  );
  const sides = Array.from({ length: FLAT_SIDE }, (_, index) => index);
  const square = sides.flatMap((y) => sides.map((x) => y * width + x));
  let marked = 0;
  // From the end, so that a pixel marked at a square's first corner was marked by the threshold, and so was its whole square.
  for (let corner = (height - FLAT_SIDE + 1) * width - FLAT_SIDE; corner >= 0; corner -= 1) {
    const step = steps[corner];
    const isTold = step === 0 || mask[corner * 4 + 3] !== 0 || corner % width > width - FLAT_SIDE;
    if (isTold || !square.every((offset) => steps[corner + offset] === step)) continue;
    for (const offset of square) {
      const at = (corner + offset) * 4;
      if (mask[at + 3] !== 0) continue;
      mask.set([255, 0, 0, 255], at);
      marked += 1;
    }
  }
  return marked;
}

/** The smallest box around all marked pixels. */
function boxAround(mask: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 3; at < mask.length; at += 4) {
    if (mask[at] === 0) continue;
    const x = ((at - 3) / 4) % width;
    const y = Math.floor((at - 3) / 4 / width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** What only one picture has, where the other has the part of it that both have: below that, or right of it. */
const restOf = (both: Size, { width, height }: Size): Box =>
  both.height < height
    ? { x: 0, y: both.height, width, height: height - both.height }
    : { x: both.width, y: 0, width: width - both.width, height };

async function compareNow(before: Buffer, after: Buffer): Promise<Difference> {
  const [from, to] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const both = { width: Math.min(from.width, to.width), height: Math.min(from.height, to.height) };
  const all = { width: Math.max(from.width, to.width), height: Math.max(from.height, to.height) };
  const [left, right] = await Promise.all([decode(before, both), decode(after, both)]);
  const mask = new Uint8Array(both.width * both.height * 4);
  const options = { threshold: THRESHOLD, includeAA: true, diffMask: true };
  const found = pixelmatch(left, right, mask, both.width, both.height, options);
  const pixels = found + markFlatSurfaces(left, right, mask, both);
  const isSameSize = from.width === to.width && from.height === to.height;
  if (pixels === 0 && isSameSize) return { kind: 'same' };
  const sizes = `${from.width} × ${from.height} became ${to.width} × ${to.height}`;
  return {
    kind: 'different',
    mask: await sharp(mask, { raw: { ...both, channels: 4 } })
      .extend({
        right: all.width - both.width,
        bottom: all.height - both.height,
        background: ONE_HAS_IT,
      })
      .webp({ lossless: true, effort: 0 })
      .toBuffer(),
    box: pixels === 0 ? restOf(both, all) : boxAround(mask, both.width),
    words: isSameSize
      ? count(pixels, 'pixel')
      : `${sizes}; ${pixels === 0 ? 'nothing else' : `${count(pixels, 'pixel')} of what both have`}`,
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Compares two PNGs. No pixel may differ. Those of different sizes are compared where they overlap. Comparisons run one at a
 * time: two long pages take hundreds of megabytes.
 */
export function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return Promise.resolve({ kind: 'same' });
  const next = last.then(() => compareNow(before, after));
  last = next.catch(() => undefined);
  return next;
}
