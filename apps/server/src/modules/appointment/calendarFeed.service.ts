import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeed, CalendarFeedFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import { feedStore, findFeed, findFeedOrganization, listFeedVisits, noteRead, type NewFeed } from './calendarFeed.store.ts';
import { calendarOf } from './icalendar.ts';

const day = 24 * 60 * 60_000;
/** What a calendar program is told: who looks further back or ahead looks into Intake. */
const [daysBack, daysAhead] = [14, 120];

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>;

/** Addresses for calendar programs: made and revoked by the clinic, read by whoever knows one. */
export function createCalendarFeedService({ database, clock, limits }: { database: Database; clock: Clock; limits: PublicLimits }) {
  const feeds = crud<CalendarFeed, NewFeed>(database, {
    store: feedStore,
    entity: 'calendar_feed',
    topic: 'settings',
    before: {
      create: async ({ tx, actor, fields }) => {
        if (!fields.physicianId && !fields.locationId)
          throw invalid([{ path: 'physicianId', code: 'whose', message: 'A calendar is of a physician or a location.' }]);
        await requireOwn(tx, actor, 'physician', fields.physicianId);
        await requireOwn(tx, actor, 'location', fields.locationId);
      },
    },
  });

  return {
    list: feeds.list,
    remove: feeds.remove,

    create: async (actor: Actor, fields: CalendarFeedFields): Promise<{ feed: CalendarFeed; path: string }> => {
      const token = randomBytes(32).toString('base64url');
      const feed = await feeds.create(actor, { ...fields, tokenHash: hashOf(token) });
      return { feed, path: `/api/calendars/${token}.ics` };
    },

    /** The calendar as RFC 5545. 404 where the address leads nowhere, 429 for who asks too often or guesses. */
    async read(token: string, ip: string): Promise<string> {
      const hash = hashOf(token);
      const organizationId = await database.asService(null, (tx) => findFeedOrganization(tx, hash));
      if (!organizationId) {
        await limits.consume({ feedMiss: networkOf(ip) });
        throw notFound();
      }
      await limits.consume({ feed: hash });
      return database.asService(organizationId, async (tx) => {
        const feed = await findFeed(tx, hash);
        // Revoked in between.
        if (!feed) throw notFound();
        const now = clock.now().getTime();
        const visits = await listFeedVisits(tx, feed, new Date(now - daysBack * day), new Date(now + daysAhead * day));
        await noteRead(tx, feed.id);
        return calendarOf(feed, visits);
      });
    },
  };
}
