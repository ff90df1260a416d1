import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server. */
export interface Connections {
  /** Hangs up, but where a request that is here wholly still waits for its answer. */
  hangUp(): void;
}

const isWaitedFor = ({ req, headersSent }: ServerResponse): boolean => req.complete && !headersSent;

/** Keeps account of the connections of a server; Node can only close those that do nothing, or all. */
export function watchConnections(server: Server): Connections {
  /** With the answers that are under way: those to what was sent ahead never close where the visitor leaves. */
  const connections = new Map<Socket, readonly ServerResponse[]>();
  server.on('connection', (socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const before = connections.get(socket);
    if (before) connections.set(socket, [...before.filter(({ closed }) => !closed), response]);
  });
  return {
    hangUp() {
      for (const [socket, answers] of connections) if (!answers.some(isWaitedFor)) socket.destroy();
    },
  };
}
