import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { RequestKind, TimelineKind, WaitlistStatus } from '@intake/api/rules';

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
  waitsFor: { id: 'charts.timeline.waitsFor', defaultMessage: 'Waitlist: {visit}' },
  fromPatient: { id: 'charts.timeline.fromPatient', defaultMessage: 'Message from the patient' },
  toPatient: { id: 'charts.timeline.toPatient', defaultMessage: 'Message to the patient' },
  notSent: { id: 'charts.timeline.notSent', defaultMessage: 'Not delivered' },
  numbered: { id: 'charts.timeline.numbered', defaultMessage: '{kind} {reference}' },
});

export const kindNames: Readonly<Record<TimelineKind, MessageDescriptor>> = defineMessages({
  document: { id: 'charts.timelineKind.document', defaultMessage: 'Documents' },
  sent: { id: 'charts.timelineKind.sent', defaultMessage: 'Sent faxes' },
  letter: { id: 'charts.timelineKind.letter', defaultMessage: 'Letters' },
  request: { id: 'charts.timelineKind.request', defaultMessage: 'Requests' },
  appointment: { id: 'charts.timelineKind.appointment', defaultMessage: 'Visits' },
  waitlist: { id: 'charts.timelineKind.waitlist', defaultMessage: 'Waitlist' },
  message: { id: 'charts.timelineKind.message', defaultMessage: 'Messages' },
});

export const requestKindNames: Readonly<Record<RequestKind, MessageDescriptor>> = defineMessages({
  referral: { id: 'charts.requestKind.referral', defaultMessage: 'Referral' },
  'check-in': { id: 'charts.requestKind.checkIn', defaultMessage: 'Check-in' },
  project: { id: 'charts.requestKind.project', defaultMessage: 'Project' },
});

export const waitNames: Readonly<Record<WaitlistStatus, MessageDescriptor>> = defineMessages({
  waiting: { id: 'charts.wait.waiting', defaultMessage: 'Waiting' },
  booked: { id: 'charts.wait.booked', defaultMessage: 'Booked' },
  removed: { id: 'charts.wait.removed', defaultMessage: 'Taken off the list' },
});
