import { expect, test } from 'vitest';
import { faxDetail } from '@intake/api/testing';
import { ambiguousDateDetail, withReading } from '../IncomingFaxes.fixtures.ts';
import { birthDateReadings, e164Of, patientErrors, patientFields, patientForm, physicianForm } from './newParty.ts';

test('a new patient is filled in from what the document states with certainty', () => {
  const form = patientForm(faxDetail);
  expect(form).toMatchObject({
    familyName: 'Delacroix', givenName: 'Margaux', birthDate: '1968-04-17', sex: 'female', healthNumber: '6123456789', phone: '+16475550101',
  });
  expect(patientErrors(form)).toEqual({});
});

test('what is uncertain or not stated stays empty and is sent as null', () => {
  const form = patientForm(withReading('patient.sex', { confidence: 0.4 }));
  expect(form.sex).toBeNull();
  expect(patientFields(form)).toMatchObject({ sex: null, email: null });
});

test('a birth date with two readings is not filled in; both are offered', () => {
  expect(patientForm(ambiguousDateDetail).birthDate).toBeNull();
  expect(birthDateReadings(ambiguousDateDetail)).toEqual(['1968-04-07', '1968-07-04']);
  expect(birthDateReadings(faxDetail)).toEqual([]);
});

test('a physician is filled in with the numbers the fax shows', () => {
  expect(physicianForm(faxDetail)).toMatchObject({ familyName: 'Okonkwo', givenName: 'Adaeze', billingNumber: '900731', fax: '+19055550131' });
});

test.each([
  ['613-555-0118', '+16135550118'],
  ['1 (613) 555.0118', '+16135550118'],
  ['+33 1 99 00 12 34', '+33199001234'],
  ['0044 20 7946 0018', '+442079460018'],
  ['555-0118', null],
  ['ask the ward', null],
])('%s is the number %s', (text, expected) => {
  expect(e164Of(text)).toBe(expected);
});

test('a family name is needed and a phone must be one', () => {
  const form = { ...patientForm(faxDetail), familyName: ' ', phone: '12' };
  expect(patientErrors(form)).toEqual({ familyName: 'required', phone: 'phone' });
});
