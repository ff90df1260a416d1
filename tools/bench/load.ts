import { createHistogram, performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { API_PREFIX, CSRF_COOKIE, CSRF_HEADER, ENDPOINTS, IDEMPOTENCY_HEADER } from '@plinth/ui/contract';

/** The result of a load test. */
export interface Load {
  /** Answers per second. */
  readonly rate: number;
  /** Percentiles of the latency in milliseconds. */
  readonly p50: number;
  readonly p97_5: number;
  readonly p99: number;
  /** The share of its single thread's time in which the load tool was busy: near 1, the tool is the limit, not the server. */
  readonly toolBusy: number;
}

/** The cookie of a visitor who has been here before. */
export const VISITOR_COOKIE = `${CSRF_COOKIE}=a-token-of-a-visitor-00`;

/**
 * Keeps a server busy with autocannon. Latencies are recorded here, as autocannon rounds its own to whole milliseconds.
 *
 * @throws Error when any request was not answered with success
 */
export function runLoad(options: autocannon.Options): Promise<Load> {
  const latencies = createHistogram();
  const before = performance.eventLoopUtilization();
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) return reject(error);
      const failed = result.non2xx + result.errors + result.timeouts;
      if (failed > 0) return reject(new Error(`${failed} requests failed during the measurement`));
      const atMost = (percent: number) => latencies.percentile(percent) / 1000;
      resolve({
        rate: result['2xx'] / result.duration,
        p50: atMost(50),
        p97_5: atMost(97.5),
        p99: atMost(99),
        toolBusy: performance.eventLoopUtilization(before).utilization,
      });
    });
    instance.on('response', (_client, _status, _bytes, milliseconds) =>
      latencies.record(Math.max(1, Math.round(milliseconds * 1000))),
    );
  });
}

/** How long answers took, in a line. */
export const describeLatency = ({ p50, p97_5, p99 }: Load): string =>
  `p50 ${p50.toFixed(1)}, p97.5 ${p97_5.toFixed(1)}, p99 ${p99.toFixed(1)} ms`;

let sent = 0;

/** A contact request; each has its own text and idempotency key. */
export const CONTACT_REQUEST: autocannon.Request = {
  method: 'POST',
  path: `/${API_PREFIX}${ENDPOINTS.contact}`,
  setupRequest(request) {
    sent += 1;
    return {
      ...request,
      headers: {
        'content-type': 'application/json',
        cookie: VISITOR_COOKIE,
        [CSRF_HEADER]: VISITOR_COOKIE.slice(CSRF_COOKIE.length + 1),
        [IDEMPOTENCY_HEADER]: `bench-${process.pid}-${sent}`,
      },
      body: JSON.stringify({
        companyName: 'Company',
        name: 'Name',
        mobile: '0912345678',
        lineId: '',
        description: `Request ${sent}. ${'A sentence of usual length. '.repeat(8)}`,
      }),
    };
  },
};
