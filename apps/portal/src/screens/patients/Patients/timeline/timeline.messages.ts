import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { AppointmentStatus, RequestKind, RequestStatus, TimelineKind } from '@intake/api/rules';

export const timelineTexts = defineMessages({
  title: { id: 'charts.timeline.title', defaultMessage: 'Timeline' },
  loading: { id: 'charts.timeline.loading', defaultMessage: 'Loading the timeline' },
  failed: { id: 'charts.timeline.failed', defaultMessage: 'The timeline could not be loaded' },
  emptyTitle: { id: 'charts.timeline.emptyTitle', defaultMessage: 'Nothing in this chart yet' },
  emptyText: { id: 'charts.timeline.emptyText', defaultMessage: 'Documents, requests, visits and letters appear here, the newest first.' },
  noneTitle: { id: 'charts.timeline.noneTitle', defaultMessage: 'Nothing of this kind' },
  filter: { id: 'charts.timeline.filter', defaultMessage: 'Kinds of entries' },
  filtered: { id: 'charts.timeline.filtered', defaultMessage: '{count, plural, one {# kind} other {# kinds}}' },
  to: { id: 'charts.timeline.to', defaultMessage: 'To {name}' },
  numbered: { id: 'charts.timeline.numbered', defaultMessage: '{kind} {reference}' },
});

export const kindNames: Readonly<Record<TimelineKind, MessageDescriptor>> = defineMessages({
  document: { id: 'charts.timelineKind.document', defaultMessage: 'Documents' },
  sent: { id: 'charts.timelineKind.sent', defaultMessage: 'Sent faxes' },
  letter: { id: 'charts.timelineKind.letter', defaultMessage: 'Letters' },
  request: { id: 'charts.timelineKind.request', defaultMessage: 'Requests' },
  appointment: { id: 'charts.timelineKind.appointment', defaultMessage: 'Visits' },
});

export const requestKindNames: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  referral: { id: 'charts.requestKind.referral', defaultMessage: 'Referral' },
  'check-in': { id: 'charts.requestKind.checkIn', defaultMessage: 'Check-in' },
  project: { id: 'charts.requestKind.project', defaultMessage: 'Project' },
});

/** How a request or a visit stands. */
export const stateNames: Readonly<Record<RequestStatus | AppointmentStatus, MessageDescriptor>> = defineMessages({
  draft: { id: 'charts.state.draft', defaultMessage: 'Draft' },
  requested: { id: 'charts.state.requested', defaultMessage: 'New' },
  received: { id: 'charts.state.received', defaultMessage: 'To decide' },
  accepted: { id: 'charts.state.accepted', defaultMessage: 'Accepted' },
  booking: { id: 'charts.state.booking', defaultMessage: 'To book' },
  booked: { id: 'charts.state.booked', defaultMessage: 'Booked' },
  'in-progress': { id: 'charts.state.inProgress', defaultMessage: 'In progress' },
  'on-hold': { id: 'charts.state.onHold', defaultMessage: 'Waiting' },
  completed: { id: 'charts.state.completed', defaultMessage: 'Completed' },
  rejected: { id: 'charts.state.rejected', defaultMessage: 'Declined' },
  cancelled: { id: 'charts.state.cancelled', defaultMessage: 'Cancelled' },
  proposed: { id: 'charts.state.proposed', defaultMessage: 'Held' },
  pending: { id: 'charts.state.pending', defaultMessage: 'Pending' },
  arrived: { id: 'charts.state.arrived', defaultMessage: 'Arrived' },
  'checked-in': { id: 'charts.state.checkedIn', defaultMessage: 'Checked in' },
  fulfilled: { id: 'charts.state.fulfilled', defaultMessage: 'Seen' },
  noshow: { id: 'charts.state.noshow', defaultMessage: 'No-show' },
  waitlist: { id: 'charts.state.waitlist', defaultMessage: 'Waitlist' },
  'entered-in-error': { id: 'charts.state.enteredInError', defaultMessage: 'Entered in error' },
});
