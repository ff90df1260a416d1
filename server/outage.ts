import type { FastifyBaseLogger } from 'fastify';

/** The state of something that works or does not, and is used again and again. */
export interface Outage {
  failed(reason: string): void;
  works(): void;
}

/** Logs once that something fails, as an alert, and once that it works again: not each time a request meets it. */
export function createOutage(log: FastifyBaseLogger, event: string): Outage {
  let isOut = false;
  return {
    failed(reason) {
      if (!isOut) log.error({ event, reason });
      isOut = true;
    },
    works() {
      if (isOut) log.info({ event, outcome: 'works again' });
      isOut = false;
    },
  };
}
