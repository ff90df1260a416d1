import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runLoad, VISITOR_COOKIE } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { makePage, PAGE_PATH, startOnePage } from '../onePage.ts';
import { compare } from '../peers.ts';

const REQUEST_HEADERS = { 'accept-encoding': 'br', cookie: VISITOR_COOKIE };
/** What nginx says of a file by itself. */
const OF_NGINX = /^(?:connection|content-length|content-type|date|etag|keep-alive|accept-ranges)$/;

/** Pages a second: a page of 14 kB (brotli) over 32 connections, beside nginx with the same bytes and headers. */
export async function benchPages(): Promise<boolean> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-bench-'));
  await using server = await startOnePage(folder.path);
  const url = `${server.url}/${PAGE_PATH}`;
  const answer = await fetch(url, { headers: REQUEST_HEADERS });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_NGINX.test(name)));
  await using nginx = await startNginx(brotliCompressSync(makePage()), headers);
  const load = (of: string) => runLoad({ url: of, connections: 32, duration: 5, headers: REQUEST_HEADERS });
  return await compare('pages a second', () => load(url), {
    name: 'nginx',
    goal: 0.7,
    run: nginx && (() => load(nginx.url)),
  });
}
