import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Where a connection is cut: at the client's message of that number, before it reaches the server or right after. */
export interface Cut {
  readonly message: number;
  readonly side: 'before' | 'after';
}

/** A way to a database that can be cut. */
export interface CutProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Cuts one connection, once; tells afterwards whether it came so far. */
  arm(cut: Cut): void;
  wasCut(): boolean;
}

/** Puts a proxy before a database, on loopback; it is gone when the test has finished. */
export async function cutProxy(databaseUrl: string): Promise<CutProxy> {
  const target = new URL(databaseUrl);
  const database = { port: Number(target.port), host: target.hostname };
  const sockets = new Set<Socket>();
  let armed: Cut | undefined;
  let cut = false;

  const server = createServer((client) => {
    const upstream = connect(database);
    const ends = [client, upstream];
    const destroy = () => ends.forEach((end) => end.destroy());
    for (const end of ends) {
      sockets.add(end);
      end.on('error', destroy).on('close', destroy);
    }
    let messages = 0;
    client.on('data', (chunk) => {
      messages += 1;
      const hit = armed?.message === messages ? armed.side : undefined;
      if (hit === undefined) return void upstream.write(chunk);
      armed = undefined;
      cut = true;
      if (hit === 'before') return destroy();
      // The server works on it and answers to nobody.
      upstream.removeAllListeners('data');
      upstream.once('data', destroy);
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no address');
  target.port = String(address.port);
  target.hostname = '127.0.0.1';
  return {
    url: target.href,
    arm(next) {
      armed = next;
      cut = false;
    },
    wasCut: () => cut,
  };
}
