import type { Channel, Notification, Storage } from '../storage/index.ts';
import type { Deliver } from './deliver.ts';

/** For how long, in milliseconds, a notification belongs to the process that took it; longer than any delivery. */
const LEASE_MS = 120_000;
/** How often, in milliseconds, the outbox is looked at when nobody says that there is something in it. */
const LOOK_MS = 15_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** The pause before the next try, in milliseconds: twice as long each time, up to six hours. */
export function retryPause(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

/** What the worker tells the log. */
export interface NotifyLog {
  told(notification: Notification): void;
  failed(notification: Notification | undefined, error: unknown): void;
}

/** What tests set, in milliseconds. */
export interface WorkerTimes {
  readonly now?: () => number;
  readonly pause?: (attempts: number) => number;
  readonly lookMs?: number;
}

/** Empties the outbox beside the requests; nothing here can delay or fail a visitor. */
export interface NotifyWorker {
  /** Looks at the outbox now. */
  wake(): void;
  /** Ends after the delivery that is under way, at most after `limitMs`. What is left is told after the next start. */
  stop(limitMs: number): Promise<void>;
}

/** Starts a worker; several processes may have one each, for a notification belongs to one of them at a time. */
export function startNotifyWorker(
  storage: Storage,
  deliveries: ReadonlyMap<Channel, Deliver>,
  log: NotifyLog,
  { now = Date.now, pause = retryPause, lookMs = LOOK_MS }: WorkerTimes = {},
): NotifyWorker {
  let stopped = false;
  let awake = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const tell = async (notification: Notification) => {
    try {
      const deliver = deliveries.get(notification.channel);
      if (deliver === undefined) throw new Error(`${notification.channel} is not configured any more`);
      await deliver(notification);
    } catch (error) {
      log.failed(notification, error);
      await storage.settleNotification(notification.id, now() + pause(notification.attempts));
      return;
    }
    await storage.settleNotification(notification.id, undefined);
    log.told(notification);
  };
  const empty = async () => {
    try {
      while (!stopped) {
        awake = false;
        const notification = await storage.takeNotification(LEASE_MS);
        if (notification !== undefined) await tell(notification);
        else if (!awake) return;
      }
    } catch (error) {
      log.failed(undefined, error);
    }
  };
  const schedule = () => {
    if (!stopped) timer = setTimeout(wake, lookMs).unref();
  };
  let busy = false;
  const wake = () => {
    awake = true;
    if (stopped || busy) return;
    clearTimeout(timer);
    busy = true;
    running = empty().finally(() => {
      busy = false;
      schedule();
    });
  };
  wake();
  return {
    wake,
    async stop(limitMs) {
      stopped = true;
      clearTimeout(timer);
      let limit: NodeJS.Timeout | undefined;
      await Promise.race([running, new Promise<void>((resolve) => (limit = setTimeout(resolve, limitMs)))]);
      clearTimeout(limit);
    },
  };
}
