import { RATE_WINDOW_MS } from './storage/limits.ts';
import type { Maintenance } from './storage/index.ts';

const DAY_MS = 86_400_000;

/** How often, in milliseconds, what is older than the retention is looked for. */
const PRUNE_EVERY_MS = 3_600_000;

/** What has to be done without anybody asking. */
export interface Housekeeping {
  /** Tells that an address was counted: after it has, nobody else would come to forget it. */
  onAttempt(): void;
  stop(): void;
}

/** How the storage is kept in order. */
export interface HousekeepingOptions {
  /** After how many days requests are erased; undefined keeps them. */
  readonly retentionDays: number | undefined;
  /** Told how many requests were erased, when there were any. */
  onPruned(count: number): void;
  onError(error: unknown): void;
}

/** Starts to keep the storage in order: erases what addresses left once it does not count, and what is too old. */
export function startHousekeeping(maintenance: Maintenance, options: HousekeepingOptions): Housekeeping {
  const { retentionDays, onPruned, onError } = options;
  let forgetting: NodeJS.Timeout | undefined;
  let hasLater = false;
  let isStopped = false;
  const onAttempt = () => {
    if (forgetting === undefined) forgetLater();
    else hasLater = true;
  };
  /** What is not forgotten now is so in a minute, also where nobody comes any more. */
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
      // Those who came after the first still count. Visitors may come so often that nobody is ever the last for a minute.
      if (hasLater) forgetLater();
    }, RATE_WINDOW_MS + 1).unref();
  };
  // What was counted before the last end.
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
