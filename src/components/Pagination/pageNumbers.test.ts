import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

const shown = (page: number, count: number) =>
  pageNumbers(page, count)
    .map((number) => number ?? '…')
    .join(' ');

test.each([
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [150, 300, '1 … 149 150 151 … 300'],
  [300, 300, '1 … 296 297 298 299 300'],
])('on page %d of %d: %s', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});

test('the page itself is always there, and every gap hides two pages or more', () => {
  for (let count = 1; count <= 40; count += 1)
    for (let page = 1; page <= count; page += 1) {
      const numbers = pageNumbers(page, count);
      expect(numbers).toContain(page);
      expect(numbers.length).toBe(Math.min(count, 7));
      numbers.forEach((number, index) => {
        if (number !== undefined) return;
        expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
});
