import type { FastifyBaseLogger } from 'fastify';

/** Something that works or does not, and is asked again and again. */
export interface Outage {
  failed(reason: string): void;
  works(): void;
}

/** Tells the log once that something fails, which is an alert, and once that it works again: not each time somebody met it. */
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
