/**
 * A notification due later than this, in milliseconds, was postponed before the clock was set back, and is due now: no pause is
 * that long.
 */
export const LONGEST_DELAY_MS = 86_400_000;

/** How long, in milliseconds, an attempt counts for the limits. */
export const RATE_WINDOW_MS = 60_000;

/**
 * How long, in milliseconds, a submit may take before it is refused: less than the ten seconds that the page waits, so that the
 * visitor is told to try again, not that nobody answers.
 */
export const SUBMIT_WAIT_MS = 8_000;

/** How many attempts an address may make for each request that it may have stored: repetitions and refusals count, too. */
const ATTEMPTS_FOR_EACH = 5;
/** A /48 may do as much as this many addresses. */
const ADDRESSES_IN_NETWORK = 4;
/** All visitors together may do as much as this many addresses: more are not real visitors, and would fill the disk. */
const ADDRESSES_IN_ALL = 60;

/** What an address did within the window. */
export interface Tally {
  readonly stored: number;
  /** All attempts, including those that were stored. */
  readonly attempts: number;
  /** When the oldest of them was, in milliseconds; null where there is none. */
  readonly oldestStored: number | null;
  readonly oldestAttempt: number | null;
}

/** What counts for a submit. */
export interface Tallies {
  readonly address: Tally;
  /** Absent for IPv4. */
  readonly network: Tally | undefined;
  readonly all: Tally;
}

/** A submit that may not be stored. */
export interface Refusal {
  readonly outcome: 'limited' | 'crowded';
  readonly retryAfterSeconds: number;
}

function refusal(outcome: Refusal['outcome'], oldest: number | null, now: number): Refusal {
  const waitMs = (oldest ?? now) + RATE_WINDOW_MS - now;
  return { outcome, retryAfterSeconds: Math.ceil(waitMs / 1000) };
}

/** The tallies, with the number of requests that each may have stored. */
function shares({ address, network, all }: Tallies, ratePerMinute: number) {
  return [
    { tally: address, share: ratePerMinute, outcome: 'limited' },
    ...(network === undefined
      ? []
      : [{ tally: network, share: ratePerMinute * ADDRESSES_IN_NETWORK, outcome: 'limited' } as const]),
    { tally: all, share: ratePerMinute * ADDRESSES_IN_ALL, outcome: 'crowded' },
  ] as const;
}

/** Refuses whoever has made too many attempts, whatever their results. Such an attempt need not be recorded. */
export function refuseAttempt(tallies: Tallies, ratePerMinute: number, now: number): Refusal | undefined {
  const over = shares(tallies, ratePerMinute).find(
    ({ tally, share }) => tally.attempts >= share * ATTEMPTS_FOR_EACH,
  );
  return over && refusal(over.outcome, over.tally.oldestAttempt, now);
}

/** Refuses whoever has had too many requests stored. */
export function refuseStoring(tallies: Tallies, ratePerMinute: number, now: number): Refusal | undefined {
  const over = shares(tallies, ratePerMinute).find(({ tally, share }) => tally.stored >= share);
  return over && refusal(over.outcome, over.tally.oldestStored, now);
}
