import { expect, test, vi } from 'vitest';
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

test.each([
  [12000, { code: 'TWD', locale: 'en' }, 'NT$12,000'],
  [12000, { code: 'TWD', locale: 'zh-TW' }, '$12,000'],
  [12.5, { code: 'USD', locale: 'en-US' }, '$12.50'],
  [12.5, { code: 'JPY', locale: 'en-US' }, '¥13'],
  [1234.5, { code: 'EUR', locale: 'de-DE' }, '1.234,50\u00A0€'],
  [-480, { code: 'USD', locale: 'en-US' }, '-$480'],
])('%d in %o is %s', (price, currency, shown) => {
  expect(formatPrice(price, currency)).toBe(shown);
});

test.each([
  { code: 'dollars', locale: 'en' },
  { code: 'USD', locale: 'no language' },
])('%o is said, and the price is shown without a currency', (currency) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formatPrice(1000, currency)).toBe('$1,000');
  expect(error.mock.calls.join()).toContain('`currency`');
  error.mockRestore();
});

test.each([Number.NaN, Infinity])('%d is nothing', (price) => {
  expect(formatPrice(price)).toBe('');
});
