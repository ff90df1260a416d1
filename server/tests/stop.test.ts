import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteDirectory } from '../manifest/index.ts';
import { temporaryFolder, write } from './support/files.ts';
import { gatedStorage } from './support/gatedStorage.ts';
import { CSRF_HEADERS, GOOD_PAYLOAD, startTestServer } from './support/server.ts';
import { writeSite } from './support/site.ts';

const HALF_HEAD = 'GET /main/en/ind';
const HALF_BODY = `POST /server/View/AddContactUs HTTP/1.1\r\nhost: x\r\ncookie: ${CSRF_HEADERS.cookie}\r\nX-XSRF-TOKEN: ${CSRF_HEADERS['X-XSRF-TOKEN']}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"name"`;
/** More than sockets take before somebody reads. */
const LONG = 24 * 1024 * 1024;

test('while it ends, slow lines are given up, and a request that is here wholly still gets its answer', async () => {
  const distDir = writeSite();
  const film = join(siteDirectory(distDir, 'cloud'), 'assets/pictures/film.mp4');
  write(film, '');
  truncateSync(film, LONG);
  const dataDir = temporaryFolder();
  const gated = gatedStorage(dataDir);
  const server = await startTestServer({ dataDir }, { distDir, storage: gated.open(), slowLinesMs: 0 });
  const { hostname, port } = new URL(server.url);
  const halves = [HALF_HEAD, HALF_BODY].map((half) => {
    const socket = connect(Number(port), hostname).resume();
    socket.write(half);
    return once(socket, 'close');
  });
  const download = get(`${server.url}/assets/pictures/film.mp4`, { agent: false });
  await once(download, 'response'); // It takes nothing of it.
  onTestFinished(() => void download.destroy());
  gated.shut();
  const stored = server.post(GOOD_PAYLOAD);
  await gated.flushing();
  const closed = server.close();
  await Promise.all(halves);
  gated.release();
  expect((await stored).status).toBe(200);
  await closed;
  expect(await server.stored()).toHaveLength(1);
});
