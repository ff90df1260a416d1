/** Code points from one to another, both included. */
export type CodePoints = readonly [from: number, to: number];

/** Reads the value of a `unicode-range` descriptor, such as `U+2e80-2eff,U+3001`. */
export const readUnicodeRange = (unicodeRange: string): CodePoints[] =>
  unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Whether a code point is in one of the ranges. */
export const isInRanges = (ranges: readonly CodePoints[], codePoint: number): boolean =>
  ranges.some(([from, to]) => from <= codePoint && codePoint <= to);
