import type { FastifyBaseLogger } from 'fastify';
import { createOutage, reasonOf } from '../outage.ts';
import type { NotifyLog } from './notifier.ts';

/**
 * The try whose failure is an alert: after an hour of pauses, when greylisting and restarts are over. What still fails then, such
 * as a password that has changed, fails until somebody mends it, and customers wait.
 */
const ALERT_ATTEMPT = 8;

/** Logs what the notifier does, without anything that a visitor typed. */
export function notifyLog(log: FastifyBaseLogger): NotifyLog {
  const event = 'notify';
  const outbox = createOutage(log, event);
  return {
    told: ({ channel, contact }) => log.info({ event, outcome: 'told', channel, contact: contact.id }),
    failed: ({ channel, attempt }, error) =>
      log[attempt === ALERT_ATTEMPT ? 'error' : 'warn']({
        event,
        outcome: 'failed',
        channel,
        attempt,
        reason: reasonOf(error),
      }),
    dead: ({ channel, contact }) => log.error({ event, outcome: 'given up', channel, contact: contact.id }),
    lost: ({ channel, contact }) =>
      log.warn({ event, outcome: 'took too long', channel, contact: contact.id }),
    broken: (error) => outbox.failed(reasonOf(error)),
    works: () => outbox.works(),
  };
}
