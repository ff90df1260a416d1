import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './support/inPage.ts';
import { expect, test } from './support/test.ts';

/** Where the first piece of a document ends: in the middle of the header. */
const CUT = '<summary';

/** Proxies everything from `origin`, but holds each document's second piece back until `rest` is settled. */
async function serveInPieces(origin: string, rest: Promise<void>): Promise<Server> {
  const server = createServer((request, response) => {
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      const cut = type.startsWith('text/html') ? body.indexOf(CUT) : 0;
      response.write(body.subarray(0, cut));
      if (cut > 0) await rest;
      response.end(body.subarray(cut));
    };
    pass().catch((error: Error) => response.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a document that arrives in pieces is not painted before its header is whole', async ({
  page,
  site,
}) => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = await serveInPieces(site.url('/'), rest);
  const { port } = server.address() as AddressInfo;
  await page.setViewportSize({ width: 1024, height: 900 });
  // Shifts by the brand's own font are checked elsewhere (firstVisit.spec.ts); here it never loads.
  await page.route(/\/face\.[^/]+\.woff2$/, () => undefined);
  await page.goto(`http://127.0.0.1:${port}/main/en/index`, { waitUntil: 'commit' });
  await expect(page.locator('header a').first()).toBeAttached();
  // A page that may be painted is painted within a few frames. Frames themselves do not come while there is no paint.
  for (let turn = 0; turn < 20; turn += 1) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
  expect(await page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))).toEqual(
    [],
  );
  sendRest();
  await untilReady(page);
  expect(await page.evaluate(() => window.shifted)).toEqual([]);
  // The page first: its pending calls would get no answer.
  await page.close();
  server.closeAllConnections();
  server.close();
});
