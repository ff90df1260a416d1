import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { findNginx, runNginx } from '../nginx.ts';

/** A server that runs until it is stopped. */
export interface Running extends AsyncDisposable {
  readonly url: string;
}

/** Starts nginx with one worker on one file, `page`, with the given headers; undefined where nginx is not installed. */
export async function startNginx(
  page: Uint8Array,
  headers: Readonly<Record<string, string>>,
): Promise<Running | undefined> {
  const program = findNginx();
  if (program === undefined) return undefined;
  await using own = new AsyncDisposableStack();
  const { path } = own.use(mkdtempDisposableSync(join(tmpdir(), 'plinth-peer-')));
  writeFileSync(join(path, 'page'), page);
  const quoted = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  );
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}/page`;
  const http = `sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type text/html; open_file_cache max=10;
     server { listen 127.0.0.1:${port}; root ${path}; ${quoted.join('\n')} }`;
  own.use(await runNginx(program, http, url));
  return Object.assign(own.move(), { url });
}
