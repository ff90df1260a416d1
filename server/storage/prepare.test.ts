import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SettingsError } from '../settings/index.ts';
import { toStorageError } from './postgres/errors.ts';
import { migrateDatabase, prepareDatabase } from './prepare.ts';

/** A message of PostgreSQL's protocol that asks for a login by SASL; its ways stand in `text`. */
function saslMessage(step: number, text: string): Buffer {
  const message = Buffer.alloc(9 + text.length);
  message.write('R');
  message.writeInt32BE(8 + text.length, 1);
  message.writeInt32BE(step, 5);
  message.write(text, 9);
  return message;
}

/** Answers as a database would, on loopback, until the test has finished; gives the address. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `postgres://plinth@127.0.0.1:${typeof address === 'object' ? address?.port : undefined}/plinth`;
}

test('an address without the password that the database wants is refused in a line, and hung up on', async () => {
  const ends: Promise<unknown>[] = [];
  const databaseUrl = await listen((socket) => {
    ends.push(once(socket.resume(), 'close'));
    // As a server does, it waits for the client then: its places would be taken for as long.
    socket.once('data', () => {
      socket.write(saslMessage(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', () => socket.write(saslMessage(11, 'r=nonce,s=c2FsdA==,i=4096')));
    });
  });
  const prepared = prepareDatabase({ databaseUrl });
  await expect(prepared).rejects.toThrow(/^DATABASE_URL cannot be used: .* password must be a string$/);
  await expect(prepared).rejects.toBeInstanceOf(SettingsError);
  expect(ends).toHaveLength(1);
  await Promise.all(ends);
});

test.each([
  ['the pages', (databaseUrl: string) => prepareDatabase({ databaseUrl })],
  ['npm run migrate, whose statements may take a minute,', migrateDatabase],
])(
  'a pooler that lets in, and whose database says nothing, keeps %s waiting for seconds only',
  async (_who, prepare) => {
    const databaseUrl = await listen((socket) =>
      // A login that needs no password, and the readiness for a statement.
      socket.once('data', () => socket.write('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')),
    );
    await expect(prepare(databaseUrl)).rejects.toThrow('Query read timeout');
  },
  15_000,
);

test.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('a certificate of whose CA the machine does not know (%s) says how to name it', (code) => {
  const error = Object.assign(new Error('in the words of Node'), { code });
  expect(toStorageError(error, 'DATABASE_URL').message).toMatch(/words of Node; .*sslrootcert=/);
});
