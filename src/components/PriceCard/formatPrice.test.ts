import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [0, '$0'],
  [-0, '$0'],
  [7, '$7'],
  [999, '$999'],
  [1000, '$1,000'],
  [12000, '$12,000'],
  [1234567890, '$1,234,567,890'],
  [Number.MAX_SAFE_INTEGER, '$9,007,199,254,740,991'],
  [1250.5, '$1,250.50'],
  [1234567.891, '$1,234,567.89'],
  [0.999, '$1.00'],
  [-480, '-$480'],
])('%d is %s', (price, shown) => {
  expect(formatPrice(price)).toBe(shown);
});
