import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a pixel may be off, 0 to 1. Found by measuring: at this value a radius that grows by one pixel is found, and a
 * machine whose browser rounds curved edges by a step in one channel, now this way and now that, raises no alarm.
 * Anti-aliased pixels count, and no pixel is allowed to differ.
 */
const THRESHOLD = 0.02;

/**
 * The side, in pixels, of a square that differs by one and the same step everywhere. Rounding touches edges of a pixel or
 * two; a surface whose colour moved by a single step, far below the threshold, fills such squares.
 */
const FLAT_SIDE = 4;

/** In a mask: only one of the pictures reaches here. */
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
      /** The differing pixels in red, and in blue what only one of the pictures has; on nothing, as WebP. */
      readonly mask: Buffer;
      /** The smallest box around the differing pixels; around what only one of them has where those that both have are the same. */
      readonly box: Box;
      /** What a reader is told, such as `128 pixels`. */
      readonly words: string;
    };

/** The pixels of a picture's upper left part, four bytes for each. */
const decode = (png: Buffer, size: Size): Promise<Buffer> =>
  sharp(png)
    .extract({ left: 0, top: 0, ...size })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** The step from one pixel to the other, as one number; 0 where they are the same. */
const stepAt = (before: Uint8Array, after: Uint8Array, index: number): number => {
  const at = index * 4;
  let step = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = (after[at + channel] ?? 0) - (before[at + channel] ?? 0);
    // 256 added, so that steps down and up never meet in one number.
    step = step * 1024 + (distance === 0 ? 0 : distance + 256);
  }
  return step;
};

/** Counts the pixels of surfaces that moved by one even step; marks them in the mask. */
function markFlatSurfaces(
  before: Uint8Array,
  after: Uint8Array,
  mask: Uint8Array,
  { width, height }: Size,
): number {
  let above = new Int32Array(width);
  let stepsAbove = new Float64Array(width);
  let marked = 0;
  const mark = (right: number, bottom: number) => {
    for (let y = bottom - FLAT_SIDE + 1; y <= bottom; y += 1) {
      for (let x = right - FLAT_SIDE + 1; x <= right; x += 1) {
        const at = (y * width + x) * 4;
        if (mask[at + 3] !== 0) continue;
        mask.set([255, 0, 0, 255], at);
        marked += 1;
      }
    }
  };
  for (let y = 0; y < height; y += 1) {
    const sides = new Int32Array(width);
    const steps = new Float64Array(width);
    for (let x = 0; x < width; x += 1) {
      const step = stepAt(before, after, y * width + x);
      steps[x] = step;
      if (step === 0) continue;
      const isEven = x > 0 && steps[x - 1] === step && stepsAbove[x] === step && stepsAbove[x - 1] === step;
      const side = isEven ? Math.min(sides[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) + 1 : 1;
      sides[x] = side;
      if (side >= FLAT_SIDE) mark(x, y);
    }
    above = sides;
    stepsAbove = steps;
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

const pixelCount = (pixels: number): string => (pixels === 1 ? '1 pixel' : `${pixels} pixels`);

async function compareNow(before: Buffer, after: Buffer): Promise<Difference> {
  const [from, to] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const both = { width: Math.min(from.width, to.width), height: Math.min(from.height, to.height) };
  const all = { width: Math.max(from.width, to.width), height: Math.max(from.height, to.height) };
  const [left, right] = await Promise.all([decode(before, both), decode(after, both)]);
  const mask = new Uint8Array(both.width * both.height * 4);
  const options = { threshold: THRESHOLD, includeAA: true, diffMask: true, checkerboard: false };
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
      ? pixelCount(pixels)
      : `${sizes}; ${pixels === 0 ? 'nothing else' : `${pixelCount(pixels)} of what both have`}`,
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Compares two pictures. No pixel may differ. Those of different sizes are compared where they overlap.
 *
 * One comparison waits for the other: two long pages take hundreds of megabytes while they are looked at.
 *
 * @param before a PNG
 * @param after a PNG
 */
export function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return Promise.resolve({ kind: 'same' });
  const next = last.then(() => compareNow(before, after));
  last = next.catch(() => undefined);
  return next;
}
