import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findNginx, runNginx } from '@plinth/server/testing/nginx';
import getPort from 'get-port';
import { runLoad, VISITOR_COOKIE } from '../load.ts';
import { makePage, PAGE_PATH, startOnePage } from '../onePage.ts';
import { compare } from '../peers.ts';

const REQUEST_HEADERS = { 'accept-encoding': 'br', cookie: VISITOR_COOKIE };
/** The headers that nginx sets by itself. */
const OF_NGINX = /^(?:connection|content-length|content-type|date|etag|keep-alive|accept-ranges)$/;

/** How nginx serves one file of a folder, `page`, with the headers that an answer of ours has. */
function serverBlock(port: number, folder: string, headers: Headers): string {
  const quoted = [...headers]
    .filter(([name]) => !OF_NGINX.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  return `sendfile on; tcp_nopush on; keepalive_requests 10000000; default_type text/html; open_file_cache max=10;
    server { listen 127.0.0.1:${port}; root ${folder}; ${quoted.join('\n')} }`;
}

/** Pages a second: a page of 14 kB (brotli) over 32 connections, beside nginx with the same bytes and headers. */
export async function benchPages(): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-'));
  await using server = await startOnePage(folder.path);
  const url = `${server.url}/${PAGE_PATH}`;
  const { headers } = await fetch(url, { headers: REQUEST_HEADERS });
  writeFileSync(join(folder.path, 'page'), brotliCompressSync(makePage()));
  const program = findNginx();
  const port = await getPort({ host: '127.0.0.1' });
  const peerUrl = `http://127.0.0.1:${port}/page`;
  await using _nginx =
    program === undefined
      ? undefined
      : await runNginx(program, serverBlock(port, folder.path, headers), peerUrl);
  const load = (of: string) => runLoad({ url: of, connections: 32, duration: 5, headers: REQUEST_HEADERS });
  await compare('pages a second', () => load(url), {
    name: 'nginx',
    goal: 0.7,
    run: program === undefined ? undefined : () => load(peerUrl),
  });
}
