import type { MergedField, MergeKind, Patient, Physician, PhysicianMergedField } from '@intake/api/contract';
import type { MessageDescriptor } from 'react-intl';
import { patientTexts } from '../patient/patient.messages.ts';
import { physicianFieldNames } from './merge.messages.ts';

/** Whose chart, or entry of the directory. */
export type AnyPerson = Patient | Physician;
export type AnyField = MergedField | PhysicianMergedField;
export type AnyChoices = Partial<Record<AnyField, 'kept' | 'merged' | 'both'>>;

/** What is compared, in the order in which it is shown. */
export const compared: Record<MergeKind, readonly AnyField[]> = {
  patient: ['familyName', 'givenName', 'birthDate', 'sex', 'healthNumber', 'phones', 'email', 'address', 'language'],
  physician: ['familyName', 'givenName', 'specialty', 'licenceNumber', 'billingNumber', 'isInternal'],
};

export const fieldNames: Record<AnyField, MessageDescriptor> = {
  familyName: patientTexts.familyName, givenName: patientTexts.givenName, birthDate: patientTexts.birthDate, sex: patientTexts.sex,
  healthNumber: patientTexts.healthNumber, phones: patientTexts.phone, email: patientTexts.email, address: patientTexts.address, language: patientTexts.language,
  ...physicianFieldNames,
};

/** What comes with a field. */
const beside: Partial<Record<AnyField, readonly string[]>> = { healthNumber: ['versionCode', 'province'], licenceNumber: ['province'] };

const said = (person: AnyPerson, field: string): unknown => (person as unknown as Record<string, unknown>)[field];

const isEmpty = (person: AnyPerson, field: AnyField): boolean => {
  const value = said(person, field);
  return !value || (Array.isArray(value) && value.length === 0);
};

/** Whether both say the same in a field. */
export const isAlike = (kept: AnyPerson, merged: AnyPerson, field: AnyField): boolean => {
  const of = (person: AnyPerson) => JSON.stringify([field, ...(beside[field] ?? [])].map((name) => said(person, name)));
  return of(kept) === of(merged);
};

/** What stays says, unless it says nothing; phones add up. */
export function firstChoices(kind: MergeKind, kept: AnyPerson, merged: AnyPerson): AnyChoices {
  const choices: AnyChoices = Object.fromEntries(compared[kind].map((field) => [field, isEmpty(kept, field) && !isEmpty(merged, field) ? 'merged' : 'kept']));
  const adds = kind === 'patient' && kept.phones.length > 0 && merged.phones.some((phone) => !kept.phones.includes(phone));
  return adds ? { ...choices, phones: 'both' } : choices;
}
