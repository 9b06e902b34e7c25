import { useListRequestsInfiniteQuery } from '@intake/api/client';
import type { FaxDetail } from '@intake/api/contract';
import type { ToastQueue } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { pagedOf } from '../../data/loadableOf.ts';
import { ready } from '../../data/loadable.ts';
import type { PatientSearch } from '../patient/patientSearch.ts';
import { usePatientSearch } from '../patient/usePatientSearch.ts';
import { AttachToReferralDrawer } from './AttachToReferralDrawer.tsx';
import { useAttach } from './useAttach.ts';

export interface AttachToReferralProps {
  fax: Pick<FaxDetail, 'id' | 'patientId' | 'patientName' | 'candidates' | 'requests'>;
  mayReadPatients: boolean;
  toasts: ToastQueue;
  onClose: () => void;
}

/** Attaches a fax to an open referral; wired to the API. */
export function AttachToReferral({ fax, mayReadPatients, toasts, onClose }: AttachToReferralProps) {
  const named = fax.candidates.filter(({ kind }) => kind === 'patient');
  const [patientId, setPatientId] = useState(fax.patientId ?? named[0]?.id ?? null);
  const [sought, setSought] = useState('');
  const proposed = [
    ...(fax.patientId ? [{ id: fax.patientId, label: fax.patientName ?? '' }] : []),
    ...named.map(({ id, name: label, details }) => ({ id, label, description: details.join(' · ') })),
  ];
  const isProposed = proposed.some(({ label }) => label === sought.trim());
  const found = usePatientSearch(isProposed ? '' : sought, mayReadPatients);
  const referrals = useListRequestsInfiniteQuery(patientId ? { query: { kind: 'referral', view: 'open', patientId, limit: 20 } } : skipToken);
  const attach = useAttach(toasts);
  const patients: PatientSearch['items'] = [...proposed, ...found.items];
  const open = pagedOf(referrals);
  return (
    <AttachToReferralDrawer
      patientId={patientId}
      patients={{ ...found, items: patients.filter(({ id }, at) => patients.findIndex((one) => one.id === id) === at) }}
      referrals={
        patientId === null ? null : open.state === 'ready' ? ready(open.value.rows.filter(({ id }) => !fax.requests.some((request) => request.id === id)), open.stale) : open
      }
      onPatient={(chosen) => setPatientId(chosen.patientId)}
      onSearch={({ text }) => setSought(text)}
      onRetry={() => void referrals.refetch()}
      onAttach={({ request }) => attach({ request, faxId: fax.id, isAttached: true })}
      onClose={onClose}
    />
  );
}
