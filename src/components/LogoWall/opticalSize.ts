/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The area of every logo, in square CSS pixels: a mark three times as wide as high is 126 by 42. */
const AREA = 126 * 42;
const HEIGHT = { smallest: 24, largest: 60 } as const;

/**
 * The size at which a logo looks as heavy as its neighbours: equal areas, not equal heights, so that a long wordmark
 * does not shout over a round sign. A logo of unknown size is taken to be three times as wide as high.
 *
 * @param logo the drawing's own size; only its proportion matters
 * @returns whole CSS pixels
 */
export function opticalSize({ width = 3, height = 1 }: Partial<Size>): Size {
  const proportion = width > 0 && height > 0 ? width / height : 3;
  const balanced = Math.sqrt(AREA / proportion);
  const limited = Math.min(Math.max(balanced, HEIGHT.smallest), HEIGHT.largest);
  return { width: Math.round(limited * proportion), height: Math.round(limited) };
}
