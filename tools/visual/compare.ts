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

/** In a mask: only one of the pictures reaches here. Half of a blue, as one number. */
const ONE_HAS_IT = new Uint32Array(new Uint8Array([0, 90, 255, 128]).buffer)[0] ?? 0;

/** A decoded picture. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

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

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The step from one pixel to the other, as one number; 0 where they are the same. */
const stepAt = (before: Pixels, after: Pixels, index: number): number => {
  const at = index * 4;
  let step = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = (after.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0);
    // 256 added, so that steps down and up never meet in one number.
    step = step * 1024 + (distance === 0 ? 0 : distance + 256);
  }
  return step;
};

/** Counts the pixels of surfaces that moved by one even step; marks them in the mask. */
function markFlatSurfaces(before: Pixels, after: Pixels, mask: Uint8Array): number {
  const { width, height } = before;
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

/** The upper left part of a picture. */
function cropped({ data, width }: Pixels, to: Pick<Pixels, 'width' | 'height'>): Pixels {
  if (width === to.width) return { ...to, data: data.subarray(0, width * to.height * 4) };
  const part = new Uint8Array(to.width * to.height * 4);
  for (let y = 0; y < to.height; y += 1)
    part.set(data.subarray(y * width * 4, (y * width + to.width) * 4), y * to.width * 4);
  return { ...to, data: part };
}

/** The mask of the part that both pictures have, in a mask of all that either has. */
function withTheRest(mask: Uint8Array, both: Box, all: Box): Uint8Array {
  const whole = new Uint32Array(all.width * all.height).fill(ONE_HAS_IT);
  const part = new Uint32Array(mask.buffer);
  for (let y = 0; y < both.height; y += 1)
    whole.set(part.subarray(y * both.width, (y + 1) * both.width), y * all.width);
  return new Uint8Array(whole.buffer);
}

/** What only one picture has, where the other has the part of it that both have: below that, or right of it. */
const restOf = (both: Box, all: Box): Box =>
  both.height < all.height
    ? { ...all, y: both.height, height: all.height - both.height }
    : { ...all, x: both.width, width: all.width - both.width };

const pixelCount = (pixels: number): string => (pixels === 1 ? '1 pixel' : `${pixels} pixels`);

async function compareNow(before: Buffer, after: Buffer): Promise<Difference> {
  const [from, to] = await Promise.all([decode(before), decode(after)]);
  const corner = { x: 0, y: 0 };
  const both = {
    ...corner,
    width: Math.min(from.width, to.width),
    height: Math.min(from.height, to.height),
  };
  const all = { ...corner, width: Math.max(from.width, to.width), height: Math.max(from.height, to.height) };
  const [left, right] = [cropped(from, both), cropped(to, both)];
  const mask = new Uint8Array(both.width * both.height * 4);
  const options = { threshold: THRESHOLD, includeAA: true, diffMask: true, checkerboard: false };
  const found = pixelmatch(left.data, right.data, mask, both.width, both.height, options);
  const pixels = found + markFlatSurfaces(left, right, mask);
  const isSameSize = from.width === to.width && from.height === to.height;
  if (pixels === 0 && isSameSize) return { kind: 'same' };
  const sizes = `${from.width} × ${from.height} became ${to.width} × ${to.height}`;
  return {
    kind: 'different',
    mask: await sharp(isSameSize ? mask : withTheRest(mask, both, all), {
      raw: { width: all.width, height: all.height, channels: 4 },
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
