import { countedAddress, hashAddress } from '../address.ts';
import { RATE_WINDOW_MS, type Refusal, refuseAttempt, refuseStoring } from '../limits.ts';
import { toTally } from '../rows.ts';
import type { SubmitOptions } from '../types.ts';
import type { Query } from './pool.ts';

/** A length of time in milliseconds, as SQL: `$1` milliseconds. */
export const milliseconds = (parameter: string): string => `${parameter} * interval '1 millisecond'`;

/** A point in time, in milliseconds since 1970, as in the rest of the storage. */
export const epochMs = (column: string): string => `floor(extract(epoch FROM ${column}) * 1000)::bigint`;

/** What an address has done lately, with its lock, which is held until the transaction ends. */
export interface Counted {
  readonly refusal: Refusal | undefined;
  /** The request that is already stored. */
  readonly known: number | undefined;
  /** Writes the attempt down. */
  record(query: Query, stored: boolean): Promise<void>;
}

/** Records that no longer count, or would count too long after the clock was set back; `$1`: the window. */
const OUTDATED = `(at <= clock_timestamp() - ${milliseconds('$1')} OR at > clock_timestamp())`;

const TALLY = `count(*) AS attempts, count(*) FILTER (WHERE stored) AS stored,
  ${epochMs('min(at)')} AS oldest_attempt, ${epochMs('min(at) FILTER (WHERE stored)')} AS oldest_stored
  FROM recent_attempts WHERE NOT ${OUTDATED}`;

/**
 * Takes the lock of a counted address: submits from it wait for each other, here and on every other machine, so that each counts
 * those before it.
 */
async function lock(query: Query, counted: Buffer): Promise<void> {
  await query(
    `INSERT INTO counted_addresses (address, at) VALUES ($1, clock_timestamp())
     ON CONFLICT (address) DO UPDATE SET at = excluded.at`,
    [counted],
  );
}

/**
 * Counts an attempt of an address and says whether it may be stored; undefined where there is no limit. The limit for all
 * addresses together takes no lock, which everybody would wait for: simultaneous requests may exceed it.
 *
 * @param secret the key of the address hashes
 * @param find looks for the request under its key; called under the lock, when an earlier try has ended
 */
export async function count(
  query: Query,
  secret: Uint8Array,
  { address: from, ratePerMinute }: SubmitOptions,
  find: () => Promise<number | undefined>,
): Promise<Counted | undefined> {
  if (ratePerMinute === 0) return undefined;
  const counted = countedAddress(from);
  const address = hashAddress(counted.address, secret);
  const network = counted.network === undefined ? null : hashAddress(counted.network, secret);
  // Always in this order, so that two transactions never deadlock.
  if (network !== null) await lock(query, network);
  await lock(query, address);

  const known = await find();
  const [time] = await query(`SELECT ${epochMs('clock_timestamp()')} AS now`);
  const now = Number(time?.['now']);
  const [ofAddress] = await query(`SELECT ${TALLY} AND address = $2`, [RATE_WINDOW_MS, address]);
  const [ofNetwork] =
    network === null ? [] : await query(`SELECT ${TALLY} AND network = $2`, [RATE_WINDOW_MS, network]);
  const [ofAll] = await query(`SELECT ${TALLY}`, [RATE_WINDOW_MS]);
  const tallies = {
    address: toTally(ofAddress),
    network: network === null ? undefined : toTally(ofNetwork),
    all: toTally(ofAll),
  };
  const tooMany = refuseAttempt(tallies, ratePerMinute, now);
  return {
    refusal: tooMany ?? (known === undefined ? refuseStoring(tallies, ratePerMinute, now) : undefined),
    known,
    async record(then, stored) {
      // Further attempts beyond the limit are not recorded.
      if (tooMany) return;
      await then(
        'INSERT INTO recent_attempts (address, network, at, stored) VALUES ($1, $2, clock_timestamp(), $3)',
        [address, network, stored],
      );
    },
  };
}

/** Erases traces of addresses that no longer count, except those that other transactions are using. */
export async function forget(query: Query): Promise<void> {
  await query(`DELETE FROM recent_attempts WHERE ${OUTDATED}`, [RATE_WINDOW_MS]);
  await query(
    `DELETE FROM counted_addresses WHERE address IN (
       SELECT address FROM counted_addresses WHERE ${OUTDATED}
       FOR UPDATE SKIP LOCKED)`,
    [RATE_WINDOW_MS],
  );
}
