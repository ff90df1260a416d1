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

/** Why something failed, in one line; a time-out says only that it was aborted, and has the reason as its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A host with several addresses fails with an error that has a code but no message.
  const words = error.message === '' && 'code' in error ? String(error.code) : error.message;
  const cause = error.cause === undefined ? '' : reasonOf(error.cause);
  // A failure of the database already says this.
  return words.includes(cause) ? words : `${words}: ${cause}`;
}
