import { countedAddress, hashAddress } from '../address.ts';
import { newUid, submitDigest } from '../keys.ts';
import { type Refusal, refuseAttempt, refuseStoring } from '../limits.ts';
import type { NewContact, SubmitOptions, SubmitResult } from '../types.ts';
import type { Statements } from './statements.ts';

/** What a submit needs besides its own values. */
export interface SubmitScope {
  readonly statements: Statements;
  /** The secret of the address hashes. */
  readonly secret: Uint8Array;
  /** The time of the request, in milliseconds since 1970. */
  readonly now: number;
}

function insert({ statements, now }: SubmitScope, contact: NewContact, key: Buffer | null): number {
  const { lastInsertRowid } = statements.insert.run(
    newUid(),
    now,
    contact.language,
    contact.variant,
    contact.suspected ? 1 : 0,
    contact.companyName,
    contact.name,
    contact.mobile,
    contact.lineId,
    contact.description,
    key,
  );
  return Number(lastInsertRowid);
}

/** Counts an attempt and says whether it may be stored. */
function count(
  { statements, secret, now }: SubmitScope,
  { address: from, ratePerMinute }: SubmitOptions,
  isKnown: boolean,
): Refusal | undefined {
  if (ratePerMinute === 0) return undefined;
  // Erasing old records first also means that no trace of an address is kept longer than it counts.
  statements.forget(now);
  const counted = countedAddress(from);
  const address = hashAddress(counted.address, secret);
  const network = counted.network === undefined ? null : hashAddress(counted.network, secret);
  const tallies = statements.tally(address, network);
  const tooMany = refuseAttempt(tallies, ratePerMinute, now);
  if (tooMany) return tooMany;
  const refusal = isKnown ? undefined : refuseStoring(tallies, ratePerMinute, now);
  statements.attempt.run(address, network, now, isKnown || refusal ? 0 : 1);
  return refusal;
}

/**
 * Stores one contact request inside an open transaction: the attempt is counted, a known submit is found again, then
 * the request and its notifications are written.
 */
export function submitInTransaction(
  scope: SubmitScope,
  contact: NewContact,
  options: SubmitOptions,
): SubmitResult {
  const { statements, now } = scope;
  const key = options.submitKey === undefined ? null : submitDigest(options.submitKey);
  const known = key && statements.find.get(key);
  const refusal = count(scope, options, Boolean(known));
  if (refusal) return refusal;
  if (known) return { outcome: 'known', id: Number(known['id']) };
  const id = insert(scope, contact, key);
  for (const channel of options.channels) statements.enqueue.run(id, channel, now);
  return { outcome: 'stored', id };
}
