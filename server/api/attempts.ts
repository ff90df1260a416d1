import { countedAddress } from '../storage/address.ts';
import { RATE_WINDOW_MS, type Refusal, refuseAttempt, type Tally } from '../storage/limits.ts';

/** Counts attempts before any of their content is read. */
export interface AttemptGate {
  /** Counts one; returns why it is refused, if it is. */
  admit(address: string): Refusal | undefined;
}

/**
 * Counts every attempt at a contact request, also those that are refused before they reach the storage, in this process's memory:
 * senders of rubbish cost next to nothing. The storage counts what was stored, for all processes together.
 *
 * @param ratePerMinute requests that an address may have stored; the attempts it may make follow from it. 0: no limit
 * @param now returns the time in milliseconds, by a monotonic clock
 */
export function createAttemptGate(
  ratePerMinute: number,
  now: () => number = () => performance.now(),
): AttemptGate {
  let windowStart = now();
  let total = 0;
  const counts = new Map<string, number>();
  const tally = (attempts: number): Tally => ({
    stored: 0,
    attempts,
    oldestStored: null,
    oldestAttempt: windowStart,
  });
  const counted = (key: string): Tally => tally(counts.get(key) ?? 0);
  return {
    admit(from) {
      if (ratePerMinute === 0) return undefined;
      const time = now();
      if (time - windowStart >= RATE_WINDOW_MS) {
        windowStart = time;
        total = 0;
        counts.clear();
      }
      const { address, network } = countedAddress(from);
      const tallies = {
        address: counted(address),
        network: network === undefined ? undefined : counted(network),
        all: tally(total),
      };
      const refusal = refuseAttempt(tallies, ratePerMinute, time);
      // What is refused here is not counted: neither the window nor the memory grows with a flood.
      if (refusal) return refusal;
      total += 1;
      for (const key of [address, network])
        if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
      return undefined;
    },
  };
}
