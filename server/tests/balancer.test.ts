import { createServer } from 'node:http';
import { once } from 'node:events';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from './support/balancer.ts';
import { findNginx } from './support/nginx.ts';

test.skipIf(findNginx() === undefined)(
  'the balancer gets the visitors of every name, also beside the site for all names that comes with a package of nginx',
  async () => {
    const server = createServer((_, response) => response.end('ours')).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = await getPort({ host: '127.0.0.1' });
    const packaged = `server { listen 127.0.0.1:${port} default_server; server_name _; return 200 theirs; }`;
    const url = await startBalancer(
      port,
      [typeof address === 'object' && address !== null ? address.port : 0],
      packaged,
    );
    expect(await (await fetch(url)).text()).toBe('ours');
  },
);
