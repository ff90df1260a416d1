import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { RequestListener } from 'node:http';
import { refuse } from './api/failure.ts';
import { answerClientError, createHttpServer, type HttpLimits } from './http.ts';
import type { Settings } from './settings/index.ts';
import { withoutPort } from './storage/address.ts';

/** Options of the framework. */
export interface FrameworkOptions {
  readonly limits?: HttpLimits;
  /** Receives the lines of the log instead of standard error. */
  readonly writeLog?: (line: string) => void;
  /** Wraps the framework's request handler. */
  readonly wrapListener?: (listener: RequestListener) => RequestListener;
}

/** Creates the web framework with what holds for every request: the log, proxies, and answers to errors. */
export function createFramework(settings: Settings, options: FrameworkOptions): FastifyInstance {
  const { writeLog = (line) => process.stderr.write(line), wrapListener = (listener) => listener } = options;
  const app = fastify({
    // Requests are not logged one by one, and addresses never: the log has no personal data.
    logger: { level: settings.logLevel, base: undefined, stream: { write: writeLog } },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, _request, reply) =>
      refuse(reply, settings.siteUrl, 400, 'The request cannot be understood'),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    serverFactory: (listener) => createHttpServer(wrapListener(listener), options.limits),
  });
  // The framework does not recognise an address with a port, not even that of a trusted proxy.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const from = headers['x-forwarded-for'];
    if (typeof from === 'string')
      headers['x-forwarded-for'] = from
        .split(',')
        .map((address) => withoutPort(address.trim()))
        .join(', ');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A client that disconnected is not a failure, whatever the error.
    if (status >= 500 && !reply.raw.destroyed)
      request.log.error({ event: 'error', reason: error.message, stack: error.stack });
    return refuse(
      reply,
      settings.siteUrl,
      status,
      status >= 500 ? 'The server failed' : 'The request cannot be understood',
    );
  });
  return app;
}
