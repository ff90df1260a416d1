import type { FastifyBaseLogger } from 'fastify';
import type { NotifyLog } from './worker.ts';

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
        reason: error instanceof Error ? error.message : String(error),
      }),
  };
}
