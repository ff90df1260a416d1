import { latinFace } from './latinFace.ts';

/*
 * The Latin faces from which brands choose: free families, each one variable file of a package. Measures are those of
 * Capsize's tables; bold is the weight next to the headings of the brand that wears the face.
 */

/** Calm, exact, technical: drawn for interfaces and code, with figures of one width. */
export const geist = latinFace({
  family: 'Geist',
  weights: '100 900',
  file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  measures: {
    regular: { ascent: 1005, descent: -295, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 467 },
    bold: { ascent: 1005, descent: -295, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 499 },
  },
});

/** Warm, bold, lively: a grotesque with ink traps and uneven curves, loudest in its heavy weights. */
export const bricolageGrotesque = latinFace({
  family: 'Bricolage Grotesque',
  weights: '200 800',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  measures: {
    regular: { ascent: 930, descent: -270, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 470 },
    bold: { ascent: 930, descent: -270, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 495 },
  },
});
