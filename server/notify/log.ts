import type { FastifyBaseLogger } from 'fastify';
import { createOutage, reasonOf } from '../outage.ts';
import type { NotifyLog } from './notifier.ts';

/** Logs what the notifier does, without anything that a visitor typed. */
export function notifyLog(log: FastifyBaseLogger): NotifyLog {
  const event = 'notify';
  const outbox = createOutage(log, event);
  return {
    told: ({ channel, contact }) => log.info({ event, outcome: 'told', channel, contact: contact.id }),
    failed: ({ channel, attempt }, error) =>
      log.warn({ event, outcome: 'failed', channel, attempt, reason: reasonOf(error) }),
    dead: ({ channel, contact }) => log.error({ event, outcome: 'given up', channel, contact: contact.id }),
    lost: ({ channel, contact }) =>
      log.warn({ event, outcome: 'took too long', channel, contact: contact.id }),
    broken: (error) => outbox.failed(reasonOf(error)),
    works: () => outbox.works(),
  };
}
