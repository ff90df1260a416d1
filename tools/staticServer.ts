import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import sirv from 'sirv';

/** A running static server. */
export interface StaticServer extends AsyncDisposable {
  /** The folder's address, with a trailing slash. */
  readonly url: string;
  /** The server's address without a path. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a folder under a sub-path on a free port of this machine as a plain host does: no headers of ours, `page` for
 * `page.html`. Without any cache, so that a rebuild shows at once.
 *
 * @param options the folder; where it is served, with a slash at both ends; answers that are no files, as JSON, by path; the
 *   page for paths that do not exist, with status 404
 */
export async function serveFolder({
  folder,
  basePath,
  extra = {},
  notFound = Buffer.from('Not found'),
}: {
  readonly folder: string;
  readonly basePath: string;
  readonly extra?: Readonly<Record<string, string>>;
  readonly notFound?: Uint8Array;
}): Promise<StaticServer> {
  const files = sirv(folder, { dev: true, dotfiles: true });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const json = extra[url.pathname];
    const missing = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    };
    if (json !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(json);
    else if (url.pathname.startsWith(basePath)) {
      request.url = `/${url.pathname.slice(basePath.length)}${url.search}`;
      files(request, response, missing);
    } else missing();
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { origin, url: `${origin}${basePath}`, close, [Symbol.asyncDispose]: close };
}
