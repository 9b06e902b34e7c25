import { useGetPatientQuery, useGetReachQuery, useListAppointmentsInfiniteQuery } from '@intake/api/client';
import type { Message } from '@intake/api/contract';
import { mailAddressOf, registerName } from '@intake/api/rules';
import { isLocale } from '@intake/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { loadableOf } from '../../data/loadableOf.ts';
import { usePatientSearch } from '../patient/usePatientSearch.ts';
import { useNow } from '../useNow.ts';
import { TextPatientDrawer, type Recipient } from './TextPatientDrawer.tsx';
import { useOutgoing } from './useOutgoing.ts';
import { usePreview } from './usePreview.ts';

export interface TextPatientProps {
  /** Null where one chooses. */
  patientId: string | null;
  /** Chosen before the drawer opened; one of the patient's. */
  number: string | null;
  timeZone: string;
  mayReadVisits: boolean;
  onSent: (message: Message) => void;
  onClose: () => void;
}

const mostVisits = 5;

const languageOf = (tag: string | null) => {
  const [language] = (tag ?? '').split('-');
  return language && isLocale(language) ? language : null;
};

/** A message to a patient; wired to the API, wherever it is opened from. */
export function TextPatient({ patientId, number: wanted, timeZone, mayReadVisits, onSent, onClose }: TextPatientProps) {
  const now = useNow();
  const [sought, setSought] = useState('');
  const [chosenId, setChosen] = useState(patientId);
  const [chosenNumber, setNumber] = useState(wanted);
  const [from] = useState(() => new Date().toISOString());
  const patients = usePatientSearch(sought, patientId === null);
  const { currentData: chart } = useGetPatientQuery(chosenId ? { params: { id: chosenId } } : skipToken);
  const patient: Recipient | null = chart
    ? { id: chart.id, name: registerName(chart), addresses: [...chart.phones, mailAddressOf(chart.email)].filter((one) => one !== null), language: languageOf(chart.language), alerts: chart.alerts }
    : null;
  const number = patient ? (patient.addresses.find((one) => one === chosenNumber) ?? patient.addresses[0] ?? null) : null;
  const reach = useGetReachQuery(patient && number ? { query: { number, patientId: patient.id } } : skipToken);
  const visits = useListAppointmentsInfiniteQuery(chosenId && mayReadVisits ? { query: { patientId: chosenId, from, status: 'booked,pending', limit: mostVisits } } : skipToken);
  const { model, onPreview } = usePreview(chosenId);
  const send = useOutgoing(onSent);
  return (
    <TextPatientDrawer
      model={{
        ...model, patient, isFixed: patientId !== null, patients, number, now, timeZone,
        reach: patient && number ? loadableOf(reach) : { state: 'none' },
        visits: visits.currentData?.pages.flatMap(({ items }) => items) ?? [],
      }}
      onSearch={({ text }) => setSought(text)}
      onPatient={(choice) => setChosen(choice.patientId)}
      onNumber={(choice) => setNumber(choice.number)}
      onRetry={() => void reach.refetch()}
      onPreview={onPreview}
      onSend={async (message) => {
        if (!patient || !number) return null;
        const conversationId = reach.currentData?.conversationId;
        return send(
          { id: number, to: conversationId ? { conversationId } : { number, patientId: patient.id }, lastSeenId: reach.currentData?.newestIncomingId ?? null },
          message,
        );
      }}
      onClose={onClose}
    />
  );
}
