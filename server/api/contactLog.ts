import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** How many lines of one kind the log takes in a minute; the rest is one line with their number. */
const LINES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Writes what became of contact requests to the log, so that a flood of refusals does not flood it. */
export interface ContactLog {
  write(
    level: 'info' | 'error',
    line: { readonly outcome: string } & Readonly<Record<string, unknown>>,
  ): void;
  /** Warns, once, of a proxy that is not trusted: behind it all visitors count as one address. */
  lookAtProxy(request: FastifyRequest): void;
  /** Writes what was kept back. */
  close(): void;
}

/** @param log takes the lines, each with `event: 'contact'` */
export function createContactLog(log: FastifyBaseLogger): ContactLog {
  const counts = new Map<string, number>();
  let hasWarned = false;
  let timer: NodeJS.Timeout | undefined;
  const summarise = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [outcome, count] of counts) {
      const more = count - LINES_PER_MINUTE;
      if (more > 0) log.warn({ event: 'contact', outcome, more });
    }
    counts.clear();
  };
  return {
    write(level, line) {
      timer ??= setTimeout(summarise, MINUTE_MS).unref();
      const count = (counts.get(line.outcome) ?? 0) + 1;
      counts.set(line.outcome, count);
      if (count <= LINES_PER_MINUTE) log[level]({ event: 'contact', ...line });
    },
    lookAtProxy({ headers, ips }) {
      // Of a peer that is trusted there is the visitor's address beside its own.
      if (hasWarned || headers['x-forwarded-for'] === undefined || (ips?.length ?? 0) > 1) return;
      hasWarned = true;
      log.warn({
        event: 'proxy',
        reason:
          'X-Forwarded-For comes from a peer that TRUSTED_PROXIES does not name: its visitors count as one address',
      });
    },
    close: summarise,
  };
}
