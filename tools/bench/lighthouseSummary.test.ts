import { expect, test } from 'vitest';
import { isPictureAboveFold } from './aboveFold.ts';
import type { RunResult } from './lighthouseRun.ts';
import { describe as describeSummary, summarise } from './lighthouseSummary.ts';

const PHONE = { width: 412, height: 823 };

test.each([
  ['a picture in the hero', { left: 20, top: 400, right: 392, bottom: 700 }, true],
  ['one that begins in the window', { left: 20, top: 780, right: 392, bottom: 1100 }, true],
  ['one of which only a few rows show', { left: 20, top: 820, right: 392, bottom: 1100 }, false],
  ['one further down', { left: 20, top: 900, right: 392, bottom: 1200 }, false],
  ['one beside the window', { left: 420, top: 100, right: 800, bottom: 400 }, false],
  ['the logo', { left: 20, top: 16, right: 52, bottom: 48 }, false],
  ['one that is not shown', { left: 0, top: 0, right: 0, bottom: 0 }, false],
])('%s: %o', (_name, box, expected) => {
  expect(isPictureAboveFold(box, PHONE)).toBe(expected);
});

const run = (lcp: number, pictureAboveFold: boolean): RunResult => ({
  speed: { score: 100, fcp: 600, lcp, tbt: 0, cls: 0, bytes: 1000 },
  scores: {},
  pictureAboveFold,
  failed: [],
});

test.each([
  [1050, false, []],
  [1060, false, ['LCP ratio 1.06']],
  [1060, true, []],
  [1100, true, []],
  [1110, true, ['LCP ratio 1.11']],
])('an LCP of %i against 1000, picture above the fold %s, misses %j', (lcp, picture, missed) => {
  const page = { variant: 'cloud', path: '/main/en/about', method: 'mobile' } as const;
  const summary = summarise(page, { ours: [run(lcp, picture)], twin: [run(1000, picture)] });
  expect(summary.missed).toEqual(missed);
  expect(describeSummary(summary)).toContain(`at most ${picture ? 1.1 : 1.05}`);
});
