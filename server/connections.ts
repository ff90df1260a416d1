import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections of a server. */
export interface Connections {
  /** Closes all connections except those where a complete request still waits for its answer. */
  hangUp(): void;
}

const isWaitedFor = ({ req, headersSent }: ServerResponse): boolean => req.complete && !headersSent;

/** Tracks the connections of a server; Node can only close idle ones, or all. */
export function watchConnections(server: Server): Connections {
  /** Each with its pending answers: those to pipelined requests never get `close` when the visitor leaves. */
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
