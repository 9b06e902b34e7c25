import {
  useAnswerOfferMutation, useGetAppointmentQuery, useGetPatientQuery, useGetRequestQuery, useListBookedPhysiciansQuery, useListOffersQuery, useListOpeningsQuery,
  useListVisitTypesQuery, useListWaitlistInfiniteQuery, useOfferTimeMutation, useRemoveWaitlistEntryMutation, useSaveWaitlistEntryMutation,
} from '@intake/api/client';
import { registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { choicesOf, loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { usePatientSearch } from '../../../shared/patient/usePatientSearch.ts';
import { requestPath } from '../../../shared/requests/requestPath.ts';
import { useNow } from '../../../shared/useNow.ts';
import { problemText, toastMessages } from './Waitlist.messages.ts';
import { addressOf, placeOf, type WaitingFor, type WaitlistPlace } from './Waitlist.model.ts';
import { WaitlistScreen, type WaitlistScreenProps } from './WaitlistScreen.tsx';

const pageSize = 100;
/** Offers expire, and times go by, without anybody's doing. */
const pollingInterval = 60_000;

/** Wires the address and the API to the screen. The address holds ids and times, never a person. */
export function WaitlistRoute() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { may } = useAccount();
  const { locations } = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const [sought, setSought] = useState('');
  const place = placeOf(address);
  const openings = useListOpeningsQuery({ query: {} }, { pollingInterval });
  const offers = useListOffersQuery(undefined, { pollingInterval });
  const waiting = useListWaitlistInfiniteQuery({ query: { limit: pageSize } });
  const visitTypes = choicesOf(useListVisitTypesQuery());
  const { data: physicians = [] } = useListBookedPhysiciansQuery();
  const patients = usePatientSearch(sought, may('patients.read'));
  const [offer] = useOfferTimeMutation();
  const [answer] = useAnswerOfferMutation();
  const [save] = useSaveWaitlistEntryMutation();
  const [remove] = useRemoveWaitlistEntryMutation();

  const go = (to: Partial<WaitlistPlace>) => setAddress(addressOf({ ...place, ...to }), { replace: true });
  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
  };
  const makeOffer = async ({ opening: { physicianId, resourceId, locationId }, candidate: { entry, startsAt }, channel }: Parameters<WaitlistScreenProps['onOffer']>[0]) => {
    const made = await offer({ body: { entryId: entry.id, physicianId, resourceId, locationId, startsAt, channel } });
    tell(problemIn(made));
    if (!made.data) return;
    go({ view: 'offers', openId: made.data.id });
    if (channel === 'call') return;
    const isTexted = made.data.channel === 'text';
    showToast(toasts, { title: formatMessage(isTexted ? toastMessages.texted : toastMessages.notTexted, { name: entry.patientName }), tone: isTexted ? 'success' : 'warning' });
  };
  const takeAnswer = async ({ offer: { id, version }, outcome }: Parameters<WaitlistScreenProps['onAnswer']>[0]) => {
    const answered = await answer({ body: { id, version, outcome } });
    tell(problemIn(answered));
    if (!answered.data) return;
    const { patientName: name, startsAt, timeZone } = answered.data;
    const values = { name, time: formats.dateTime(startsAt, timeZone) };
    showToast(toasts, { title: formatMessage(outcome === 'accepted' ? toastMessages.accepted : toastMessages.freed, values), tone: 'success' });
    go({ view: outcome === 'accepted' ? 'offers' : 'openings', openId: null });
  };

  return (
    <WaitlistScreen
      model={{
        ...place, visitTypes, now,
        openings: useMemo(() => loadableOf(openings), [openings]),
        offers: useMemo(() => loadableOf(offers), [offers]),
        waiting: useMemo(() => pagedOf(waiting), [waiting]),
        physicians: physicians.map(({ id, name }) => ({ id, label: name })),
        locations: locations.map(({ id, name }) => ({ id, label: name })),
        patients,
        waitingFor: useWaitingFor(address),
        mayWrite: may('appointments.write'),
      }}
      links={{
        referral: may('requests.read') ? ({ id }) => requestPath('referral', id) : null,
        chart: may('patients.read') ? ({ id }) => `/app/apps/clients?patient=${id}` : null,
        calendar: '/app/apps/appointmentDetails/list',
        conversation: ({ id }) => `/app/apps/sms?conversation=${id}`,
      }}
      onPlace={go}
      onRetry={() => [openings, offers, waiting].forEach(({ isError, refetch }) => isError && void refetch())}
      onMore={() => void waiting.fetchNextPage()}
      onSearch={({ text }) => setSought(text)}
      onOffer={(chosen) => void makeOffer(chosen)}
      onAnswer={(told) => void takeAnswer(told)}
      onSave={async (body) => problemIn(await save({ body }))}
      onRemove={async ({ entry: { id, version }, reason }) => problemIn(await remove({ body: { id, version, reason } }))}
      onLeave={() => go({})}
    />
  );
}

/** Who is to wait: of a referral, a visit or a chart that the address names. Null until it is here. */
function useWaitingFor(address: URLSearchParams): WaitingFor | null {
  const [requestId, appointmentId, patientId] = [address.get('request'), address.get('visit'), address.get('patient')];
  const { currentData: request } = useGetRequestQuery(requestId ? { params: { id: requestId } } : skipToken);
  const { currentData: visit } = useGetAppointmentQuery(appointmentId ? { params: { id: appointmentId } } : skipToken);
  const { currentData: patient } = useGetPatientQuery(patientId ? { params: { id: patientId } } : skipToken);
  return useMemo(() => {
    const isComing = (requestId && !request) || (appointmentId && !visit) || (patientId && !patient);
    if (isComing || !(requestId ?? appointmentId ?? patientId)) return null;
    return {
      requestId, appointmentId,
      patientId: request?.patientId ?? visit?.patientId ?? patientId,
      patientName: request?.patientName ?? visit?.patientName ?? (patient ? registerName(patient) : null),
      modalityId: request?.modalityId ?? null,
      visitTypeId: visit?.visitTypeId ?? null,
      priority: request?.priority ?? 'routine',
    };
  }, [requestId, appointmentId, patientId, request, visit, patient]);
}
