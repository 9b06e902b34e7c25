import {
  appointmentApi, askOnce, useActOnAppointmentMutation, useHoldTimeMutation, useReleaseTimeMutation, useRemoveAppointmentMutation, useSaveAppointmentMutation, useSaveSeriesMutation, useUndoAppointmentMutation,
} from '@intake/api/client';
import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch } from '../../../app/entry/store.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { useVisitTime } from '../useDateRange.ts';
import { eventNames, problemText, type PlainAction } from '../words.messages.ts';
import { toastMessages } from './Appointments.messages.ts';
import { minutesOf, type BookingFor } from './Appointments.model.ts';
import type { AppointmentsScreenProps } from './AppointmentsScreen.tsx';
import type { BookDrawerProps, SeriesBooking } from './BookDrawer.tsx';
import { seriesMessages } from './series/series.messages.ts';
import { useVisitName } from './useVisitName.ts';

/** What staff do with visits; what stands in the way is told in the form that asked, or by a toast. */
export function useBooking(locationId: string, bookingFor: BookingFor | null) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  const timeOf = useVisitTime();
  const dispatch = useAppDispatch();
  const [act] = useActOnAppointmentMutation();
  const [undo] = useUndoAppointmentMutation();
  const [remove] = useRemoveAppointmentMutation();
  const [save] = useSaveAppointmentMutation();
  const [saveSeries] = useSaveSeriesMutation();
  const [hold] = useHoldTimeMutation();
  const [release] = useReleaseTimeMutation();
  /** The time that is kept for the form, once the server has answered. */
  const held = useRef<Promise<string | null>>(Promise.resolve(null));
  /** The last thing that was done to a visit: what takes it back waits for it. */
  const acting = useRef<Promise<unknown>>(Promise.resolve());

  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
  };
  const done = (event: MessageDescriptor | undefined, visit: Appointment, time = formats.dateTime(visit.startsAt, visit.timeZone)) => {
    const values = { event: event && formatMessage(event), name: nameOf(visit), time };
    showToast(toasts, { title: formatMessage(toastMessages.done, values), tone: 'success' });
  };
  const moved = (visit: Appointment, before: Appointment) => {
    const time = minutesOf(visit) === minutesOf(before) ? formats.dateTime(visit.startsAt, visit.timeZone) : timeOf(visit);
    const physician = visit.physicianId !== before.physicianId && visit.physicianName;
    const resource = visit.resourceId !== before.resourceId && visit.resourceName;
    done(eventNames['reschedule'], visit, [time, physician, resource].filter(Boolean).join(' · '));
  };
  return {
    onAct: async ({ visit, event }: { visit: Appointment; event: PlainAction }) => {
      const asked = act({ body: { id: visit.id, version: visit.version, event } });
      acting.current = asked;
      const answer = await asked;
      tell(problemIn(answer));
      if (answer.data) done(eventNames[event], answer.data);
    },
    onUndo: async ({ id, isAlone }: Parameters<AppointmentsScreenProps['onUndo']>[0]) => {
      await acting.current;
      try {
        // Read anew: keys are about visits that no pane shows.
        const visit = await askOnce(dispatch(appointmentApi.endpoints.getAppointment.initiate({ params: { id } }, { forceRefetch: true })));
        if (!visit.undoable) return void showToast(toasts, { title: formatMessage(toastMessages.nothing, { name: nameOf(visit) }) });
        const count = isAlone ? 1 : visit.undoable.visits;
        const undone = await undo({ body: { id, version: visit.version, isAlone } }).unwrap();
        showToast(toasts, { title: formatMessage(count > 1 ? toastMessages.undoneAll : toastMessages.undone, { count, name: nameOf(undone) }), tone: 'success' });
      } catch (error) {
        tell(problemOf(error));
      }
    },
    onCancel: async ({ visit, ...cancel }: Parameters<AppointmentsScreenProps['onCancel']>[0]) => {
      const asked = remove({ body: { id: visit.id, version: visit.version, ...cancel } });
      acting.current = asked;
      const answer = await asked;
      if (answer.data) done(eventNames['cancel'], answer.data);
      return problemIn(answer);
    },
    onHold: async (wanted: Parameters<BookDrawerProps['onHold']>[0]) => {
      const answer = hold({ body: { ...wanted, locationId } });
      held.current = answer.then(({ data }) => data?.id ?? null);
      return problemIn(await answer);
    },
    releaseHeld: async () => {
      const id = await held.current;
      held.current = Promise.resolve(null);
      if (id) await release({ body: { id } });
    },
    onSettle: async ({ visit, keep }: { visit: Appointment; keep: 'told' | 'now' }) => {
      const { id, version, visitTypeId, physicianId, resourceId, patientId, startsAt, startsLocal } = visit;
      const minutes = minutesOf(visit);
      const answer = await save({
        body: {
          id, version, visitTypeId, physicianId, resourceId, locationId: visit.locationId, patientId: patientId ?? '', minutes,
          start: keep === 'told' ? { local: startsLocal } : { at: startsAt },
          // Somebody has decided when it is: the hours of the clinic have shifted with the clocks.
          isOutsideHours: true,
        },
      });
      if (answer.data) moved(answer.data, visit);
      return problemIn(answer);
    },
    onSaveSeries: async (series: SeriesBooking) => {
      const answer = await saveSeries({
        body: { ...series, locationId, holdId: await held.current, requestId: bookingFor?.requestId ?? null, faxId: bookingFor?.faxId ?? null },
      });
      const [first] = answer.data ?? [];
      if (first) showToast(toasts, { title: formatMessage(seriesMessages.booked, { count: answer.data?.length ?? 0, name: nameOf(first) }), tone: 'success' });
      return problemIn(answer);
    },
    onSave: async ({ moving, ...fields }: Parameters<AppointmentsScreenProps['onSave']>[0]) => {
      const answer = await save({
        body: {
          ...fields, locationId, id: moving?.id ?? null, version: moving?.version ?? null, holdId: await held.current,
          requestId: moving ? null : (bookingFor?.requestId ?? null), faxId: moving ? null : (bookingFor?.faxId ?? null),
        },
      });
      if (answer.data && moving) moved(answer.data, moving);
      else if (answer.data) done(eventNames['book'], answer.data);
      return problemIn(answer);
    },
  };
}
