import {
  useActOnAppointmentMutation, useHoldTimeMutation, useLazyGetAppointmentQuery, useReleaseTimeMutation, useRemoveAppointmentMutation, useSaveAppointmentMutation, useSaveSeriesMutation, useUndoAppointmentMutation,
} from '@intake/api/client';
import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useRef } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { eventNames, problemText, type PlainAction } from '../words.messages.ts';
import { toastMessages } from './Appointments.messages.ts';
import { minutesOf, type BookingFor } from './Appointments.model.ts';
import type { AppointmentsScreenProps } from './AppointmentsScreen.tsx';
import type { BookDrawerProps, BookFields, SeriesBooking } from './BookDrawer.tsx';
import { seriesMessages } from './series/series.messages.ts';
import { useDateRange } from '../useDateRange.ts';
import { useVisitName } from './useVisitName.ts';

type Seen = Pick<Appointment, 'id' | 'version'>;

/** What staff do with visits; what stands in the way is told in the form that asked, or by a toast. */
export function useBooking(locationId: string, bookingFor: BookingFor | null) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  const [act] = useActOnAppointmentMutation();
  const [undo] = useUndoAppointmentMutation();
  const [remove] = useRemoveAppointmentMutation();
  const [save] = useSaveAppointmentMutation();
  const [saveSeries] = useSaveSeriesMutation();
  const [hold] = useHoldTimeMutation();
  const [release] = useReleaseTimeMutation();
  /** The time that is kept for the form, once the server has answered. */
  const held = useRef<Promise<string | null>>(Promise.resolve(null));

  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
  };
  const done = (text: MessageDescriptor, visit: Appointment, event: MessageDescriptor | undefined) => {
    const values = { event: event && formatMessage(event), name: nameOf(visit), time: formats.dateTime(visit.startsAt, visit.timeZone) };
    showToast(toasts, { title: formatMessage(text, values), tone: 'success' });
  };
  return {
    onAct: async ({ visit, event }: { visit: Appointment; event: PlainAction }) => {
      const answer = await act({ body: { id: visit.id, version: visit.version, event } });
      tell(problemIn(answer));
      if (answer.data) done(toastMessages.done, answer.data, eventNames[event]);
    },
    onUndo: async ({ id, version, isAlone, visits }: Parameters<AppointmentsScreenProps['onUndo']>[0]) => {
      const answer = await undo({ body: { id, version, isAlone } });
      tell(problemIn(answer));
      if (!answer.data) return;
      const text = visits > 1 ? toastMessages.undoneAll : toastMessages.undone;
      showToast(toasts, { title: formatMessage(text, { count: visits, name: nameOf(answer.data) }), tone: 'success' });
    },
    onCancel: async ({ visit, ...cancel }: Parameters<AppointmentsScreenProps['onCancel']>[0]) => {
      const answer = await remove({ body: { id: visit.id, version: visit.version, ...cancel } });
      if (answer.data) done(toastMessages.done, answer.data, eventNames['cancel']);
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
      if (answer.data) done(toastMessages.booked, answer.data, undefined);
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
    onSave: async ({ moving, ...fields }: BookFields & { moving: Seen | null }) => {
      const answer = await save({
        body: {
          ...fields, locationId, id: moving?.id ?? null, version: moving?.version ?? null, holdId: await held.current,
          requestId: moving ? null : (bookingFor?.requestId ?? null), faxId: moving ? null : (bookingFor?.faxId ?? null),
        },
      });
      if (answer.data) done(toastMessages.booked, answer.data, undefined);
      return problemIn(answer);
    },
  };
}
