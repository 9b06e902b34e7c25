import { expect, test } from 'vitest';
import { patients } from '@intake/api/testing';
import { ageOn, blankPatient, formOf, patientErrors, patientFields } from './patientForm.ts';

test('a chart that is opened and saved untouched is stored as it was', () => {
  for (const { id, version, createdAt, updatedAt, mergedInto, ...fields } of patients) {
    expect(patientErrors(formOf({ ...fields }))).toEqual({});
    expect(patientFields(formOf({ ...fields })), `${id} ${version} ${createdAt} ${updatedAt} ${mergedInto}`).toEqual(fields);
  }
});

test('what was cleared is stored as nothing, and a number typed twice is one', () => {
  const form = { ...blankPatient, familyName: ' Okafor ', phones: ['416-555-0142', '', '+1 (416) 555 0142'], email: ' ' };
  expect(patientFields(form)).toMatchObject({ familyName: 'Okafor', givenName: '', phones: ['+14165550142'], email: null, healthNumber: null });
});

test('a family name is needed; a phone and an address of e-mail must be such', () => {
  expect(patientErrors({ ...blankPatient, phones: ['', '12', '416-555-0142', 'ask'], email: 'a@b' })).toEqual({
    familyName: 'required', phones: [1, 3], email: 'email',
  });
});

test('an alert is a line that says something, said once; too long or too many are refused', () => {
  const form = { ...blankPatient, familyName: 'Okafor', alerts: ' Latex allergy \n\nFalls easily\nLatex allergy\n' };
  expect(patientFields(form).alerts).toEqual(['Latex allergy', 'Falls easily']);
  expect(patientErrors({ ...form, alerts: 'x'.repeat(200) })).toEqual({});
  expect(patientErrors({ ...form, alerts: 'x'.repeat(201) })).toEqual({ alerts: 'long' });
  expect(patientErrors({ ...form, alerts: Array.from({ length: 21 }, (_, at) => `Alert ${at}`).join('\n') })).toEqual({ alerts: 'long' });
});

test('a person grows a year older on the birthday, a leapling on the first of March', () => {
  expect(ageOn('1984-02-29', '2026-02-28')).toBe(41);
  expect(ageOn('1984-02-29', '2026-03-01')).toBe(42);
  expect(ageOn('2017-05-12', '2017-05-12')).toBe(0);
});
