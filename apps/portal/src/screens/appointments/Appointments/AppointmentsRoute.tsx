import {
  useGetAppointmentQuery, useGetCalendarQuery, useGetPatientQuery, useGetRequestQuery, useListFreeTimesQuery, useListPatientsInfiniteQuery, useListVisitTypesQuery,
} from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { useNow } from '../../../shared/useNow.ts';
import { addressOf, dayIn, placeOf, type BookingFor } from './Appointments.model.ts';
import { AppointmentsScreen } from './AppointmentsScreen.tsx';
import type { Asked } from './BookDrawer.tsx';
import { useBooking } from './useBooking.ts';

/** Milliseconds: each search is written into the audit trail. */
const typingPause = 200;
/** A week begins on another day elsewhere: all those that may hold the chosen day. */
const weekReach = 6;
const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const before = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
const nameOf = ({ familyName, givenName }: { familyName: string; givenName: string }) => [familyName, givenName].filter(Boolean).join(', ');

/** Wires the address and the API to the screen. The address holds ids and days, never a person. */
export function AppointmentsRoute() {
  const { may } = useAccount();
  const workplace = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const [sought, setSought] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const patientName = useSettled(sought.trim(), typingPause);
  const today = dayIn(now, workplace.timeZone);
  const place = placeOf(address, today);
  const location = workplace.locations.find(({ id }) => id === (place.locationId ?? workplace.locationId)) ?? workplace.locations[0];
  const locationId = location?.id ?? null;
  const { view, date, openId } = place;

  const span = view === 'day' ? { from: date, days: 1 } : view === 'list' ? { from: date, days: 7 } : { from: before(date, weekReach), days: 2 * weekReach + 1 };
  const days = useGetCalendarQuery(locationId ? { query: { locationId, ...span } } : skipToken);
  const detail = useGetAppointmentQuery(openId ? { params: { id: openId } } : skipToken);
  const { data: visitTypes = [] } = useListVisitTypesQuery();
  const patients = useListPatientsInfiniteQuery(patientName && may('patients.read') ? { query: { name: patientName, limit: 20 } } : skipToken);
  const freeTimes = useListFreeTimesQuery(
    asked && locationId
      ? { query: { visitTypeId: asked.visitTypeId, locationId, limit: 6, ...(asked.physicianId && { physicianId: asked.physicianId }), ...(asked.patientId && { patientId: asked.patientId }) } }
      : skipToken,
  );
  const bookingFor = useBookingFor(address);
  const { releaseHeld, ...actions } = useBooking(locationId ?? '', bookingFor);

  return (
    <AppointmentsScreen
      {...actions}
      model={{
        ...place, locationId, visitTypes, bookingFor, now, ownTimeZone,
        days: useMemo(() => loadableOf(days), [days]),
        detail: openId ? loadableOf(detail) : { state: 'none' },
        locations: workplace.locations.map(({ id, name, timeZone }) => ({ id, label: name, timeZone })),
        patients: patients.currentData?.pages.flatMap(({ items }) => items.map((one) => ({ id: one.id, label: nameOf(one) }))) ?? [],
        freeTimes: loadableOf(freeTimes),
        may: { write: may('appointments.write'), overbook: may('appointments.overbook') },
      }}
      links={{
        referral: may('requests.read') ? ({ id }) => `/app/apps/referral/incomingRequest?request=${id}` : null,
        fax: may('faxes.read') ? ({ id }) => `/app/apps/faxes?fax=${id}` : null,
        chart: may('patients.read') ? ({ id }) => `/app/apps/clients?patient=${id}` : null,
        visit: ({ id }) => `/app/apps/appointmentDetails/list?open=${id}`,
      }}
      onPlace={(change) => setAddress(addressOf({ ...place, ...change }, today), { replace: true })}
      onRetry={() => void days.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onSearch={({ text }) => setSought(text)}
      onAsk={setAsked}
      onLeave={() => {
        setAsked(null);
        void releaseHeld();
        setAddress(addressOf(place, today), { replace: true });
      }}
    />
  );
}

/** For what somebody came here to book a visit: a referral, a patient or a fax that the address names. Null until it is here. */
function useBookingFor(address: URLSearchParams): BookingFor | null {
  const [requestId, patientId, faxId] = [address.get('request'), address.get('patient'), address.get('fax')];
  const { currentData: request } = useGetRequestQuery(requestId ? { params: { id: requestId } } : skipToken);
  const { currentData: patient } = useGetPatientQuery(patientId ? { params: { id: patientId } } : skipToken);
  return useMemo(() => {
    if (requestId && !request) return null;
    if (patientId && !patient) return null;
    if (!requestId && !patientId && !faxId) return null;
    return {
      requestId, faxId,
      patientId: request?.patientId ?? patientId,
      patientName: request?.patientName ?? (patient ? nameOf(patient) : null),
      modalityId: request?.modalityId ?? null,
      reason: request?.reason ?? null,
    };
  }, [requestId, patientId, faxId, request, patient]);
}
