import type { Channel, Notification, Outbox } from '../storage/index.ts';
import type { Deliver } from './deliver.ts';
import { startLoop } from './loop.ts';

/**
 * How long, in milliseconds, one delivery may take in all, however slowly the other side drips. Long, because who answers later
 * may have taken it all the same, and would get it again.
 */
const DELIVERY_LIMIT_MS = 90_000;
/** For how long, in milliseconds, a notification belongs to the process that took it; longer than any delivery. */
const LEASE_MS = 120_000;
/** How often, in milliseconds, the outbox is looked at when nobody says that there is something in it. */
const LOOK_MS = 15_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How often a notification is tried before it is given up: with the pauses between some eight days. */
export const MAX_ATTEMPTS = 40;

/** The pause after a try that failed, in milliseconds: twice as long each time, up to six hours. */
export function retryPause(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/** What the notifier tells the log. */
export interface NotifyLog {
  told(notification: Notification): void;
  failed(notification: Notification, error: unknown): void;
  /** It is not tried again until the owner asks for it. */
  dead(notification: Notification): void;
  /** The delivery took longer than the lease, so that somebody else has it too; the receiver knows it by its key. */
  lost(notification: Notification): void;
  /** The outbox itself cannot be read or written. */
  broken(error: unknown): void;
  /** It can. */
  works(): void;
}

/** What tests set, in milliseconds. */
export interface NotifierTimes {
  readonly pause?: (attempt: number) => number;
  readonly lookMs?: number;
  readonly deliveryLimitMs?: number;
}

/** Empties the outbox beside the requests; nothing here can delay or fail a visitor. */
export interface Notifier {
  /** Looks at the outbox now. */
  wake(): void;
  /** Ends after the deliveries that are under way, at most after `limitMs`. What is left is told after the next start. */
  stop(limitMs: number): Promise<void>;
}

/** Why a delivery failed, in one line; one that took too long says only that it was broken off, and keeps the reason as the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses fails with an error that has a code and no words.
  const words = error.message === '' && 'code' in error ? String(error.code) : error.message;
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  // A failure of the database says it already.
  return words.endsWith(cause) ? words : `${words}: ${cause}`;
}

/** The longest reason that is kept, in characters: a mail server may answer with a page. */
const MAX_REASON = 200;

/**
 * Starts to tell of a brand's requests, each channel for itself, so that a slow mail server does not hold up the webhook. Several
 * processes may do so, for a notification belongs to one of them at a time.
 */
export function startNotifier(
  outbox: Outbox,
  variant: string,
  deliveries: ReadonlyMap<Channel, Deliver>,
  log: NotifyLog,
  times: NotifierTimes = {},
): Notifier {
  const { pause = retryPause, lookMs = LOOK_MS, deliveryLimitMs = DELIVERY_LIMIT_MS } = times;
  const stopping = new AbortController();

  /** How a try ended, written down. Where it cannot be, the next look does it: a delivery that nobody knows of would be made again. */
  const settling = (notification: Notification, failure: unknown): (() => Promise<void>) => {
    const { lease, attempt } = notification;
    const settlement = () => {
      if (failure === undefined) return { end: 'told' } as const;
      // A mail server may answer any sign, also a NUL, which PostgreSQL takes into no text.
      const reason = reasonOf(failure)
        .slice(0, MAX_REASON)
        .replace(/\p{Cc}/gu, ' ');
      return attempt >= MAX_ATTEMPTS
        ? ({ end: 'dead', reason } as const)
        : ({ end: 'later', afterMs: pause(attempt), reason } as const);
    };
    if (failure !== undefined) log.failed(notification, failure);
    const settled = settlement();
    return async () => {
      if (!(await outbox.settle(lease, settled))) log.lost(notification);
      else if (settled.end === 'told') log.told(notification);
      else if (settled.end === 'dead') log.dead(notification);
    };
  };
  const attemptDelivery = async (notification: Notification, deliver: Deliver): Promise<unknown> => {
    // Its last try died with the process that made it.
    if (notification.attempt > MAX_ATTEMPTS) return new Error('the process ended during the last try');
    try {
      await deliver(notification, AbortSignal.any([stopping.signal, AbortSignal.timeout(deliveryLimitMs)]));
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const loops = [...deliveries].map(([channel, deliver]) => {
    let settle: (() => Promise<void>) | undefined;
    const settleLast = async () => {
      await settle?.();
      settle = undefined;
    };
    return startLoop(
      async () => {
        await settleLast();
        const notification = await outbox.take(channel, variant, LEASE_MS);
        log.works();
        if (notification === undefined) return false;
        settle = settling(notification, await attemptDelivery(notification, deliver));
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
