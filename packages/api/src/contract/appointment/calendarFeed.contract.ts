import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { DateTime, Empty, Id, IdBody, Name, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const CalendarFeedFields = z.object({
  /** Where it is read, such as a telephone. */
  name: Name,
  /** Null for everybody at the location. */
  physicianId: Id.nullable(),
  /** Null for wherever the physician works. */
  locationId: Id.nullable(),
  /** Initials instead of the word for a visit; nothing else of a patient is ever in it. */
  hasInitials: z.boolean(),
  /** Of its few words. */
  language: z.enum(locales),
});
export type CalendarFeedFields = z.infer<typeof CalendarFeedFields>;

/** An address under which a calendar program reads visits without signing in. */
export const CalendarFeed = CalendarFeedFields.extend({
  id: Id,
  version: Version,
  createdAt: DateTime,
  /** To the hour; null while nobody has read it. */
  lastReadAt: DateTime.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const calendarFeedContract = {
  listCalendarFeeds: route({
    method: 'GET',
    path: '/api/appointments/feeds',
    summary: 'The iCalendar addresses of the clinic, without the secret that each holds',
    access: 'settings.manage',
    response: z.array(CalendarFeed),
  }),
  createCalendarFeed: route({
    method: 'POST',
    path: '/api/appointments/feeds',
    summary: 'A new iCalendar address of a physician, a location or both; only this answer says its path',
    access: 'settings.manage',
    body: CalendarFeedFields,
    response: z.object({ feed: CalendarFeed, path: z.string() }),
  }),
  removeCalendarFeed: route({
    method: 'DELETE',
    path: '/api/appointments/feeds',
    summary: 'Revoke an iCalendar address: it leads nowhere from then on',
    access: 'settings.manage',
    body: IdBody,
    response: Empty,
  }),
};
