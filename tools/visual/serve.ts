import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { CouldNotRun } from './failure.ts';

/**
 * The address of the build that is being photographed: the same for both, so that a story which shows its address looks the
 * same. Browsers trust names below `localhost` like https, which service workers need.
 */
export const WORKSHOP_ORIGIN = 'http://workshop.localhost';

/** Serves a static build as a proxy, so that two builds can have the same address and no story reaches a network. */
export async function serveBuild(folder: string) {
  const files = sirv(folder, { maxAge: 3600, dotfiles: true });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', WORKSHOP_ORIGIN);
    if (url.origin === WORKSHOP_ORIGIN) {
      request.url = url.pathname;
      files(request, response);
    } else response.writeHead(502).end('Pictures are taken without a network.');
  });
  server.on('connect', (_request, socket) => {
    // A document that is left aborts its requests; that is no failure.
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new CouldNotRun('The build could not be served.');
  return {
    /** The address of the proxy that answers for {@link WORKSHOP_ORIGIN} from the build and refuses everything else. */
    proxy: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
