import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { createLimitedLog, type LimitedLog } from '../limitedLog.ts';

/** Writes what became of contact requests to the log. */
export interface ContactLog extends LimitedLog {
  /** Warns, once, of a proxy that is not trusted: behind it all visitors count as one address. */
  lookAtProxy(request: FastifyRequest): void;
}

/** @param log takes the lines, each with `event: 'contact'` */
export function createContactLog(log: FastifyBaseLogger): ContactLog {
  let hasWarned = false;
  return {
    ...createLimitedLog(log, 'contact'),
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
  };
}
