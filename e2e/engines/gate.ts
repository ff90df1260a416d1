import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Site } from '../support/site.ts';
import { ERROR_REPORT_PATH } from './errorReporter.ts';

/**
 * A proxy between a browser and a site, so that tests can see and hold requests, whatever the engine.
 */
export interface Gate extends AsyncDisposable {
  /** The address of a path of the site, which starts with a slash. */
  url(path: string): string;
  /** What went wrong in the pages or was answered with a failure since the last call. */
  takeTroubles(): readonly string[];
  /** Keeps matching requests waiting, until the returned function is called. */
  hold(pattern: RegExp): () => void;
  /** Answers matching requests with a failure instead of the site, until the returned function is called. */
  refuse(pattern: RegExp, status?: number): () => void;
}

/** Opens a gate to a site, on a free port. */
export async function openGate(site: Site): Promise<Gate> {
  let troubles: string[] = [];
  const held = new Map<RegExp, Promise<void>>();
  const refused = new Map<RegExp, number>();
  // A connection for each request: the site might close a kept one just when the next request is sent.
  const agent = new Agent({ keepAlive: false });

  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, headers, url: path = '/' } = incoming;
    const onward = request(`${site.origin}${path}`, { agent, method, headers }, (reply) => {
      const { statusCode = 500 } = reply;
      if (statusCode >= 400) troubles.push(`answered ${statusCode}: ${path}`);
      answer.writeHead(statusCode, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', (error) => {
      troubles.push(`not answered: ${path}: ${error.message}`);
      answer.destroy();
    });
    incoming.pipe(onward);
  };

  const server = createServer((incoming, answer) => {
    const { url: path = '/' } = incoming;
    if (path === ERROR_REPORT_PATH) {
      void text(incoming).then((report) => {
        troubles.push(report);
        answer.end();
      });
      return;
    }
    const status = [...refused].find(([pattern]) => pattern.test(path))?.[1];
    if (status !== undefined) {
      incoming.resume();
      answer.writeHead(status).end();
      return;
    }
    const waits = [...held].filter(([pattern]) => pattern.test(path)).map(([, until]) => until);
    if (waits.length === 0) pass(incoming, answer);
    else void Promise.all(waits).then(() => pass(incoming, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    takeTroubles() {
      const taken = troubles;
      troubles = [];
      return taken;
    },
    hold(pattern) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(pattern, promise);
      return () => {
        held.delete(pattern);
        resolve();
      };
    },
    refuse(pattern, status = 503) {
      refused.set(pattern, status);
      return () => void refused.delete(pattern);
    },
    [Symbol.asyncDispose]() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
