import ical, { escape, ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { AppointmentStatus } from '@intake/api/rules';
import type { FeedVisit, StoredFeed } from './calendarFeed.store.ts';
import { feedTexts } from './calendarFeed.messages.ts';

/** Seconds after which a calendar program should look again. */
const refresh = 15 * 60;

const statusOf = (status: AppointmentStatus): ICalEventStatus =>
  status === 'cancelled' ? ICalEventStatus.CANCELLED : status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;

/**
 * The visits as RFC 5545, in UTC. Of a patient it says nothing, or two letters; the kind of visit would say why they come.
 * Nothing in it changes but with a visit: the same visits are the same bytes.
 */
export function calendarOf(feed: StoredFeed, visits: readonly FeedVisit[]): string {
  const { visit: word } = feedTexts[feed.language];
  const calendar = ical({
    // The library escapes every text but this one.
    name: escape([feed.physician_name, feed.location_name].filter(Boolean).join(' · '), false),
    prodId: { company: 'Intake', product: 'Calendar', language: feed.language.toUpperCase() },
    ttl: refresh,
  });
  for (const visit of visits) {
    const initials = [visit.given_initial, visit.family_initial].filter(Boolean).map((letter) => `${letter}.`).join(' ');
    const isCancelled = visit.status === 'cancelled';
    calendar.createEvent({
      id: visit.id,
      sequence: visit.version - 1,
      start: visit.starts_at,
      end: visit.ends_at,
      summary: [(feed.has_initials && initials) || word, visit.visits && `${visit.series_position}/${visit.visits}`].filter(Boolean).join(' '),
      location: visit.location_name,
      status: statusOf(visit.status),
      transparency: isCancelled || visit.status === 'noshow' ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      class: ICalEventClass.PRIVATE,
      stamp: visit.updated_at,
      lastModified: visit.updated_at,
    });
  }
  return calendar.toString();
}
