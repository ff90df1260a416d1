import { newUid, submitDigest } from '../keys.ts';
import type { NewContact, SubmitOptions, SubmitResult } from '../types.ts';
import { count } from './limits.ts';
import type { Query } from './pool.ts';

/** Stores a request with its notifications: returns its id, or no row where its key is already there. */
const STORE = `WITH stored AS (
   INSERT INTO contacts (uid, received_at, language, variant, suspected,
     company_name, name, mobile, line_id, description, submit_key)
   VALUES ($1, clock_timestamp(), $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (submit_key) DO NOTHING
   RETURNING id
 ), told AS (
   INSERT INTO outbox (contact_id, channel, due_at)
   SELECT stored.id, channel, clock_timestamp() FROM stored, unnest($11::text[]) AS channel
 )
 SELECT id FROM stored`;

/** Writes a request and its notifications; undefined where another transaction has stored the same key meanwhile. */
async function insert(
  query: Query,
  contact: NewContact,
  key: Buffer | null,
  channels: readonly string[],
): Promise<number | undefined> {
  const [row] = await query(STORE, [
    newUid(),
    contact.language,
    contact.variant,
    contact.suspected,
    contact.companyName,
    contact.name,
    contact.mobile,
    contact.lineId,
    contact.description,
    key,
    channels,
  ]);
  return row && Number(row['id']);
}

async function find(query: Query, key: Buffer | null): Promise<number | undefined> {
  if (key === null) return undefined;
  const [row] = await query('SELECT id FROM contacts WHERE submit_key = $1', [key]);
  return row && Number(row['id']);
}

/**
 * Stores one contact request inside a transaction: the attempt is counted, a known submit is found again, then the
 * request and its notifications are written.
 *
 * @param secret the key of the address hashes
 */
export async function submitInTransaction(
  query: Query,
  secret: Uint8Array,
  contact: NewContact,
  options: SubmitOptions,
): Promise<SubmitResult> {
  const key = options.submitKey === undefined ? null : submitDigest(options.submitKey);
  // Without a limit the address does not matter, and the unique key alone finds known submits.
  const counted = await count(query, secret, options, () => find(query, key));
  const known = counted?.known;
  if (counted?.refusal) {
    await counted.record(query, false);
    return counted.refusal;
  }
  const stored = known === undefined ? await insert(query, contact, key, options.channels) : undefined;
  await counted?.record(query, stored !== undefined);
  if (stored !== undefined) return { outcome: 'stored', id: stored };
  const id = known ?? (await find(query, key));
  if (id === undefined) throw new Error('a request that was known a moment ago is gone');
  return { outcome: 'known', id };
}
