import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { RequestKind, TimelineKind, WaitlistStatus } from '@intake/api/rules';
import type { CallOutcome } from '@intake/api/rules/voice';

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
  callFrom: { id: 'charts.timeline.callFrom', defaultMessage: 'Call from the patient' },
  callTo: { id: 'charts.timeline.callTo', defaultMessage: 'Call to the patient' },
  callGoesOn: { id: 'charts.timeline.callGoesOn', defaultMessage: 'Goes on' },
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
  call: { id: 'charts.timelineKind.call', defaultMessage: 'Calls' },
});

export const callOutcomeNames: Readonly<Record<CallOutcome, MessageDescriptor>> = defineMessages({
  proposed: { id: 'charts.call.proposed', defaultMessage: 'Proposal' },
  'handed-off': { id: 'charts.call.handedOff', defaultMessage: 'Handed to a person' },
  voicemail: { id: 'charts.call.voicemail', defaultMessage: 'Voicemail' },
  unidentified: { id: 'charts.call.unidentified', defaultMessage: 'Not identified' },
  completed: { id: 'charts.call.completed', defaultMessage: 'Completed' },
  'not-reached': { id: 'charts.call.notReached', defaultMessage: 'Not reached' },
  lost: { id: 'charts.call.lost', defaultMessage: 'Broke off' },
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
