import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

/** How long the rest of a refused body may take to come. */
const drainMilliseconds = 30_000;

/** The rest of a body that nobody wants is read and forgotten, so that no part of it is taken for the next request. */
export function leaveConnection(body: IncomingMessage, reply: FastifyReply): void {
  body.resume();
  if (body.complete) return;
  // Without an announced length it may never end.
  if (body.headers['content-length'] === undefined) void reply.header('connection', 'close');
  const late = setTimeout(() => body.destroy(), drainMilliseconds).unref();
  body.once('close', () => clearTimeout(late));
}
