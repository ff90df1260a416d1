import { createReadStream, existsSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** What a {@link serveFolder} runs with. */
export interface StaticServerOptions {
  /** The folder to serve. */
  readonly folder: string;
  /** Where it is served, with a leading and a trailing slash. */
  readonly basePath: string;
  /** Answers that are no files, by path. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** A running static server. */
export interface StaticServer {
  /** The folder's address, with a trailing slash. */
  readonly url: string;
  /** The server's address without a path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The file of a path below the folder; undefined when there is none, or when the path leads out of it. */
function fileOf(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path));
  const isInside = file.startsWith(folder + sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('The server has no port.'));
      else resolve(address.port);
    });
  });
}

/** Serves a folder under a sub-path on a free port of this machine, without any cache, so that a rebuild shows at once. */
export async function serveFolder({
  folder,
  basePath,
  extra = {},
}: StaticServerOptions): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = extra[pathname];
    if (answer !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.json'] }).end(answer);
      return;
    }
    const file = pathname.startsWith(basePath)
      ? fileOf(folder, decodeURIComponent(pathname.slice(basePath.length)))
      : undefined;
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    url: `${origin}${basePath}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      }),
  };
}
