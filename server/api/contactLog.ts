import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { createLimitedLog, type LimitedLog } from '../limitedLog.ts';

/** Logs the outcomes of contact requests. */
export interface ContactLog extends LimitedLog {
  /** Warns, once, about a proxy that is not trusted: behind it all visitors count as one address. */
  lookAtProxy(request: FastifyRequest): void;
}

/** @param log takes the lines, each with `event: 'contact'` */
export function createContactLog(log: FastifyBaseLogger): ContactLog {
  let hasWarned = false;
  return {
    ...createLimitedLog(log, 'contact'),
    lookAtProxy({ headers, ips }) {
      // For a trusted peer there is the visitor's address besides its own.
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
