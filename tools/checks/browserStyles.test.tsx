import { expect, test } from 'vitest';
import { allStyles } from '../../src/testing/allStyles.tsx';
import { unsupportedStyles } from './browserStyles.ts';

test('every component of the library looks right in the oldest browsers of the policy', () => {
  const css = allStyles();
  expect(css.length).toBeGreaterThan(20_000);
  expect(unsupportedStyles(css)).toEqual([]);
});
