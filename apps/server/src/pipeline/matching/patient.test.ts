import { describe, expect, it } from 'vitest';
import { matchThreshold } from './decide.ts';
import { scorePatient } from './patient.ts';
import type { ExtractedFields, PatientRecord } from './patient.ts';

const record: PatientRecord = {
  family_name: 'Tremblay',
  given_name: 'Marie-Ève',
  birth_date: '1985-04-03',
  sex: 'female',
  health_number: '9876543217',
  phones: ['+14165550142'],
  email: null,
  address: '12 King Street West, Toronto, ON M5V 2T6',
};

const written: ExtractedFields = {
  'patient.name': 'TREMBLAY, Marie Eve',
  'patient.birthDate': '1985-04-03',
  'patient.sex': 'female',
  'patient.healthNumber': '9876543217',
};

describe('scorePatient', () => {
  it.each<[string, ExtractedFields]>([
    ['everything agrees', written],
    ['name and birth date agree', { 'patient.name': 'Tremblay, Marie-Ève', 'patient.birthDate': '1985-04-03' }],
    ['name and health number agree', { 'patient.name': 'Tremblay, Marie-Ève', 'patient.healthNumber': '9876 543 217' }],
    ['health number and birth date agree', { 'patient.healthNumber': '9876543217', 'patient.birthDate': '1985-04-03' }],
    ['a letter of the name was misread', { ...written, 'patient.name': 'Trernblay, Marie-Eve' }],
    ['the names are exchanged', { ...written, 'patient.name': 'Marie-Ève, Tremblay' }],
    ['the patient has moved', { ...written, 'patient.address': '9 Elm Crescent, Ottawa, ON K1P 1A1', 'patient.phone': '+16135550101' }],
  ])('is above the threshold when %s', (_, fields) => {
    expect(scorePatient(fields, record).score).toBeGreaterThanOrEqual(matchThreshold);
  });

  it.each<[string, ExtractedFields]>([
    ['only the name agrees', { 'patient.name': 'Tremblay, Marie-Ève' }],
    ['only the health number is known', { 'patient.healthNumber': '9876543217' }],
    ['only the birth date is known', { 'patient.birthDate': '1985-04-03' }],
    ['the birth date differs', { ...written, 'patient.birthDate': '1991-11-20' }],
    ['the birth date differs by a digit', { ...written, 'patient.birthDate': '1985-04-08' }],
    ['day and month are exchanged', { ...written, 'patient.birthDate': '1985-03-04' }],
    ['the health number differs', { ...written, 'patient.healthNumber': '9663096510' }],
    ['the health number differs by a digit', { ...written, 'patient.healthNumber': '9876543211' }],
    ['it is the twin', { 'patient.name': 'Tremblay, Luc', 'patient.birthDate': '1985-04-03', 'patient.sex': 'male' }],
    ['it is another person', { 'patient.name': 'Nguyen, Anh', 'patient.birthDate': '1960-01-01', 'patient.healthNumber': '9663096510' }],
    ['nothing was extracted', {}],
  ])('is below the threshold when %s', (_, fields) => {
    expect(scorePatient(fields, record).score).toBeLessThan(matchThreshold);
  });

  it('says why, the weightiest reason first', () => {
    const { reasons } = scorePatient({ ...written, 'patient.phone': '+16135550101' }, record);
    expect(reasons.map(({ code, agrees }) => [code, agrees])).toEqual([
      ['healthNumber', true],
      ['birthDate', true],
      ['familyName', true],
      ['givenName', true],
      ['sex', true],
      ['phone', false],
    ]);
  });

  it('does not count what the record lacks', () => {
    const { reasons } = scorePatient(written, { ...record, health_number: null, birth_date: null, sex: 'unknown' });
    expect(reasons.map(({ code }) => code)).toEqual(['familyName', 'givenName']);
  });
});
