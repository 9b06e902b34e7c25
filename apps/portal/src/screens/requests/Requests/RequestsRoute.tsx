import {
  useCountRequestsQuery, useGetRequestQuery, useListClinicsInfiniteQuery, useListColleaguesQuery, useListModalitiesQuery,
  useListPhysiciansInfiniteQuery, useListRequestsInfiniteQuery, useListRequestViewsQuery, useRemoveRequestViewMutation, useSaveRequestViewMutation,
} from '@intake/api/client';
import type { RequestKind } from '@intake/api/rules';
import { phoneText, registerName } from '@intake/api/rules';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { sentPath } from '../../../app/shell/sendFax.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { searchOf } from '../../../data/search.ts';
import { useFaxPreview } from '../../../shared/faxPreview/useFaxPreview.ts';
import { usePatientSearch } from '../../../shared/patient/usePatientSearch.ts';
import { useAttach } from '../../../shared/requests/useAttach.ts';
import { useNow } from '../../../shared/useNow.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { queryOfFilters } from './list/filters.model.ts';
import { addressOf, placeOf } from './Requests.model.ts';
import { RequestsScreen } from './RequestsScreen.tsx';
import { useLetters } from './letter/useLetters.ts';
import { useAttachable } from './act/useAttachable.ts';
import { usePresence } from './pane/usePresence.ts';
import { useAskPatient } from './act/useAskPatient.ts';
import { useRequestActions } from './act/useRequestActions.ts';

export const ReferralsRoute = () => <RequestsRoute key="referral" kind="referral" />;
export const CheckInsRoute = () => <RequestsRoute key="check-in" kind="check-in" />;
export const ProjectsRoute = () => <RequestsRoute key="project" kind="project" />;

const pageSize = 100;
/** Milliseconds: each search is written into the audit trail. */
const typingPause = 200;
const closed = 'none';

/** Connects the URL and the API to the screen. The URL holds ids and views, never a person. */
function RequestsRoute({ kind }: { kind: RequestKind }) {
  const { user, may } = useAccount();
  const { locationId, locations } = useWorkplace();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const place = placeOf(address);
  const { view, filters, savedId, openId, faxId: wantedFaxId } = place;
  const [sought, setSought] = useState({ patient: '', physician: '', clinic: '' });
  const physicianName = useSettled(sought.physician.trim(), typingPause);
  const clinicName = useSettled(sought.clinic.trim(), typingPause);

  const list = useListRequestsInfiniteQuery({ query: { kind, view, limit: pageSize, ...(locationId && { locationId }), ...queryOfFilters(filters) } });
  const counts = useCountRequestsQuery({ query: { kind, ...(locationId && { locationId }) } });
  const { currentData: saved = [] } = useListRequestViewsQuery({ query: { kind } });
  const [keep] = useSaveRequestViewMutation();
  const keptId = useRef<string | null>(null);
  const [forget] = useRemoveRequestViewMutation();
  const detail = useGetRequestQuery(openId ? { params: { id: openId } } : skipToken);
  const { data: colleagues = [] } = useListColleaguesQuery();
  const { data: modalities = [] } = useListModalitiesQuery();
  const patients = usePatientSearch(sought.patient, may('patients.read'));
  const physicians = useListPhysiciansInfiniteQuery(physicianName && may('patients.read') ? { query: { name: physicianName, limit: 20 } } : skipToken);
  const clinics = useListClinicsInfiniteQuery(clinicName && may('patients.read') ? { query: { name: clinicName, limit: 20 } } : skipToken);

  const request = openId ? (detail.currentData ?? null) : null;
  usePresence(openId, request, { userId: user.id, mayWrite: may('requests.write'), now });
  // The first document is shown by itself, until somebody closes it or chooses another.
  const faxId = wantedFaxId === closed || !may('faxes.read') ? null : (wantedFaxId ?? request?.faxes[0]?.id ?? null);
  const { model: preview, onShowPage, onRetry } = useFaxPreview(faxId, '');
  const { tell, ...actions } = useRequestActions(request);
  const askPatient = useAskPatient(request?.id ?? null);
  const { faxes, onFaxes } = useAttachable(request, may('faxes.read'));
  const attach = useAttach(toasts);
  const { model: letters, ...letterActions } = useLetters(request, { read: may('messages.read'), send: may('messages.send') });

  const model = {
    kind, view, filters, saved, savedId, openId, faxId, preview, now,
    counts: counts.currentData ?? null,
    list: useMemo(() => pagedOf(list), [list]),
    detail: openId ? loadableOf(detail) : ({ state: 'none' } as const),
    colleagues: colleagues.map(({ id, displayName }) => ({ id, label: displayName })),
    modalities: modalities.map(({ id, name }) => ({ id, label: name })),
    locations: locations.map(({ id, name }) => ({ id, label: name })),
    patients,
    physicians: searchOf(sought.physician.trim() === physicianName, physicians, (one) => ({ id: one.id, label: registerName(one), description: one.clinicName ?? undefined })),
    clinics: searchOf(sought.clinic.trim() === clinicName, clinics, ({ id, name, faxNumbers }) => ({ id, label: name, description: faxNumbers[0] && phoneText(faxNumbers[0]) })),
    faxes,
    userId: user.id,
    may: { write: may('requests.write'), writePatients: may('patients.write'), send: may('messages.send'), readFaxes: may('faxes.read') },
    letters: letters.letters,
    letterPreview: letters.preview,
    isNumberKnown: letters.isKnown,
  };
  const forgetList = async (id: string) => {
    if (tell(problemIn(await forget({ body: { id } }))) === null) setAddress(addressOf({ ...place, savedId: null }), { replace: true });
  };
  const takeOff = async ({ faxId: taken }: { faxId: string }) => {
    if (request && tell(await attach({ request, faxId: taken, isAttached: false })) === null) setAddress(addressOf({ ...place, faxId: null }), { replace: true });
  };

  return (
    <RequestsScreen
      {...actions}
      {...letterActions}
      sentHref={({ id }) => `${sentPath}?sent=${id}`}
      bookHref={may('appointments.write') ? ({ id }) => `/app/apps/appointmentDetails/list?request=${id}` : null}
      model={model}
      onText={() => void askPatient()}
      onView={(change) => setAddress(addressOf(change), { replace: true })}
      onFilter={(change) => setAddress(addressOf({ ...place, ...change, savedId: null, openId: null }), { replace: true })}
      onSaved={({ id, ...list }) => setAddress(addressOf({ ...list, savedId: id }), { replace: true })}
      onKeep={async ({ name }) => {
        const kept = await keep({ body: { kind, name, view, filters } });
        keptId.current = kept.data?.id ?? null;
        return problemIn(kept);
      }}
      onKept={() => setAddress(addressOf({ ...place, savedId: keptId.current }), { replace: true })}
      onForget={({ id }) => void forgetList(id)}
      // Back leads from a request to the list; from one to the next it does not pile up.
      onOpen={({ id }) => setAddress(addressOf({ ...place, openId: id, faxId: null }), { replace: openId !== null && id !== null })}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onSearch={({ who, text }) => setSought((before) => ({ ...before, [who]: text }))}
      onAttach={async ({ faxId: chosen }) => request && (await attach({ request, faxId: chosen, isAttached: true }))}
      onDetach={(taken) => void takeOff(taken)}
      onFaxes={onFaxes}
      onShowFax={(show) => setAddress(addressOf({ ...place, faxId: show.faxId ?? closed }), { replace: true })}
      onShowPage={onShowPage}
      onRetryPreview={onRetry}
    />
  );
}
