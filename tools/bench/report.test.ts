import { afterEach, expect, it } from 'vitest';
import { against, atLeast } from './report.ts';

afterEach(() => {
  process.exitCode = undefined;
});

it('reports a value within its limit', () => {
  expect([against(2, 3), atLeast(3, 3, 1)]).toEqual(['2 (at most 3)', '3.0 (at least 3)']);
  expect(process.exitCode).toBeUndefined();
});

it.each([
  ['2 (at most 1, MISSED)', () => against(2, 1)],
  ['NaN (at most 1, MISSED)', () => against(Number.NaN, 1)],
  ['2 (at least 3, MISSED)', () => atLeast(2, 3)],
])('ends the bench with 1 for %s', (words, hold) => {
  expect(hold()).toBe(words);
  expect(process.exitCode).toBe(1);
});
