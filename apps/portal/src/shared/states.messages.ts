import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { AppointmentStatus, RequestStatus } from '@intake/api/rules';

/** How a request stands; said in its list and in the chart of its patient. */
export const requestStatusNames = defineMessages({
  draft: { id: 'states.request.draft', defaultMessage: 'Draft' },
  requested: { id: 'states.request.requested', defaultMessage: 'New' },
  received: { id: 'states.request.received', defaultMessage: 'To decide' },
  accepted: { id: 'states.request.accepted', defaultMessage: 'Accepted' },
  booking: { id: 'states.request.booking', defaultMessage: 'To book' },
  booked: { id: 'states.request.booked', defaultMessage: 'Booked' },
  'in-progress': { id: 'states.request.inProgress', defaultMessage: 'In progress' },
  'on-hold': { id: 'states.request.onHold', defaultMessage: 'Waiting' },
  completed: { id: 'states.request.completed', defaultMessage: 'Completed' },
  rejected: { id: 'states.request.rejected', defaultMessage: 'Declined' },
  cancelled: { id: 'states.request.cancelled', defaultMessage: 'Cancelled' },
}) satisfies Record<RequestStatus, MessageDescriptor>;

/** How a visit stands; said in the calendar and in the chart. */
export const appointmentStatusNames = defineMessages({
  proposed: { id: 'states.appointment.proposed', defaultMessage: 'Held' },
  pending: { id: 'states.appointment.pending', defaultMessage: 'Pending' },
  booked: { id: 'states.appointment.booked', defaultMessage: 'Booked' },
  arrived: { id: 'states.appointment.arrived', defaultMessage: 'Arrived' },
  'checked-in': { id: 'states.appointment.checkedIn', defaultMessage: 'Checked in' },
  fulfilled: { id: 'states.appointment.fulfilled', defaultMessage: 'Seen' },
  noshow: { id: 'states.appointment.noshow', defaultMessage: 'No-show' },
  cancelled: { id: 'states.appointment.cancelled', defaultMessage: 'Cancelled' },
  waitlist: { id: 'states.appointment.waitlist', defaultMessage: 'Waitlist' },
  'entered-in-error': { id: 'states.appointment.enteredInError', defaultMessage: 'Entered in error' },
}) satisfies Record<AppointmentStatus, MessageDescriptor>;
