import { createHash } from 'node:crypto';
import { calendarFeedContract } from '@intake/api/contract';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../http/implement.ts';
import type { CalendarFeedService } from './calendarFeed.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const calendarFeedRoutes = (feeds: CalendarFeedService) =>
  implement(calendarFeedContract, {
    listCalendarFeeds: ({ actor }) => feeds.list(actor),
    createCalendarFeed: ({ actor, body }) => feeds.create(actor, body),
    removeCalendarFeed: ({ actor, body }) => feeds.remove(actor, body),
  });

const hasTag = (header: string | undefined, tag: string) =>
  header !== undefined && header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/** What calendar programs read. The address is the key: it is never logged, cached by others or found by search engines. */
export const calendarRoutes =
  (feeds: CalendarFeedService) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { token: string } }>('/api/calendars/:token.ics', async (request, reply) => {
      const calendar = await feeds.read(request.params.token, request.ip);
      const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
      return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="intake.ics"').send(calendar);
    });
  };
