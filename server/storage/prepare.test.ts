import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '../settings/index.ts';
import { prepareDatabase } from './prepare.ts';

/** A message of PostgreSQL's protocol that asks for a login by SASL; its ways stand in `text`. */
function saslMessage(step: number, text: string): Buffer {
  const message = Buffer.alloc(9 + text.length);
  message.write('R');
  message.writeInt32BE(8 + text.length, 1);
  message.writeInt32BE(step, 5);
  message.write(text, 9);
  return message;
}

test('an address without the password that the database wants is refused in a line, and hung up on', async () => {
  const connections: Socket[] = [];
  const ends: Promise<unknown>[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    ends.push(once(socket.resume(), 'close'));
    // As a server does, it waits for the client then: its places would be taken for as long.
    socket.once('data', () => {
      socket.write(saslMessage(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', () => socket.write(saslMessage(11, 'r=nonce,s=c2FsdA==,i=4096')));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const prepared = prepareDatabase({ databaseUrl: `postgres://plinth@127.0.0.1:${port}/plinth` });
  await expect(prepared).rejects.toThrow(/^DATABASE_URL cannot be used: .* password must be a string$/);
  await expect(prepared).rejects.toBeInstanceOf(SettingsError);
  expect(connections).toHaveLength(1);
  await Promise.all(ends);
});
