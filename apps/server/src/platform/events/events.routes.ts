import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/errors.ts';
import type { EventFeeds, Message } from './feed.ts';

export interface EventRouteOptions {
  feeds: EventFeeds;
  /** How often an idle stream says that it lives, and the session and its rights are looked at again. */
  heartbeatSeconds?: number;
}

/** A portal that reads this slowly is cut off; it comes back and catches up. */
const mostUnread = 1024 * 1024;

/**
 * GET /api/events: server-sent events. Starts with `ready` (its id is where to go on from) or, when
 * Last-Event-ID is too old, `reset` (load everything again); then one event of the topic's name for each
 * change. Ends when the session does.
 */
export const eventRoutes =
  ({ feeds, heartbeatSeconds = 15 }: EventRouteOptions) =>
  (app: FastifyInstance): void => {
    const open = new Set<PassThrough>();

    app.get('/api/events', async (request, reply) => {
      let actor = await app.authenticate(request);
      const stream = new PassThrough();
      const write = (text: string) => {
        if (stream.writableLength > mostUnread) stream.destroy();
        else if (stream.writable) stream.write(text);
      };
      const unsubscribe = await feeds.subscribe(
        () => actor,
        lastEventId(request.headers['last-event-id']),
        (message) => write(format(message)),
      );
      const heartbeat = setInterval(() => {
        write(': alive\n\n');
        app.authenticate(request).then(
          (now) => {
            if (now.organizationId === actor.organizationId) actor = now;
            else stream.end();
          },
          (error) => {
            if (error instanceof AppError && error.status < 500) stream.end();
          },
        );
      }, heartbeatSeconds * 1000);
      open.add(stream);
      stream.once('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
        open.delete(stream);
      });
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      reply.header('x-accel-buffering', 'no');
      return reply.send(stream);
    });

    // Streams never end by themselves, and closing would wait for them.
    app.addHook('preClose', async () => open.forEach((stream) => stream.end()));
  };

const lastEventId = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

function format(message: Message): string {
  const { id, type } = message;
  if (message.type !== 'event') return `id: ${id}\nevent: ${type}\ndata: {}\n\n`;
  const { topic, entity, entityId, payload } = message.event;
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, entity, entityId, payload })}\n\n`;
}
