import type { appointmentActions } from '@intake/api/contract';
import type { CancelReason } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';

/** Of a visit that was booked: the patient or a colleague has confirmed it. */
export const confirmedName = defineMessages({ confirmed: { id: 'appointments.status.confirmed', defaultMessage: 'Confirmed' } }).confirmed;

export type PlainAction = (typeof appointmentActions)[number];

export const actionNames = defineMessages({
  book: { id: 'appointments.action.book', defaultMessage: 'Confirm booking' },
  confirm: { id: 'appointments.action.confirm', defaultMessage: 'Confirm' },
  arrive: { id: 'appointments.action.arrive', defaultMessage: 'Arrived' },
  'check-in': { id: 'appointments.action.checkIn', defaultMessage: 'Check in' },
  fulfill: { id: 'appointments.action.fulfill', defaultMessage: 'Seen' },
  'no-show': { id: 'appointments.action.noShow', defaultMessage: 'No-show' },
  void: { id: 'appointments.action.void', defaultMessage: 'Entered in error' },
}) satisfies Record<PlainAction, MessageDescriptor>;

export const cancelReasonNames = defineMessages({
  patient: { id: 'appointments.cancelReason.patient', defaultMessage: 'The patient cancelled' },
  clinic: { id: 'appointments.cancelReason.clinic', defaultMessage: 'The clinic cancelled' },
  weather: { id: 'appointments.cancelReason.weather', defaultMessage: 'Weather' },
  duplicate: { id: 'appointments.cancelReason.duplicate', defaultMessage: 'Booked twice' },
  other: { id: 'appointments.cancelReason.other', defaultMessage: 'Another reason' },
  rescheduled: { id: 'appointments.cancelReason.rescheduled', defaultMessage: 'Moved to another time' },
}) satisfies Record<CancelReason | 'rescheduled', MessageDescriptor>;

/** What happened to a visit. */
export const eventNames: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  book: { id: 'appointments.event.book', defaultMessage: 'Booked' },
  confirm: { id: 'appointments.event.confirm', defaultMessage: 'Confirmed' },
  arrive: { id: 'appointments.event.arrive', defaultMessage: 'Arrived' },
  'check-in': { id: 'appointments.event.checkIn', defaultMessage: 'Checked in' },
  fulfill: { id: 'appointments.event.fulfill', defaultMessage: 'Seen' },
  'no-show': { id: 'appointments.event.noShow', defaultMessage: 'Did not come' },
  cancel: { id: 'appointments.event.cancel', defaultMessage: 'Cancelled' },
  reschedule: { id: 'appointments.event.reschedule', defaultMessage: 'Moved' },
  void: { id: 'appointments.event.void', defaultMessage: 'Entered in error' },
});

const problems: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'time-taken': { id: 'appointments.problem.timeTaken', defaultMessage: 'This time is taken. The times below are free now.' },
  'resource-taken': { id: 'appointments.problem.resourceTaken', defaultMessage: 'The room or device is taken then. The times below are free now.' },
  'patient-elsewhere': { id: 'appointments.problem.patientElsewhere', defaultMessage: 'The patient has another visit then. The times below are free now.' },
  'outside-hours': { id: 'appointments.problem.outsideHours', defaultMessage: 'Nobody works there then. Choose another time, or book it all the same.' },
  'other-kinds': { id: 'appointments.problem.otherKinds', defaultMessage: 'These hours are for other kinds of visits. Choose another time or physician, or book it all the same.' },
  gap: { id: 'appointments.problem.gap', defaultMessage: 'Clocks go forward that night and skip this time. Choose another one.' },
  fold: { id: 'appointments.problem.fold', defaultMessage: 'Clocks go back that night and show this time twice. Say which one is meant.' },
  'other-patient': { id: 'appointments.problem.otherPatient', defaultMessage: 'The referral is of another patient.' },
  reserved: { id: 'appointments.problem.reserved', defaultMessage: 'This kind of visit is reserved. Ask somebody who may book it, or choose another kind.' },
  'retired-kind': { id: 'appointments.problem.retiredKind', defaultMessage: 'This kind of visit is retired. Choose another one.' },
  'retired-resource': { id: 'appointments.problem.retiredResource', defaultMessage: 'This room or device is retired. Choose another one.' },
  'request-closed': { id: 'appointments.problem.requestClosed', defaultMessage: 'The referral is closed. Open it again first.' },
  'version-conflict': { id: 'appointments.problem.versionConflict', defaultMessage: 'Somebody changed this visit in the meantime. Look at it again and repeat.' },
  'illegal-transition': { id: 'appointments.problem.illegalTransition', defaultMessage: 'The state of the visit has changed, so this is not possible any more.' },
  'before-its-day': { id: 'appointments.problem.beforeItsDay', defaultMessage: 'The day of this visit has not come yet. If the patient is here now, move the visit to today first.' },
  'changed-since': { id: 'appointments.problem.changedSince', defaultMessage: 'The visit was changed since, so it can no longer be taken back.' },
  'too-few': { id: 'appointments.problem.tooFew', defaultMessage: 'A series has at least two visits.' },
  'too-many': { id: 'appointments.problem.tooMany', defaultMessage: 'A series has at most sixty visits. Let it end earlier.' },
  network: { id: 'appointments.problem.network', defaultMessage: 'No connection. Nothing was changed; try again.' },
});
const general = defineMessages({ failed: { id: 'appointments.problem.failed', defaultMessage: 'It could not be done. Try again.' } }).failed;

/** Words for what stood in the way; of the field that was refused, where there is one. */
export const problemText = ({ code, fields }: Problem): MessageDescriptor => problems[(code === 'invalid' && fields?.[0]?.code) || code] ?? general;
