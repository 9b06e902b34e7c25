import type { TimelineEntry } from '@intake/api/contract';
import type { AppointmentStatus, RequestStatus } from '@intake/api/rules';
import { dayIn } from '@intake/i18n';
import { requestPath } from '../../../../shared/requests/requestPath.ts';

/** Where an entry is worked on; undefined for what opens beside the chart, or has no place of its own. */
export function hrefOf(entry: TimelineEntry): string | undefined {
  if (entry.kind === 'request') return requestPath(entry.requestKind, entry.id);
  // Who waits no more stands in no list.
  if (entry.kind === 'waitlist') return entry.status === 'waiting' ? `/app/apps/appointmentDetails/waitlist?view=waiting&open=${entry.id}` : undefined;
  if (entry.kind === 'message') return `/app/apps/sms?conversation=${entry.conversationId}`;
  if (entry.kind === 'call') return `/app/apps/calls-history?call=${entry.id}`;
  if (entry.kind !== 'appointment') return undefined;
  // The calendar's day is that of the location.
  return `/app/apps/appointmentDetails/list?date=${dayIn(entry.at, entry.timeZone)}&open=${entry.id}`;
}

const closed: ReadonlySet<RequestStatus | AppointmentStatus> = new Set(['completed', 'rejected', 'cancelled', 'fulfilled', 'noshow', 'entered-in-error'] as const);

/** Nothing is left to be done about it. */
export const isClosed = (status: RequestStatus | AppointmentStatus): boolean => closed.has(status);
