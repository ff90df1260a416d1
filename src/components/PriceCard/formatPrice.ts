import { warn } from '../../primitives/shared/warnings.ts';

/** A currency, and the language in which its amounts are written. */
export interface PriceCurrency {
  /** Its ISO 4217 code, such as `TWD`. */
  readonly code: string;
  /** A BCP 47 language tag, such as `zh-TW`: required, so that server and browser write the same. */
  readonly locale: string;
}

/** An amount as `Intl` writes it; a whole one has no decimals. */
function inCurrency(price: number, { code, locale }: PriceCurrency): string | undefined {
  const digits = Number.isInteger(price) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...digits }).format(price);
  } catch {
    warn('formatPrice', `\`currency\` is not a known currency and language: '${code}', '${locale}'.`);
    return undefined;
  }
}

/**
 * A price as the specification shows it: `$` and thousand separators, no currency guessed (`12000` is `$12,000`).
 *
 * The same in every language, so that server and browser always agree. A whole amount has no decimals, any other has
 * two.
 *
 * @param price in whole currency units
 * @param currency formats it with `Intl` instead, as that currency is written in that language
 * @returns an empty text for what is not a number
 */
export function formatPrice(price: number, currency?: PriceCurrency): string {
  if (!Number.isFinite(price)) return '';
  const written = currency && inCurrency(price, currency);
  if (written !== undefined) return written;
  const amount = Math.abs(price).toFixed(Number.isInteger(price) ? 0 : 2);
  // Not `Intl`, unless asked for: its first use takes 12 ms of every start, ten times that on a slow phone.
  const grouped = amount.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return `${price < 0 ? '-' : ''}$${grouped}`;
}
