import { expect, test } from 'vitest';
import { opticalSize } from './opticalSize.ts';

test.each([
  ['a wordmark', { width: 300, height: 100 }, { width: 126, height: 42 }],
  ['the same, drawn larger', { width: 900, height: 300 }, { width: 126, height: 42 }],
  ['a sign as wide as high, kept from towering', { width: 64, height: 64 }, { width: 60, height: 60 }],
  ['a very long wordmark, kept legible', { width: 1600, height: 100 }, { width: 384, height: 24 }],
  ['a tall sign, kept from towering', { width: 50, height: 100 }, { width: 30, height: 60 }],
  ['an unknown size', {}, { width: 126, height: 42 }],
  ['a broken size', { width: 0, height: 40 }, { width: 126, height: 42 }],
])('%s', (_, logo, shown) => {
  expect(opticalSize(logo)).toEqual(shown);
});

test('logos of different proportions cover the same area', () => {
  const long = opticalSize({ width: 500, height: 100 });
  const short = opticalSize({ width: 200, height: 100 });
  const ratio = (long.width * long.height) / (short.width * short.height);
  expect(ratio).toBeGreaterThan(0.96);
  expect(ratio).toBeLessThan(1.04);
});
