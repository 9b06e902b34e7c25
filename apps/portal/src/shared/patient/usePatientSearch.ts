import { useListPatientsInfiniteQuery } from '@intake/api/client';
import { formatHealthNumber, registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { skipToken } from '@reduxjs/toolkit/query';
import { searchOf } from '../../data/search.ts';
import { useSettled } from '../../data/useSettled.ts';
import type { PatientSearch } from './patientSearch.ts';

/** Milliseconds: each search is written into the audit trail. */
const typingPause = 200;
const mostFound = 20;

/** Patients found by what is typed. @param isAllowed whether one may look for any */
export function usePatientSearch(typed: string, isAllowed = true): PatientSearch {
  const formats = useFormats();
  const text = typed.trim();
  const name = useSettled(text, typingPause);
  const found = useListPatientsInfiniteQuery(name && isAllowed ? { query: { name, limit: mostFound } } : skipToken);
  return searchOf(text === name, found, (one) => ({
    id: one.id,
    label: registerName(one),
    description: [one.birthDate && formats.calendarDate(one.birthDate), one.healthNumber && formatHealthNumber(one.healthNumber, one.province, one.versionCode)].filter(Boolean).join(' · '),
  }));
}
