import { registerName } from '@intake/api/rules';
import {
  useCreateClinicMutation, useCreatePhysicianMutation, useGetClinicQuery, useGetPhysicianQuery, useListClinicsInfiniteQuery,
  useListLearnedNumbersQuery, useListPhysicianDuplicatesQuery, useListPhysicianMergesQuery, useListPhysiciansInfiniteQuery, usePreviewPhysicianUnmergeQuery,
  useRemoveClinicMutation, useSendClinicEmailMutation, useUnmergePhysiciansMutation, useUpdateClinicMutation, useUpdatePhysicianMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import type { KnownDoubles } from '../../../shared/merge/Doubles.tsx';
import { doublesMessages } from '../../../shared/merge/doubles.messages.ts';
import { mailMessages, paneMessages } from './Providers.messages.ts';
import { addressOf, openOf } from './Providers.model.ts';
import type { OpenProvider } from './Providers.model.ts';
import { ProvidersScreen } from './ProvidersScreen.tsx';

/** Milliseconds. */
const typingPause = 200;
const pageSize = 100;
const mostChoices = 20;

/** Connects the URL and the API to the screen. The URL holds ids; what was typed stays in memory. */
export function ProvidersRoute() {
  const { formatMessage } = useIntl();
  const { may } = useAccount();
  const [address, setAddress] = useSearchParams();
  const { kind, id } = openOf(address);
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const name = useSettled(text.trim(), typingPause);
  const clinicName = useSettled(sought.trim(), typingPause);

  const listed = { query: { limit: pageSize, ...(name && { name }) } };
  const physicians = useListPhysiciansInfiniteQuery(kind === 'physicians' ? listed : skipToken);
  const clinics = useListClinicsInfiniteQuery(kind === 'clinics' ? listed : skipToken);
  const asked = (which: typeof kind) => (id && kind === which ? { params: { id } } : skipToken);
  const physician = useGetPhysicianQuery(asked('physicians'));
  const learned = useListLearnedNumbersQuery(asked('physicians'));
  const mayWrite = may('patients.write');
  const compared = mayWrite ? asked('physicians') : skipToken;
  const likely = useListPhysicianDuplicatesQuery(compared);
  const merges = useListPhysicianMergesQuery(compared);
  const [undoingId, setUndoing] = useState<string | null>(null);
  const undoing = usePreviewPhysicianUnmergeQuery(undoingId ? { params: { id: undoingId } } : skipToken, { refetchOnMountOrArgChange: true });
  const [unmergePhysicians] = useUnmergePhysiciansMutation();
  const clinic = useGetClinicQuery(asked('clinics'));
  const people = useListPhysiciansInfiniteQuery(id && kind === 'clinics' ? { query: { limit: pageSize, clinicId: id } } : skipToken);
  const choices = useListClinicsInfiniteQuery(clinicName ? { query: { name: clinicName, limit: mostChoices } } : skipToken);
  const [createPhysician] = useCreatePhysicianMutation();
  const [updatePhysician] = useUpdatePhysicianMutation();
  const [createClinic] = useCreateClinicMutation();
  const [updateClinic] = useUpdateClinicMutation();
  const [removeClinic] = useRemoveClinicMutation();
  const [sendEmail] = useSendClinicEmailMutation();

  const list = kind === 'physicians' ? physicians : clinics;
  const say = (message: MessageDescriptor) => showToast(toasts, { title: formatMessage(message), tone: 'success' });
  const go = (next: typeof kind, opened: string | null) => setAddress(addressOf(next, opened), { replace: id !== null && opened !== null });
  // An old id leads to the entry that took the other in.
  const successor = physician.currentData?.mergedInto;
  useEffect(() => {
    if (successor) setAddress(addressOf('physicians', successor), { replace: true });
  }, [successor, setAddress]);
  const retryOpen = () => {
    if (kind === 'physicians') {
      void physician.refetch();
      void learned.refetch();
    } else {
      void clinic.refetch();
      void people.refetch();
    }
  };

  return (
    <ProvidersScreen
      model={{
        kind,
        text,
        list: kind === 'physicians' ? pagedOf(physicians) : pagedOf(clinics),
        open: openModel(),
        choices: choices.currentData?.pages.flatMap(({ items }) => items.map((one) => ({ id: one.id, label: one.name }))) ?? [],
        undoing: undoingId ? (undoing.currentData ?? null) : null,
        mayWrite,
        mayMail: may('messages.send'),
      }}
      onKind={(change) => go(change.kind, null)}
      onSearch={(search) => setText(search.text)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onOpen={(opened) => go(opened?.kind ?? kind, opened?.id ?? null)}
      onRetryOpen={retryOpen}
      onUndoMerge={({ mergeId }) => setUndoing(mergeId)}
      onUnmerge={async ({ mergeId, later }) => {
        const { data, error } = await unmergePhysicians({ params: { id: mergeId }, body: { later } });
        if (!data) return problemOf(error);
        say(doublesMessages.undone);
        return null;
      }}
      onSearchClinics={(search) => setSought(search.text)}
      onStorePhysician={async ({ physician: stored, fields }) => {
        const { data, error } = await (stored
          ? updatePhysician({ body: { ...fields, id: stored.id, version: stored.version } })
          : createPhysician({ body: fields }));
        if (!data) return { problem: problemOf(error) };
        say(stored ? paneMessages.saved : paneMessages.created);
        return data;
      }}
      onStoreClinic={async ({ clinic: stored, fields }) => {
        const { data, error } = await (stored ? updateClinic({ body: { ...fields, id: stored.id, version: stored.version } }) : createClinic({ body: fields }));
        if (!data) return { problem: problemOf(error) };
        say(stored ? paneMessages.saved : paneMessages.created);
        return data;
      }}
      onRemoveClinic={async (removed) => {
        const problem = problemIn(await removeClinic({ body: { id: removed.id, version: removed.version } }));
        if (problem) return problem;
        say(paneMessages.removed);
        go('clinics', null);
        return null;
      }}
      onMail={async ({ clinic: to, ...mail }) => {
        const { data, error } = await sendEmail({ body: { clinicId: to.id, ...mail } });
        if (!data) return problemOf(error);
        if (data.outcome !== 'sent') return { code: data.outcome };
        say(mailMessages.sent);
        return null;
      }}
    />
  );

  function doublesOf(): KnownDoubles | null {
    if (!likely.currentData || !merges.currentData) return null;
    const found = likely.currentData.map(({ physician: other, ...rest }) => ({ ...rest, id: other.id, name: registerName(other), fact: other.specialty ?? other.clinicName }));
    return { likely: found, merges: merges.currentData };
  }

  function openModel(): OpenProvider {
    if (!id) return { kind: 'none' };
    if (kind === 'physicians') return { kind, id, physician: loadableOf(physician), learned: loadableOf(learned), doubles: doublesOf() };
    const staff = pagedOf(people);
    return { kind, id, clinic: loadableOf(clinic), people: staff.state === 'ready' ? { ...staff, value: staff.value.rows } : staff };
  }
}
