import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { ClockKind, ClockStop, DeclineReason, RequestEvent, RequestSource, RequestView } from '@intake/api/rules';

/** The closed sets of words of a request, in the reader's language. */
export const requestViewNames = defineMessages({
  open: { id: 'requests.view.open', defaultMessage: 'Open' },
  mine: { id: 'requests.view.mine', defaultMessage: 'Mine' },
  mentioned: { id: 'requests.view.mentioned', defaultMessage: 'Mentioned' },
  new: { id: 'requests.view.new', defaultMessage: 'New' },
  'at-risk': { id: 'requests.view.atRisk', defaultMessage: 'At risk' },
  overdue: { id: 'requests.view.overdue', defaultMessage: 'Overdue' },
  waiting: { id: 'requests.view.waiting', defaultMessage: 'Waiting' },
  'to-book': { id: 'requests.view.toBook', defaultMessage: 'To book' },
  closed: { id: 'requests.view.closed', defaultMessage: 'Closed' },
}) satisfies Record<RequestView, MessageDescriptor>;

/** What is waited for. */
export const clockNames = defineMessages({
  acknowledge: { id: 'requests.clock.acknowledge', defaultMessage: 'Answer to the referrer' },
  decide: { id: 'requests.clock.decide', defaultMessage: 'Decision' },
  contact: { id: 'requests.clock.contact', defaultMessage: 'Word to the patient' },
  visit: { id: 'requests.clock.visit', defaultMessage: 'First visit' },
  report: { id: 'requests.clock.report', defaultMessage: 'Report' },
  due: { id: 'requests.clock.due', defaultMessage: 'Due date' },
}) satisfies Record<ClockKind, MessageDescriptor>;

/** What ends the wait. */
export const stopNames = defineMessages({
  'acknowledgement-delivered': { id: 'requests.stop.acknowledgementDelivered', defaultMessage: 'the acknowledgement has arrived' },
  'decision-delivered': { id: 'requests.stop.decisionDelivered', defaultMessage: 'the decision has arrived' },
  decided: { id: 'requests.stop.decided', defaultMessage: 'it is decided' },
  'patient-contacted': { id: 'requests.stop.patientContacted', defaultMessage: 'the patient was told' },
  visited: { id: 'requests.stop.visited', defaultMessage: 'the first visit took place' },
  'report-delivered': { id: 'requests.stop.reportDelivered', defaultMessage: 'the report has arrived' },
  'information-asked': { id: 'requests.stop.informationAsked', defaultMessage: 'information was asked for' },
  completed: { id: 'requests.stop.completed', defaultMessage: 'it is completed' },
}) satisfies Record<ClockStop, MessageDescriptor>;

/** What was done, in the history. */
export const eventNames = defineMessages({
  acknowledge: { id: 'requests.event.acknowledge', defaultMessage: 'Acknowledged' },
  ask: { id: 'requests.event.ask', defaultMessage: 'Information asked for' },
  inform: { id: 'requests.event.inform', defaultMessage: 'Information received' },
  accept: { id: 'requests.event.accept', defaultMessage: 'Accepted' },
  decline: { id: 'requests.event.decline', defaultMessage: 'Declined' },
  redirect: { id: 'requests.event.redirect', defaultMessage: 'Redirected' },
  book: { id: 'requests.event.book', defaultMessage: 'Handed over for booking' },
  booked: { id: 'requests.event.booked', defaultMessage: 'Booked' },
  unbook: { id: 'requests.event.unbook', defaultMessage: 'Back to booking' },
  complete: { id: 'requests.event.complete', defaultMessage: 'Completed' },
  cancel: { id: 'requests.event.cancel', defaultMessage: 'Cancelled' },
  reopen: { id: 'requests.event.reopen', defaultMessage: 'Opened again' },
  submit: { id: 'requests.event.submit', defaultMessage: 'Submitted' },
  start: { id: 'requests.event.start', defaultMessage: 'Started' },
  hold: { id: 'requests.event.hold', defaultMessage: 'Put on hold' },
  resume: { id: 'requests.event.resume', defaultMessage: 'Resumed' },
  reply: { id: 'requests.event.reply', defaultMessage: 'Reply on paper attached' },
  attach: { id: 'requests.event.attach', defaultMessage: 'Fax attached' },
  detach: { id: 'requests.event.detach', defaultMessage: 'Fax taken off' },
}) satisfies Record<RequestEvent | 'reply' | 'attach' | 'detach', MessageDescriptor>;

/** What is called otherwise at check-in. */
export const checkInActionNames: Partial<Record<RequestEvent, MessageDescriptor>> = defineMessages({
  accept: { id: 'requests.checkInAction.accept', defaultMessage: 'Confirm the data' },
  complete: { id: 'requests.checkInAction.complete', defaultMessage: 'Mark as arrived' },
});

/** What a button does. */
export const actionNames = defineMessages({
  acknowledge: { id: 'requests.action.acknowledge', defaultMessage: 'Acknowledge' },
  ask: { id: 'requests.action.ask', defaultMessage: 'Ask for information' },
  inform: { id: 'requests.action.inform', defaultMessage: 'Information is here' },
  accept: { id: 'requests.action.accept', defaultMessage: 'Accept' },
  decline: { id: 'requests.action.decline', defaultMessage: 'Decline' },
  redirect: { id: 'requests.action.redirect', defaultMessage: 'Redirect' },
  book: { id: 'requests.action.book', defaultMessage: 'Hand over for booking' },
  booked: { id: 'requests.action.booked', defaultMessage: 'Mark as booked' },
  unbook: { id: 'requests.action.unbook', defaultMessage: 'Back to booking' },
  complete: { id: 'requests.action.complete', defaultMessage: 'Complete' },
  cancel: { id: 'requests.action.cancel', defaultMessage: 'Cancel request' },
  reopen: { id: 'requests.action.reopen', defaultMessage: 'Open again' },
  submit: { id: 'requests.action.submit', defaultMessage: 'Submit' },
  start: { id: 'requests.action.start', defaultMessage: 'Start' },
  hold: { id: 'requests.action.hold', defaultMessage: 'Put on hold' },
  resume: { id: 'requests.action.resume', defaultMessage: 'Resume' },
}) satisfies Record<RequestEvent, MessageDescriptor>;

export const declineReasonNames = defineMessages({
  'out-of-scope': { id: 'requests.declineReason.outOfScope', defaultMessage: 'Not a service of this clinic' },
  'no-capacity': { id: 'requests.declineReason.noCapacity', defaultMessage: 'No capacity' },
  'insufficient-information': { id: 'requests.declineReason.insufficientInformation', defaultMessage: 'Not enough information' },
  duplicate: { id: 'requests.declineReason.duplicate', defaultMessage: 'Referred already' },
  'seen-elsewhere': { id: 'requests.declineReason.seenElsewhere', defaultMessage: 'Seen elsewhere' },
  'patient-declined': { id: 'requests.declineReason.patientDeclined', defaultMessage: 'The patient does not want it' },
  'not-indicated': { id: 'requests.declineReason.notIndicated', defaultMessage: 'Not indicated' },
  other: { id: 'requests.declineReason.other', defaultMessage: 'Another reason' },
}) satisfies Record<DeclineReason, MessageDescriptor>;

export const requestSourceNames = defineMessages({
  fax: { id: 'requests.source.fax', defaultMessage: 'Fax' },
  hand: { id: 'requests.source.hand', defaultMessage: 'Entered by hand' },
  requisition: { id: 'requests.source.requisition', defaultMessage: 'Online requisition' },
  partner: { id: 'requests.source.partner', defaultMessage: 'Partner' },
}) satisfies Record<RequestSource, MessageDescriptor>;

export const savedMessages = defineMessages({ saved: { id: 'requests.toast.saved', defaultMessage: 'Saved' } });
