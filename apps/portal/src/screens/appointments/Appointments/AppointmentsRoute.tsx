import {
  useGetAppointmentQuery, useGetCalendarQuery, useGetPatientQuery, useLazyExportAppointmentsQuery, useListFreeTimesQuery, useListModalitiesQuery,
  useListShiftedAppointmentsQuery, useListVisitTypesQuery, usePreviewSeriesQuery,
} from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { dayIn, matchLocale } from '@intake/i18n';
import { useCalendarFormatsAhead, useWeekStart } from '@intake/ui/Calendar';
import { showToast } from '@intake/ui/Toast';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { useCallPatient } from '../../../app/shell/callPatient.ts';
import { useTextPatient } from '../../../app/shell/textPatient.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { choicesOf, loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { saveFile } from '../../../data/saveFile.ts';
import { usePatientSearch } from '../../../shared/patient/usePatientSearch.ts';
import { requestPath } from '../../../shared/requests/requestPath.ts';
import { useNow } from '../../../shared/useNow.ts';
import { problemText } from '../words.messages.ts';
import { addressOf, placeOf } from './Appointments.model.ts';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import type { Asked } from './BookDrawer.tsx';
import type { AskedSeries } from './series/series.model.ts';
import { useBooking } from './useBooking.ts';
import { useTurning } from './useTurning.ts';
import { useBookingFor } from './useBookingFor.ts';

const none = [] as const;
const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Connects the URL and the API to the screen. The URL holds ids and days, never a person. */
export function AppointmentsRoute() {
  const intl = useIntl();
  const navigate = useNavigate();
  const textPatient = useTextPatient();
  const callPatient = useCallPatient();
  const { may } = useAccount();
  const workplace = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [plan, setPlan] = useState<AskedSeries | null>(null);
  const today = dayIn(now, workplace.timeZone);
  const place = placeOf(address, today);
  const location = workplace.locations.find(({ id }) => id === (place.locationId ?? workplace.locationId)) ?? workplace.locations[0];
  const locationId = location?.id ?? null;
  const { view, date, openId } = place;

  const weekStart = useWeekStart();
  useCalendarFormatsAhead(location?.timeZone ?? workplace.timeZone);
  const span = view === 'day' ? { from: date, days: 1 } : { from: view === 'list' ? date : weekStart(date), days: 7 };
  const days = useGetCalendarQuery(locationId ? { query: { locationId, ...span } } : skipToken);
  const detail = useGetAppointmentQuery(openId ? { params: { id: openId } } : skipToken);
  const visitTypes = choicesOf(useListVisitTypesQuery());
  const patients = usePatientSearch(sought, may('patients.read'));
  const freeTimes = useListFreeTimesQuery(
    asked && locationId
      ? {
          query: {
            visitTypeId: asked.visitTypeId, locationId, limit: 6, ...(asked.physicianId && { physicianId: asked.physicianId }), ...(asked.resourceId && { resourceId: asked.resourceId }),
            ...(asked.patientId && { patientId: asked.patientId }), ...(asked.minutes && { minutes: asked.minutes }), ...asked.wishes,
          },
        }
      : skipToken,
  );
  const patientId = asked?.patientId && may('patients.read') ? asked.patientId : null;
  const chart = useGetPatientQuery(patientId ? { params: { id: patientId } } : skipToken);
  const preview = usePreviewSeriesQuery(plan && locationId ? { body: { ...plan, locationId } } : skipToken);
  const bookingFor = useBookingFor(address);
  const { releaseHeld, ...actions } = useBooking(locationId ?? '', bookingFor);
  const { data: shifted = none } = useListShiftedAppointmentsQuery();
  const { data: modalities = none } = useListModalitiesQuery();
  const [askForFile] = useLazyExportAppointmentsQuery();
  const services = useMemo(
    () => modalities.filter(({ id }) => visitTypes?.some(({ modalityId }) => modalityId === id)).map(({ id, name }) => ({ id, label: name })),
    [modalities, visitTypes],
  );
  const exportDay = async (day: string) => {
    if (!locationId) return;
    const answer = await askForFile({ query: { locationId, day, locale: matchLocale([intl.locale]) } });
    const problem = problemIn(answer);
    if (problem) showToast(toasts, { title: intl.formatMessage(problemText(problem)), tone: 'danger' });
    if (answer.data) saveFile(answer.data);
  };

  return (
    <AppointmentsScreen
      {...actions}
      model={{
        ...place, locationId, visitTypes, services, shifted, bookingFor, now, ownTimeZone,
        ...useTurning(days, view === 'list' ? null : locationId),
        detail: openId ? loadableOf(detail) : { state: 'none' },
        locations: workplace.locations.map(({ id, name, timeZone }) => ({ id, label: name, timeZone })),
        patients,
        freeTimes: loadableOf(freeTimes),
        chart: patientId ? loadableOf(chart) : { state: 'none' },
        // Dates that are asked for anew stand meanwhile, so that the keyboard stays on the one that was changed.
        preview: plan ? loadableOf({ ...preview, currentData: preview.data }) : { state: 'none' },
        may: { write: may('appointments.write'), overbook: may('appointments.overbook'), reserved: may('appointments.reserved') },
      }}
      links={{
        referral: may('requests.read') ? ({ id }) => requestPath('referral', id) : null,
        fax: may('faxes.read') ? ({ id }) => `/app/apps/faxes?fax=${id}` : null,
        chart: may('patients.read') ? ({ id }) => `/app/apps/clients?patient=${id}` : null,
        waitlist: '/app/apps/appointmentDetails/waitlist',
        earlier: ({ id }) => `/app/apps/appointmentDetails/waitlist?visit=${id}`,
        day: (day) => `?${addressOf({ ...place, date: day }, today).toString()}`,
        visit: ({ id }) => `/app/apps/appointmentDetails/list?open=${id}`,
      }}
      onText={may('messages.send') ? textPatient : null}
      onCall={may('calls.place') && may('calls.read') ? callPatient : null}
      onPlace={(change) => setAddress(addressOf({ ...place, ...change }, today), { replace: true })}
      onRetry={() => void days.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onSearch={({ text }) => setSought(text)}
      onAsk={setAsked}
      onPlan={setPlan}
      onExport={({ day }) => void exportDay(day)}
      onLeave={() => {
        setAsked(null);
        setPlan(null);
        void releaseHeld();
        // Whoever came from a fax goes on with it.
        if (bookingFor?.faxId && !bookingFor.requestId) return void navigate(`/app/apps/faxes?fax=${bookingFor.faxId}`);
        setAddress(addressOf(place, today), { replace: true });
      }}
    />
  );
}
