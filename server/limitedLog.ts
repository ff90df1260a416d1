import type { FastifyBaseLogger } from 'fastify';

/** How many lines of one outcome are logged in a minute; the rest become one line with their number. */
const LINES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Logs events that any visitor can cause, so that a flood of them does not flood the log. */
export interface LimitedLog {
  write(
    level: 'info' | 'error',
    line: { readonly outcome: string } & Readonly<Record<string, unknown>>,
  ): void;
  /** Logs the number of lines that were held back. */
  close(): void;
}

/**
 * @param log receives the lines
 * @param event the `event` of each line
 */
export function createLimitedLog(log: FastifyBaseLogger, event: string): LimitedLog {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const summarise = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const [outcome, count] of counts) {
      const more = count - LINES_PER_MINUTE;
      if (more > 0) log.warn({ event, outcome, more });
    }
    counts.clear();
  };
  return {
    write(level, line) {
      timer ??= setTimeout(summarise, MINUTE_MS).unref();
      const count = (counts.get(line.outcome) ?? 0) + 1;
      counts.set(line.outcome, count);
      if (count <= LINES_PER_MINUTE) log[level]({ event, ...line });
    },
    close: summarise,
  };
}
