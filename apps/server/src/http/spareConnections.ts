import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connections that carry no request as soon as `app` closes, and the others after their answer. Browsers open
 * some ahead of use; Node counts these as busy, and closing would wait until their time for a head is up.
 */
export function closeSpareConnections(app: FastifyInstance): void {
  const spare = new Set<Socket>();
  let isClosing = false;
  const keep = (socket: Socket) => {
    if (isClosing) socket.destroySoon();
    else spare.add(socket);
  };

  app.server.on('connection', (socket: Socket) => {
    keep(socket);
    socket.once('close', () => spare.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    spare.delete(socket);
    answer.once('close', () => keep(socket));
  });
  // It is a WebSocket's from here on, which closes its own.
  app.server.on('upgrade', ({ socket }: IncomingMessage) => spare.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of spare) socket.destroy();
  });
}
