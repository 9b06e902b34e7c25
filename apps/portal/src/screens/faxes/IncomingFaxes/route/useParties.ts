import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import {
  useCreatePatientMutation, useCreatePhysicianMutation, useListPatientsInfiniteQuery, useListPhysiciansInfiniteQuery,
} from '@intake/api/client';
import type { Patient, Physician } from '@intake/api/contract';
import { formatHealthNumber, registerName } from '@intake/api/rules';
import type { FaxActions, PartySearch } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import { ready } from '../../../../data/loadable.ts';
import { unreadyOf } from '../../../../data/loadableOf.ts';
import { problemOf } from '../../../../data/problemOf.ts';
import { useSettled } from '../../../../data/useSettled.ts';
import { untold } from './untold.ts';

const typingPause = 180;
const shownPeople = 20;


const patientParty = (patient: Patient): Party => ({
  id: patient.id,
  name: registerName(patient),
  details: [
    patient.birthDate,
    patient.healthNumber && formatHealthNumber(patient.healthNumber, patient.province, patient.versionCode),
  ].filter((text) => typeof text === 'string'),
  alerts: patient.alerts,
});

const physicianParty = (physician: Physician): Party => ({
  id: physician.id,
  name: registerName(physician),
  details: [physician.clinicName, physician.faxNumbers[0]].filter((text) => typeof text === 'string'),
  alerts: [],
});

/** Finds and creates the people of a fax. */
export function useParties(faxId: string | null) {
  const [patientText, searchPatients] = useSearchText(faxId);
  const [physicianText, searchPhysicians] = useSearchText(faxId);
  const patients = useListPatientsInfiniteQuery(patientText ? { query: { name: patientText, limit: shownPeople } } : skipToken);
  const physicians = useListPhysiciansInfiniteQuery(physicianText ? { query: { name: physicianText, limit: shownPeople } } : skipToken);
  const [createPatient] = useCreatePatientMutation(untold);
  const [createPhysician] = useCreatePhysicianMutation(untold);

  const actions: Pick<FaxActions, 'onSearchPatients' | 'onSearchPhysicians' | 'onCreatePatient' | 'onCreatePhysician'> = {
    onSearchPatients: ({ text }) => searchPatients(text),
    onSearchPhysicians: ({ text }) => searchPhysicians(text),
    onCreatePatient: async ({ fields, confirmedNew }) => {
      const { data, error } = await createPatient({ body: { ...fields, sourceFaxId: faxId, confirmedNew } });
      return data ? { party: patientParty(data) } : { problem: problemOf(error) };
    },
    onCreatePhysician: async ({ fields }) => {
      const { data, error } = await createPhysician({ body: fields });
      return data ? { party: physicianParty(data) } : { problem: problemOf(error) };
    },
  };
  return {
    patientSearch: useSearchModel(patientText, patients, patientParty),
    physicianSearch: useSearchModel(physicianText, physicians, physicianParty),
    actions,
  };
}

interface Answer<Row> {
  currentData?: { pages: { items: Row[] }[] };
  error?: unknown;
}

function useSearchModel<Row>(text: string, { currentData, error }: Answer<Row>, toParty: (row: Row) => Party): PartySearch {
  return useMemo(() => {
    if (!text) return { state: 'idle' };
    const problem = error ? problemOf(error) : null;
    return currentData ? ready((currentData.pages[0]?.items ?? []).map(toParty), problem) : unreadyOf(problem);
  }, [text, currentData, error, toParty]);
}

/** What is searched for once typing rests; from two letters on, and forgotten with the fax. */
function useSearchText(faxId: string | null): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ faxId, text: '' });
  const text = typed.faxId === faxId ? typed.text.trim() : '';
  const settled = useSettled(text, typingPause);
  return [settled.length >= 2 && text !== '' ? settled : '', (next) => setTyped({ faxId, text: next })];
}
