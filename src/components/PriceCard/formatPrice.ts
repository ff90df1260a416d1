/**
 * A price as the specification shows it: `$` and thousand separators, no currency guessed (`12000` is `$12,000`).
 *
 * The same in every language, so that server and browser always agree. A whole amount has no decimals, any other has
 * two.
 *
 * @param price in whole currency units
 */
export function formatPrice(price: number): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  const amount = Math.abs(price).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${price < 0 ? '-' : ''}$${amount}`;
}
