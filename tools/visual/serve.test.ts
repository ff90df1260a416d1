import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { serveBuild } from './serve.ts';
import { temporaryFolder } from './testing.ts';

it('survives when a document breaks off its requests to the network', async () => {
  await using server = await serveBuild(temporaryFolder());
  const { hostname, port } = new URL(server.proxy);
  const socket = connect(Number(port), hostname);
  socket.write('CONNECT elsewhere.example:443 HTTP/1.1\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('502');
  socket.resetAndDestroy();
  await once(socket, 'close');
});
