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
      /** How many pixels differ. */
      readonly pixels: number;
      /** The differing pixels, red on nothing, as PNG; absent when the sizes differ. */
      readonly mask: Buffer | undefined;
      /** The smallest box around them; absent when the sizes differ. */
      readonly box: Box | undefined;
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

/**
 * Compares two pictures. No pixel may differ.
 *
 * @param before a PNG
 * @param after a PNG
 */
export async function compare(before: Buffer, after: Buffer): Promise<Difference> {
  if (before.equals(after)) return { kind: 'same' };
  const [from, to] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = from;
  if (width !== to.width || height !== to.height) {
    const words = `${width} × ${height} became ${to.width} × ${to.height}`;
    return {
      kind: 'different',
      pixels: Math.abs(width * height - to.width * to.height),
      mask: undefined,
      box: undefined,
      words,
    };
  }
  const mask = new Uint8Array(width * height * 4);
  const options = { threshold: THRESHOLD, includeAA: true, diffMask: true, checkerboard: false };
  const found = pixelmatch(from.data, to.data, mask, width, height, options);
  const pixels = found + markFlatSurfaces(from, to, mask);
  if (pixels === 0) return { kind: 'same' };
  const png = await sharp(mask, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toBuffer();
  const words = pixels === 1 ? '1 pixel' : `${pixels} pixels`;
  return { kind: 'different', pixels, mask: png, box: boxAround(mask, width), words };
}
