import { createHash } from 'node:crypto';
import { hashAddress } from './address.ts';
import type { Statements } from './statements.ts';
import type { NewContact, SubmitOptions, SubmitResult } from './types.ts';

/** How long, in milliseconds, a request counts for the limit of its address. */
export const RATE_WINDOW_MS = 60_000;

/**
 * Stores one contact request inside an open transaction: a known submit is found again, then the limit is asked, then
 * the request, its part of the limit and its notifications are written.
 *
 * @param now the time of the request, in milliseconds since 1970
 */
export function submitInTransaction(
  statements: Statements,
  contact: NewContact,
  options: SubmitOptions,
  now: number,
): SubmitResult {
  const submitKey =
    options.submitKey === undefined ? null : createHash('sha256').update(options.submitKey).digest();
  const known = submitKey && statements.find.get(submitKey);
  if (known) return { outcome: 'known', id: Number(known['id']) };

  if (options.ratePerMinute > 0) {
    // Forgetting first also means that no trace of an address is kept longer than it counts.
    statements.forget.run(now - RATE_WINDOW_MS);
    const address = hashAddress(options.address, statements.secret);
    const recent = statements.recent.get(address);
    if (Number(recent?.['count']) >= options.ratePerMinute) {
      const waitMs = Number(recent?.['oldest']) + RATE_WINDOW_MS - now;
      return { outcome: 'limited', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    statements.count.run(address, now);
  }

  const { lastInsertRowid } = statements.insert.run(
    now,
    contact.language,
    contact.variant,
    contact.companyName,
    contact.name,
    contact.mobile,
    contact.lineId,
    contact.description,
    submitKey,
  );
  for (const channel of options.channels) statements.enqueue.run(lastInsertRowid, channel, now);
  return { outcome: 'stored', id: Number(lastInsertRowid) };
}
