import type { Refusals } from '../../data/forms/refusals.ts';
import { patientTexts as texts } from './patient.messages.ts';
import { patientErrors } from './patientForm.ts';
import type { PatientForm } from './patientForm.ts';

/** Why a chart cannot be stored as it is typed, at its fields. */
export function patientRefusals(form: PatientForm): Refusals {
  const { familyName, email, alerts, phones = [] } = patientErrors(form);
  return {
    familyName: familyName && texts.nameRequired,
    alerts: alerts && texts.alertsLong,
    email: email && texts.emailInvalid,
    ...Object.fromEntries(phones.map((at) => [`phones.${at}`, texts.phoneInvalid])),
  };
}
