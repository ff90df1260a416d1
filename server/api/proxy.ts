import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import { REQUEST_TIMEOUT_MS } from '@plinth/ui/contract';
import { SECURITY_HEADERS } from '../headers.ts';
import { createOutage } from '../outage.ts';
import type { Settings } from '../settings/index.ts';
import { plainAddress } from '../storage/address.ts';
import { refuse } from './failure.ts';

/** More than any form sends, in bytes. */
const BODY_LIMIT_BYTES = 10_000_000;

/** How the API of another backend is passed on. */
export interface ProxyOptions {
  readonly basePath: string;
  readonly siteUrl: string;
  readonly apiOrigin: string;
  readonly logLevel: Settings['logLevel'];
  /** How long, in milliseconds, the backend may keep silent. */
  readonly limitMs?: number;
}

/**
 * Passes everything below `<base>server/` on to `apiOrigin`, with the path below the base kept. Bodies pass through
 * as they are. A backend that is down is a 502, one that is too slow a 504, both in the contract's shape.
 */
export async function registerProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { basePath, siteUrl, apiOrigin, logLevel, limitMs = REQUEST_TIMEOUT_MS } = options;
  await app.register(replyFrom, {
    base: apiOrigin,
    // By itself it asks a backend that is overloaded (503) ten more times.
    retryMethods: [],
    // Calls are not logged one by one.
    disableRequestLogging: true,
    undici: { connections: 64, headersTimeout: limitMs, bodyTimeout: limitMs, connect: { timeout: limitMs } },
  });
  app.removeAllContentTypeParsers();
  // The backend is asked when all of it is here: each that comes slowly would hold one of the connections, and some dozens all.
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (_request: unknown, body: Buffer) => {
      // One that has ended tells its length, which some backends want to know.
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
      // The client of the backend tells of each failure too, with its stack, and of each visitor who leaves.
      logLevel: logLevel === 'fatal' || logLevel === 'silent' ? logLevel : 'error',
      errorHandler(error, _request, reply) {
        // What is wrong with the call is no failure of the backend's, nor is a visitor who has left.
        if ((error.statusCode ?? 500) < 500) throw error;
        if (!reply.raw.destroyed) outage.failed(error.message);
        // Of an answer that broke off.
        for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
        if (error.statusCode === 504 || error.code === 'UND_ERR_BODY_TIMEOUT')
          refuse(reply, siteUrl, 504, 'The backend is too slow');
        else refuse(reply, siteUrl, 502, 'The backend cannot be reached');
      },
    },
    (request, reply) => {
      const path = request.url.slice(basePath.length - 1).split(/[?#]/, 1)[0] ?? '';
      // An address is read with `\` as with `/`, but only `/../` is looked for in it, by which one would get out of the backend's folder.
      if (/\\|%5c/i.test(path)) return refuse(reply, siteUrl, 400, 'The request cannot be understood');
      // The query goes along by itself.
      return reply.from(path, {
        // Its sender was told to go on when the request came; the client of the backend refuses to ask again, and takes no header
        // of the visitor's connection, which a proxy before us may have left without its `Connection`. Who the visitor is says
        // `X-Forwarded-For` here; backends that also read `Forwarded` would believe the visitor.
        rewriteRequestHeaders: (
          _request,
          { expect: _expect, 'keep-alive': _keepAlive, upgrade: _upgrade, forwarded: _forwarded, ...headers },
        ) => ({
          ...headers,
          'x-forwarded-for': (request.ips?.toReversed() ?? [request.ip ?? '']).map(plainAddress).join(', '),
          // As the proxy before us passes it on: what is in this header by then the visitor may have written.
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': request.protocol,
        }),
        // How long the backend keeps its connection says nothing of the visitor's, nor does what else it speaks, which Safari takes
        // for a broken answer behind a proxy with HTTP/2; and Node throws where trailers are announced of an answer that cannot have any.
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
