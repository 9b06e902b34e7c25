import type { FaxDetail, PatientFields, PhysicianFields } from '@intake/api/contract';
import { checkHealthNumber, isCalendarDay, parsePersonName, provinces, sexes } from '@intake/api/rules';
import type { ExtractionField, Province, Sex } from '@intake/api/rules';
import { certainValue, extractionOf, standingOf } from './evidence.ts';

/** What is typed for a new patient; empty text is nothing stated. */
export interface PatientForm {
  familyName: string;
  givenName: string;
  birthDate: string | null;
  sex: Sex | null;
  healthNumber: string;
  versionCode: string;
  province: Province | null;
  phone: string;
  email: string;
  address: string;
}

export interface PhysicianForm {
  familyName: string;
  givenName: string;
  specialty: string;
  clinicName: string;
  billingNumber: string;
  licenceNumber: string;
  fax: string;
  phone: string;
}

export type FormErrors<Form> = Partial<Record<keyof Form, 'required' | 'phone'>>;

type Source = Pick<FaxDetail, 'extractions'>;

const certain = (fax: Source, field: ExtractionField) => certainValue(fax, field) ?? '';

function nameOf(fax: Source, field: 'patient.name' | 'referrer.name') {
  const { family, given, middle } = parsePersonName(certain(fax, field));
  return { familyName: family ?? '', givenName: [given, middle].filter(Boolean).join(' ') };
}

/** A new patient as far as the document states it with certainty; the rest stays empty. */
export function patientForm(fax: Source): PatientForm {
  const number = certain(fax, 'patient.healthNumber');
  const check = checkHealthNumber(number);
  const stated = extractionOf(fax, 'patient.healthNumber')?.flags.find((flag) => flag.startsWith('province:'))?.slice('province:'.length);
  return {
    ...nameOf(fax, 'patient.name'),
    birthDate: certain(fax, 'patient.birthDate') || null,
    sex: sexes.find((sex) => sex === certain(fax, 'patient.sex')) ?? null,
    healthNumber: number ? check.value : '',
    versionCode: check.versionCode ?? '',
    province: number ? (provinces.find((province) => province === stated) ?? check.province) : null,
    phone: certain(fax, 'patient.phone'),
    email: certain(fax, 'patient.email'),
    address: certain(fax, 'patient.address'),
  };
}

export const physicianForm = (fax: Source): PhysicianForm => ({
  ...nameOf(fax, 'referrer.name'),
  specialty: '',
  clinicName: certain(fax, 'referrer.clinic'),
  billingNumber: certain(fax, 'referrer.billingNumber'),
  licenceNumber: '',
  fax: certain(fax, 'referrer.fax'),
  phone: certain(fax, 'referrer.phone'),
});

/** The days that a birth date in the document can mean; a person decides between them. */
export function birthDateReadings(fax: Source): string[] {
  const found = extractionOf(fax, 'patient.birthDate');
  return found && standingOf(found) === 'ambiguous' ? found.alternatives.filter(isCalendarDay) : [];
}

/** `+16135550118` from what people write; a number without a country is North American. Null when it is none. */
export function e164Of(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : null;
}

const orNull = (text: string) => text.trim() || null;
const isRefused = (phone: string) => phone.trim() !== '' && e164Of(phone) === null;
const phonesOf = (phone: string) => [e164Of(phone)].filter((one) => one !== null);

export function patientErrors(form: PatientForm): FormErrors<PatientForm> {
  return { ...(form.familyName.trim() ? {} : { familyName: 'required' }), ...(isRefused(form.phone) ? { phone: 'phone' } : {}) };
}

export function physicianErrors(form: PhysicianForm): FormErrors<PhysicianForm> {
  return {
    ...(form.familyName.trim() ? {} : { familyName: 'required' }),
    ...(isRefused(form.phone) ? { phone: 'phone' } : {}),
    ...(isRefused(form.fax) ? { fax: 'phone' } : {}),
  };
}

export const patientFields = (form: PatientForm): PatientFields => ({
  familyName: form.familyName.trim(),
  givenName: form.givenName.trim(),
  birthDate: form.birthDate,
  sex: form.sex,
  healthNumber: orNull(form.healthNumber),
  versionCode: orNull(form.versionCode),
  province: form.province,
  phones: phonesOf(form.phone),
  email: orNull(form.email),
  address: orNull(form.address),
  language: null,
});

export const physicianFields = (form: PhysicianForm): PhysicianFields => ({
  familyName: form.familyName.trim(),
  givenName: form.givenName.trim(),
  licenceNumber: orNull(form.licenceNumber),
  billingNumber: orNull(form.billingNumber),
  specialty: orNull(form.specialty),
  clinicName: orNull(form.clinicName),
  faxNumbers: phonesOf(form.fax),
  phones: phonesOf(form.phone),
});
