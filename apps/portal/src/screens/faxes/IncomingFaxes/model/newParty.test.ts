import { expect, test } from 'vitest';
import { faxDetail } from '@intake/api/testing';
import { ambiguousDateDetail, withReading } from '../IncomingFaxes.fixtures.ts';
import { patientErrors, patientFields } from '../../../../shared/patient/patientForm.ts';
import { birthDateReadings, patientForm, physicianErrors, physicianFields, physicianForm } from './newParty.ts';

test('a new patient is filled in from what the document states with certainty', () => {
  const form = patientForm(faxDetail);
  expect(form).toMatchObject({
    familyName: 'Delacroix', givenName: 'Margaux', birthDate: '1968-04-17', sex: 'female', healthNumber: '6123456789', phones: ['647-555-0101'],
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
  expect(physicianForm(faxDetail)).toMatchObject({ familyName: 'Okonkwo', givenName: 'Adaeze', billingNumber: '900731', fax: '905-555-0131' });
});

test('the clinic of a letter and its numbers are the first site of a new physician, and nothing stated is none', () => {
  const form = physicianForm(faxDetail);
  expect(physicianFields(form)).toMatchObject({ isInternal: false, sites: [{ clinicId: null, faxNumber: '+19055550131' }] });
  expect(physicianFields({ ...form, clinicName: ' ', fax: '', phone: '' }).sites).toEqual([]);
});

test('a family name is needed, and a number must be one', () => {
  expect(physicianErrors({ ...physicianForm(faxDetail), familyName: ' ', phone: '12' })).toEqual({ familyName: 'required', phone: 'phone' });
});
