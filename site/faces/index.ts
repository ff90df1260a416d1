import { latinFace } from './latinFace.ts';

/*
 * The Latin faces from which brands choose: free families, each one variable file of a package. Heights are from Capsize's
 * tables, as are the widths of the local faces. The average widths of the brands' faces are measured against those, on English
 * pages and in the weights used: a line that is two hundredths too wide breaks elsewhere.
 */

/** Calm, exact, technical: drawn for interfaces and code, with figures of one width. */
export const geist = latinFace({
  family: 'Geist',
  weights: '100 900',
  file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  measures: {
    regular: { ascent: 1005, descent: -295, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 459 },
    bold: { ascent: 1005, descent: -295, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 484 },
  },
});

/** Warm, bold, lively: a grotesque with ink traps and uneven curves, loudest in its heavy weights. */
export const bricolageGrotesque = latinFace({
  family: 'Bricolage Grotesque',
  weights: '200 800',
  file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  measures: {
    regular: { ascent: 930, descent: -270, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 472 },
    bold: { ascent: 930, descent: -270, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 495 },
  },
});
