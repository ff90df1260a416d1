import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { CouldNotRun } from './failure.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The address at which the browser finds whichever build is being pictured: the same for both, so that a story which shows
 * its address looks the same. Browsers trust names below `localhost` like https, which service workers need.
 */
export const WORKSHOP_ORIGIN = 'http://workshop.localhost';

/** A running server of one build. */
export interface BuildServer {
  /** The address of the proxy that answers for {@link WORKSHOP_ORIGIN} from the build and refuses everything else. */
  readonly proxy: string;
  close(): Promise<void>;
}

async function answer(
  folder: string,
  memory: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', WORKSHOP_ORIGIN);
  if (url.origin !== WORKSHOP_ORIGIN) {
    response.writeHead(502).end('Pictures are taken without a network.');
    return;
  }
  const path = normalize(decodeURIComponent(url.pathname));
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  try {
    const body = memory.get(file) ?? (await readFile(file));
    memory.set(file, body);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** Serves a static build as a proxy, which is how two builds can have one address and no story reaches a network. */
export async function serveBuild(folder: string): Promise<BuildServer> {
  const memory = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(folder, memory, request, response));
  server.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new CouldNotRun('The build could not be served.');
  return {
    proxy: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
