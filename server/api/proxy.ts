import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { REQUEST_TIMEOUT_MS } from '@plinth/ui/contract';
import { SECURITY_HEADERS } from '../headers.ts';
import { createOutage, reasonOf } from '../outage.ts';
import type { Settings } from '../settings/index.ts';
import { plainAddress } from '../storage/address.ts';
import { refuse } from './failure.ts';

/** More than any form sends, in bytes. */
const BODY_LIMIT_BYTES = 10_000_000;

/** How calls are forwarded to another backend. */
export interface ProxyOptions {
  readonly basePath: string;
  readonly siteUrl: string;
  readonly apiOrigin: string;
  readonly logLevel: Settings['logLevel'];
  /** How long, in milliseconds, the backend may be silent. */
  readonly limitMs?: number;
}

/**
 * Forwards everything below `<base>server/` to `apiOrigin`, with the path below the base kept. Bodies are forwarded unchanged. A
 * backend that is down is a 502, one that is too slow a 504, both in the contract's shape.
 */
export async function registerProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { basePath, siteUrl, apiOrigin, logLevel, limitMs = REQUEST_TIMEOUT_MS } = options;
  await app.register(replyFrom, {
    base: apiOrigin,
    // By default it asks an overloaded backend (503) ten more times.
    retryMethods: [],
    // Calls are not logged one by one.
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: limitMs, bodyTimeout: limitMs, connect: { timeout: limitMs } },
  });
  app.removeAllContentTypeParsers();
  // The backend is asked once the whole body is here: each slow one would hold a connection, and a few dozen would hold all.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (_request: unknown, body: Buffer) => {
      // A stream that has ended has a known length, which some backends want.
      const stream = new Readable();
      stream.push(body);
      stream.push(null);
      return stream;
    },
  );
  app.setNotFoundHandler((_request, reply) => refuse(reply, siteUrl, 404, 'There is no such call'));
  const outage = createOutage(app.log, 'backend');
  app.all(
    `${basePath}server/*`,
    {
      // The backend's client also logs each failure, with its stack, and each visitor who leaves.
      logLevel: logLevel === 'fatal' || logLevel === 'silent' ? logLevel : 'error',
      errorHandler(error, _request, reply) {
        // A bad call is not the backend's failure, nor is a visitor who has left.
        if ((error.statusCode ?? 500) < 500) throw error;
        // Its own message would be 'Service Unavailable' where a host has no address: only the cause says what is wrong.
        if (!reply.raw.destroyed) outage.failed(reasonOf(error.cause ?? error));
        // The headers of an answer that broke off.
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
        if (error.statusCode === 504 || error.code === 'UND_ERR_BODY_TIMEOUT')
          refuse(reply, siteUrl, 504, 'The backend is too slow');
        else refuse(reply, siteUrl, 502, 'The backend cannot be reached');
      },
    },
    (request, reply) => {
      const path = request.url.slice(basePath.length - 1).split(/[?#]/, 1)[0] ?? '';
      // URLs treat `\` like `/`, but the client only looks for `/../`, so that `\..\` would escape from the backend's folder.
      if (/\\|%5c/i.test(path)) return refuse(reply, siteUrl, 400, 'The request cannot be understood');
      // The query is forwarded automatically.
      return reply.from(path, {
        // `Expect` was already answered when the request came, and the backend's client refuses it, as it does headers of the
        // visitor's connection, which a proxy before us may have left without their `Connection`. `X-Forwarded-For` says who the
        // visitor is; backends that also read `Forwarded` would believe the visitor.
        rewriteRequestHeaders: (
          _request,
          { expect: _expect, 'keep-alive': _keepAlive, upgrade: _upgrade, forwarded: _forwarded, ...headers },
        ) => ({
          ...headers,
          'x-forwarded-for': (request.ips?.toReversed() ?? [request.ip ?? '']).map(plainAddress).join(', '),
          // From `Host`, as the proxy before us sends it: this header may have been written by the visitor.
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
        }),
        // How the backend keeps its connection says nothing about the visitor's, nor does `Upgrade`, which makes Safari reject
        // the answer behind an HTTP/2 proxy; and Node throws where `Trailer` is set on an answer that cannot have trailers.
        rewriteHeaders: ({
          connection: _connection,
          'keep-alive': _keepAlive,
          trailer: _trailer,
          upgrade: _upgrade,
          ...headers
        }) => {
          outage.works();
          return { ...headers, 'x-content-type-options': SECURITY_HEADERS['x-content-type-options'] };
        },
      });
    },
  );
}
