import type { FastifyBaseLogger } from 'fastify';
import type { NotifyLog } from './worker.ts';

/** What went wrong; `fetch` says only that it failed, and keeps the reason as the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses fails with an error that has a code and no words.
  const words = error.message === '' && 'code' in error ? String(error.code) : error.message;
  return error.cause === undefined ? words : `${words}: ${reasonOf(error.cause)}`;
}

/** Writes what the worker does to the log, without anything that a visitor typed. */
export function notifyLog(log: FastifyBaseLogger): NotifyLog {
  return {
    told: ({ channel, contact }) =>
      log.info({ event: 'notify', outcome: 'told', channel, contact: contact.id }),
    failed: (notification, error) =>
      log.warn({
        event: 'notify',
        outcome: 'failed',
        channel: notification?.channel,
        attempts: notification?.attempts,
        reason: reasonOf(error),
      }),
  };
}
