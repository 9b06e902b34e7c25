import { appointmentContract } from '../../../contract/appointment/appointment.contract.ts';
import type { Appointment } from '../../../contract/appointment/appointmentSummary.contract.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { onAnswer } from '../../base/onAnswer.ts';
import { listTag } from '../../base/tags.ts';
import type { ApiDispatch, ApiState } from '../../live/cached.ts';
import { appointmentApi } from './appointment.api.ts';

/** Shows a visit as the server answered it, wherever it is shown. */
const show = (visit: Appointment) => (dispatch: ApiDispatch, getState: () => ApiState) => {
  for (const args of appointmentApi.util.selectCachedArgsForQuery(getState(), 'getCalendar'))
    dispatch(
      appointmentApi.util.updateQueryData('getCalendar', args, ({ appointments }) => {
        const shown = appointments.find(({ id }) => id === visit.id);
        if (shown) Object.assign(shown, visit);
      }),
    );
  dispatch(appointmentApi.util.updateQueryData('getAppointment', { params: { id: visit.id } }, (detail) => void Object.assign(detail, visit)));
};

/** One step of a visit. It is seen at once, before the calendar is asked for again: the next key must not be about the version before. */
export const appointmentActionsApi = appointmentApi.injectEndpoints({
  endpoints: (build) => ({
    actOnAppointment: build.mutation({
      ...endpointOf(appointmentContract.actOnAppointment),
      invalidatesTags: ['Appointment', listTag('Request')],
      onQueryStarted: onAnswer(show),
    }),
  }),
});

export const { useActOnAppointmentMutation } = appointmentActionsApi;
