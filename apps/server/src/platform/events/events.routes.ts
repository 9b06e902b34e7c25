import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/errors.ts';
import type { EventFeeds, Message } from './feed.ts';

export interface EventRouteOptions {
  feeds: EventFeeds;
  /** How often an idle stream says that it lives, and the session and its rights are looked at again. */
  heartbeatSeconds?: number;
}

/** Tabs of one session with a stream each; another ends the oldest. */
const mostStreams = 8;

/** Milliseconds, as long as a timer can be: a stream ends with its session, not by the clock. */
const longest = 2 ** 31 - 1;

/** A portal that reads this slowly is cut off; it comes back and catches up. */
const mostUnread = 1024 * 1024;

/**
 * GET /api/events: server-sent events, after Last-Event-ID or, without one, `?within=` so many seconds; without both,
 * only what is new. Starts with `ready` (its id is where to go on from) or, when too much was missed since, `reset` (load everything again), both with who listens; then one event of the topic's name
 * for each change, with the row of a list where there is one, and `counts` after changes that are counted. Ends when the session does, and at once when the rights of its person may have changed: whoever still may
 * comes back and goes on from there.
 */
export const eventRoutes =
  ({ feeds, heartbeatSeconds = 15 }: EventRouteOptions) =>
  (app: FastifyInstance): void => {
    const open = new Map<PassThrough, Actor>();
    feeds.onPermissionsChanged((userId) => {
      for (const [stream, actor] of open) if (actor.userId === userId) stream.end();
    });

    app.get('/api/events', { handlerTimeout: longest }, async (request, reply) => {
      let actor = await app.authenticate(request);
      const stream = new PassThrough();
      open.set(stream, actor);
      const { sessionId } = actor;
      const ofSession = [...open].filter(([, other]) => other.sessionId === sessionId);
      for (const [oldest] of ofSession.slice(0, -mostStreams)) oldest.end();
      const write = (text: string) => {
        if (stream.writableLength > mostUnread) stream.destroy();
        else if (stream.writable) stream.write(text);
      };
      const unsubscribe = await feeds
        .subscribe(
          () => actor,
          { lastId: wholeNumber(request.headers['last-event-id']), within: wholeNumber((request.query as { within?: unknown }).within) },
          (message) => write(format(message, actor.userId)),
        )
        .catch((error: unknown) => {
          open.delete(stream);
          throw error;
        });
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
    app.addHook('preClose', async () => [...open.keys()].forEach((stream) => stream.end()));
  };

const wholeNumber = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

function format(message: Message, userId: string): string {
  if (message.type === 'counts') return `event: counts\ndata: ${JSON.stringify(message.counts)}\n\n`;
  const { id, type } = message;
  if (message.type !== 'event') return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ userId })}\n\n`;
  const { topic, entity, entityId, payload, row } = message.event;
  return `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify({ topic, entity, entityId, payload, row })}\n\n`;
}
