import type { PatientFields } from '@intake/api/contract';
import { e164Of, mostAlertLength, mostAlerts, isEmail } from '@intake/api/rules';
import type { Province, Sex } from '@intake/api/rules';

/** What is typed of a patient; empty text is nothing stated. */
export interface PatientForm {
  familyName: string;
  givenName: string;
  birthDate: string | null;
  sex: Sex | null;
  healthNumber: string;
  versionCode: string;
  province: Province | null;
  phones: readonly string[];
  email: string;
  address: string;
  /** BCP 47. */
  language: string | null;
  /** One a line. */
  alerts: string;
  locationId: string | null;
  /** The health number that another chart has too, once somebody said that it is another person. */
  confirmedNumber: string | null;
}

export interface PatientErrors {
  familyName?: 'required';
  email?: 'email';
  /** Places in `phones` that hold no number. */
  phones?: readonly number[];
  alerts?: 'long';
}

export const blankPatient: PatientForm = {
  familyName: '',
  givenName: '',
  birthDate: null,
  sex: null,
  healthNumber: '',
  versionCode: '',
  province: null,
  phones: [],
  email: '',
  address: '',
  language: null,
  alerts: '',
  locationId: null,
  confirmedNumber: null,
};

/** A chart as it is typed. */
export const formOf = (patient: PatientFields): PatientForm => ({
  ...patient,
  healthNumber: patient.healthNumber ?? '',
  versionCode: patient.versionCode ?? '',
  phones: patient.phones,
  email: patient.email ?? '',
  address: patient.address ?? '',
  alerts: patient.alerts.join('\n'),
  confirmedNumber: null,
});

/** What keeps it from being stored; empty when nothing does. */
export function patientErrors({ familyName, phones, email, alerts }: PatientForm): PatientErrors {
  const refused = phones.flatMap((phone, at) => (phone.trim() !== '' && e164Of(phone) === null ? [at] : []));
  return {
    ...(familyName.trim() ? {} : { familyName: 'required' as const }),
    ...(email.trim() === '' || isEmail(email.trim()) ? {} : { email: 'email' as const }),
    ...(refused.length === 0 ? {} : { phones: refused }),
    ...(alertsIn(alerts).length <= mostAlerts && alertsIn(alerts).every((alert) => alert.length <= mostAlertLength) ? {} : { alerts: 'long' as const }),
  };
}

const alertsIn = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()).filter(Boolean))];

const orNull = (text: string) => text.trim() || null;

/** What is stored; a number typed twice is one. */
export const patientFields = (form: PatientForm): PatientFields => ({
  familyName: form.familyName.trim(),
  givenName: form.givenName.trim(),
  birthDate: form.birthDate,
  sex: form.sex,
  healthNumber: orNull(form.healthNumber.replace(/[\s-]/g, '')),
  versionCode: orNull(form.versionCode),
  province: form.province,
  phones: [...new Set(form.phones.map(e164Of).filter((phone) => phone !== null))],
  email: orNull(form.email),
  address: orNull(form.address),
  language: form.language,
  alerts: alertsIn(form.alerts),
  locationId: form.locationId,
});

/** Completed years on a day, both as `YYYY-MM-DD`. */
export const ageOn = (birthDate: string, today: string) =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0);
