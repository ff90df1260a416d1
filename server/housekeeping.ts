import { RATE_WINDOW_MS } from './storage/limits.ts';
import type { Maintenance } from './storage/index.ts';

const DAY_MS = 86_400_000;

/** How often, in milliseconds, to look for requests older than the retention. */
const PRUNE_EVERY_MS = 3_600_000;

/** Work that is done unasked. */
export interface Housekeeping {
  /** Says that an address was counted, so that it is erased in time even if no other request comes. */
  onAttempt(): void;
  stop(): void;
}

/** Options of the housekeeping. */
export interface HousekeepingOptions {
  /** After how many days requests are erased; undefined keeps them. */
  readonly retentionDays: number | undefined;
  /** Called with the number of erased requests, when there were any. */
  onPruned(count: number): void;
  onError(error: unknown): void;
}

/** Starts the housekeeping: erases traces of addresses once they no longer count, and requests that are too old. */
export function startHousekeeping(maintenance: Maintenance, options: HousekeepingOptions): Housekeeping {
  const { retentionDays, onPruned, onError } = options;
  let forgetting: NodeJS.Timeout | undefined;
  let hasLater = false;
  let isStopped = false;
  const onAttempt = () => {
    if (forgetting === undefined) forgetLater();
    else hasLater = true;
  };
  /** Traces that still count are erased in a minute, even if nobody comes any more. */
  const forget = () => {
    const again = () => void (isStopped || onAttempt());
    maintenance.forget().then(
      (isDone) => void (isDone || again()),
      (error: unknown) => {
        onError(error);
        again();
      },
    );
  };
  const forgetLater = () => {
    hasLater = false;
    forgetting = setTimeout(() => {
      forget();
      forgetting = undefined;
      // Visitors after the first still count. They may come so often that there is never a minute without one.
      if (hasLater) forgetLater();
    }, RATE_WINDOW_MS + 1).unref();
  };
  // What was counted before the last shutdown.
  forget();
  const prune = (days: number) => {
    maintenance.prune(days * DAY_MS, 'retention').then((count) => {
      if (count > 0) onPruned(count);
    }, onError);
  };
  let pruning: NodeJS.Timeout | undefined;
  if (retentionDays !== undefined) {
    prune(retentionDays);
    pruning = setInterval(prune, PRUNE_EVERY_MS, retentionDays).unref();
  }
  return {
    onAttempt,
    stop() {
      isStopped = true;
      clearTimeout(forgetting);
      clearInterval(pruning);
    },
  };
}
