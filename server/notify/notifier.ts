import { reasonOf } from '../outage.ts';
import type { Channel, Notification, Outbox, Settlement } from '../storage/index.ts';
import type { Deliver } from './deliver.ts';
import { startLoop } from './loop.ts';

/**
 * How long, in milliseconds, one delivery may take in all, even if the other side sends data slowly. Long, because a receiver
 * that answers later may have accepted it, and would get it again.
 */
const DELIVERY_LIMIT_MS = 90_000;
/** How long, in milliseconds, a notification belongs to the process that took it; longer than any delivery. */
const LEASE_MS = 120_000;
/** How often, in milliseconds, the outbox is checked unasked. */
const LOOK_MS = 15_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How often a notification is tried before it is given up: with the pauses, some eight days. */
export const MAX_ATTEMPTS = 40;

/** The pause after a failed try, in milliseconds: twice as long each time, up to six hours. */
export function retryPause(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/** The events that the notifier logs. */
export interface NotifyLog {
  told(notification: Notification): void;
  failed(notification: Notification, error: unknown): void;
  /** It is not tried again until the owner asks for it. */
  dead(notification: Notification): void;
  /** The delivery took longer than the lease, so that another process has it, too; the receiver recognises it by its key. */
  lost(notification: Notification): void;
  /** The outbox itself cannot be read or written. */
  broken(error: unknown): void;
  /** It can. */
  works(): void;
}

/** Limits that tests set, in milliseconds. */
export interface NotifierTimes {
  readonly pause?: (attempt: number) => number;
  readonly lookMs?: number;
  readonly deliveryLimitMs?: number;
}

/** Empties the outbox, independently of requests: nothing here can delay or fail a visitor's. */
export interface Notifier {
  /** Checks the outbox now. */
  wake(): void;
  /** Ends after the current deliveries, at most after `limitMs`. The rest is sent after the next start. */
  stop(limitMs: number): Promise<void>;
}

/** The longest reason that is kept, in characters: a mail server may answer with a page. */
const MAX_REASON = 200;

/** What the notifier works with. */
export interface NotifierOptions {
  readonly outbox: Outbox;
  /** The brand whose requests are told of. */
  readonly variant: string;
  /** How each configured channel delivers. */
  readonly deliveries: ReadonlyMap<Channel, Deliver>;
  readonly log: NotifyLog;
  readonly times?: NotifierTimes | undefined;
}

/**
 * Starts to send the notifications of a brand's requests, each channel separately, so that a slow mail server does not delay the
 * webhook. Several processes may do so, because each notification belongs to one of them at a time.
 */
export function startNotifier({ outbox, variant, deliveries, log, times = {} }: NotifierOptions): Notifier {
  const { pause = retryPause, lookMs = LOOK_MS, deliveryLimitMs = DELIVERY_LIMIT_MS } = times;
  const stopping = new AbortController();

  /** What becomes of a notification after a try, with the failure if it failed. */
  const settlementOf = ({ attempt }: Notification, failure: unknown): Settlement => {
    if (failure === undefined) return { end: 'told' };
    // A mail server may answer with any character, even a NUL, which PostgreSQL texts cannot hold.
    const reason = reasonOf(failure)
      .slice(0, MAX_REASON)
      .replace(/\p{Cc}/gu, ' ');
    return attempt >= MAX_ATTEMPTS
      ? { end: 'dead', reason }
      : { end: 'later', afterMs: pause(attempt), reason };
  };
  const settle = async (notification: Notification, settlement: Settlement): Promise<void> => {
    if (!(await outbox.settle(notification.lease, settlement))) log.lost(notification);
    else if (settlement.end === 'told') log.told(notification);
    else if (settlement.end === 'dead') log.dead(notification);
  };
  /** Returns why the delivery failed; undefined where it did not. */
  const attemptDelivery = async (notification: Notification, deliver: Deliver): Promise<unknown> => {
    // Its last try ended with the process that made it.
    if (notification.attempt > MAX_ATTEMPTS) return new Error('the process ended during the last try');
    try {
      await deliver(notification, AbortSignal.any([stopping.signal, AbortSignal.timeout(deliveryLimitMs)]));
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const loops = [...deliveries].map(([channel, deliver]) => {
    /** How the last try ended. If that cannot be recorded, the next round does it: the delivery would be repeated. */
    let unsettled: readonly [Notification, Settlement] | undefined;
    const settleLast = async () => {
      if (unsettled !== undefined) await settle(...unsettled);
      unsettled = undefined;
    };
    return startLoop(
      async () => {
        await settleLast();
        const notification = await outbox.take(channel, variant, LEASE_MS);
        log.works();
        if (notification === undefined) return false;
        const failure = await attemptDelivery(notification, deliver);
        if (failure !== undefined) log.failed(notification, failure);
        unsettled = [notification, settlementOf(notification, failure)];
        await settleLast();
        return true;
      },
      (error) => log.broken(error),
      lookMs,
    );
  });
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop(limitMs) {
      setTimeout(() => stopping.abort(new Error('the server ends')), limitMs).unref();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
