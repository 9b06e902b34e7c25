import { PatientFields, type Patient, type StatedPatient } from '@intake/api/contract';
import { checkHealthNumber, e164Of, type StatedKey } from '@intake/api/rules';
import { AppError } from '../../kernel/errors.ts';

/** What a patient says of themselves, numbers as charts keep them: otherwise the same number would count as another one. */
export function statedAs({ phone, healthNumber, versionCode, ...stated }: StatedPatient): StatedPatient {
  const card = healthNumber ? checkHealthNumber(healthNumber) : null;
  return {
    ...stated,
    phone: phone && (e164Of(phone) ?? phone),
    healthNumber: card ? card.value : null,
    versionCode: versionCode?.toUpperCase() ?? card?.versionCode ?? null,
  };
}

/** The chart with one field as the patient says it. Throws a 422 for what a chart does not take. */
export function chartWith(chart: Patient, field: StatedKey, value: string): PatientFields {
  const { province } = checkHealthNumber(value);
  const changed = {
    familyName: { familyName: value },
    givenName: { givenName: value },
    birthDate: { birthDate: value },
    // Who has moved has the card of another province.
    healthNumber: { healthNumber: value, province: province ?? chart.province },
    versionCode: { versionCode: value },
    // The number that the patient gives is the one to call; the others stay.
    phone: { phones: [value, ...chart.phones.filter((phone) => phone !== value)].slice(0, 5) },
    email: { email: value },
    address: { address: value },
  }[field];
  const fields = PatientFields.safeParse({ ...chart, ...changed });
  if (!fields.success) throw new AppError(422, 'not-for-chart', 'A chart does not take this value.', { fields: [{ path: field, code: 'not-valid', message: 'A chart does not take this value.' }] });
  return fields.data;
}
