import {
  useCreateClinicMutation, useCreatePhysicianMutation, useGetClinicQuery, useGetPhysicianQuery, useListClinicsInfiniteQuery,
  useListLearnedNumbersQuery, useListPhysiciansInfiniteQuery, useRemoveClinicMutation, useSendClinicEmailMutation, useUpdateClinicMutation,
  useUpdatePhysicianMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
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
        mayWrite: may('patients.write'),
        mayMail: may('messages.send'),
      }}
      onKind={(change) => go(change.kind, null)}
      onSearch={(search) => setText(search.text)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onOpen={(opened) => go(opened?.kind ?? kind, opened?.id ?? null)}
      onRetryOpen={retryOpen}
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

  function openModel(): OpenProvider {
    if (!id) return { kind: 'none' };
    if (kind === 'physicians') return { kind, id, physician: loadableOf(physician), learned: loadableOf(learned) };
    const staff = pagedOf(people);
    return { kind, id, clinic: loadableOf(clinic), people: staff.state === 'ready' ? { ...staff, value: staff.value.rows } : staff };
  }
}
