import type { FaxDetail, PhysicianFields } from '@intake/api/contract';
import { certaintyOf, checkHealthNumber, e164Of, isCalendarDay, parsePersonName, phoneText, provinces, sexes } from '@intake/api/rules';
import type { ExtractionField } from '@intake/api/rules';
import type { PatientForm } from '../../../../shared/patient/patientForm.ts';
import { certainValue, extractionOf } from './evidence.ts';

/** What is typed for a new physician; empty text is nothing stated. */
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

export type PhysicianErrors = Partial<Record<keyof PhysicianForm, 'required' | 'phone'>>;

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
    phones: [phoneText(certain(fax, 'patient.phone'))],
    email: certain(fax, 'patient.email'),
    address: certain(fax, 'patient.address'),
    language: null,
    alerts: '',
    locationId: null,
    confirmedNumber: null,
  };
}

export const physicianForm = (fax: Source): PhysicianForm => ({
  ...nameOf(fax, 'referrer.name'),
  specialty: '',
  clinicName: certain(fax, 'referrer.clinic'),
  billingNumber: certain(fax, 'referrer.billingNumber'),
  licenceNumber: '',
  fax: phoneText(certain(fax, 'referrer.fax')),
  phone: phoneText(certain(fax, 'referrer.phone')),
});

/** The days that a birth date in the document can mean; a person decides between them. */
export function birthDateReadings(fax: Source): string[] {
  const found = extractionOf(fax, 'patient.birthDate');
  return found && certaintyOf(found) === 'ambiguous' ? found.alternatives.filter(isCalendarDay) : [];
}

const orNull = (text: string) => text.trim() || null;
const isRefused = (phone: string) => phone.trim() !== '' && e164Of(phone) === null;

export function physicianErrors(form: PhysicianForm): PhysicianErrors {
  return {
    ...(form.familyName.trim() ? {} : { familyName: 'required' }),
    ...(isRefused(form.phone) ? { phone: 'phone' } : {}),
    ...(isRefused(form.fax) ? { fax: 'phone' } : {}),
  };
}

/** The clinic of a letter is the physician's first site; which one of the directory it is, a person says there. */
function siteOf(form: PhysicianForm): PhysicianFields['sites'] {
  const site = { clinicId: null, clinicName: orNull(form.clinicName), faxNumber: e164Of(form.fax), phone: e164Of(form.phone) };
  return site.clinicName ?? site.faxNumber ?? site.phone ? [site] : [];
}

export const physicianFields = (form: PhysicianForm): PhysicianFields => ({
  familyName: form.familyName.trim(),
  givenName: form.givenName.trim(),
  licenceNumber: orNull(form.licenceNumber),
  billingNumber: orNull(form.billingNumber),
  province: null,
  specialty: orNull(form.specialty),
  isInternal: false,
  sites: siteOf(form),
});
