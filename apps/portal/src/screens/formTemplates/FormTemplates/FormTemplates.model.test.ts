import { failedTrial, pdfTemplates, templateDetail, templateTrial } from '@intake/api/testing';
import { expect, it } from 'vitest';
import { addressOf, differencesIn, fieldsOf, isNewestOn, objectionsTo, openOf, trialRows, trialTotal, valuesOf } from './FormTemplates.model.ts';

it.each([
  ['template=a', { what: 'template', id: 'a' }],
  ['sample=b&page=3', { what: 'new', faxId: 'b', page: 3 }],
  ['sample=b&page=-1', { what: 'new', faxId: 'b', page: 1 }],
  ['', null],
] as const)('reads from the address %s what is open', (search, open) => {
  expect(openOf(new URLSearchParams(search))).toEqual(open);
  expect(openOf(addressOf(open))).toEqual(open);
});

it('sums up a trial, a row a field', () => {
  expect(trialTotal(templateTrial.sums)).toEqual({ right: 119, wrong: 1 });
  expect(trialRows(templateTrial.sums)[0]).toMatchObject({ field: 'patient.name', right: 18 });
  expect(differencesIn(templateTrial).map(({ field, verdict }) => [field, verdict])).toEqual([['patient.phone', 'wrong'], ['patient.birthDate', 'abstained']]);
});

it('says what speaks against switching on', () => {
  expect(objectionsTo(templateDetail)).toEqual([]);
  expect(objectionsTo({ trial: null })).toEqual([{ code: 'untried' }]);
  expect(objectionsTo({ trial: failedTrial.sums })).toEqual([{ code: 'wrong-patient', field: 'patient.name' }]);
  expect(pdfTemplates.map(isNewestOn)).toEqual([true, false, false, false]);
});

it('sends numbers as they are dialled, and nothing while one is none', () => {
  const values = { ...valuesOf(templateDetail), numbers: '416-555-0180, +1 905 555 0133' };
  const sample = { sample: { faxId: 'f', page: 1 }, aspect: 1.3 };
  expect(fieldsOf(values, sample)).toMatchObject({ faxNumbers: ['+14165550180', '+19055550133'], aspect: 1.3 });
  expect(fieldsOf({ ...values, numbers: '416-555' }, sample)).toBeNull();
  expect(fieldsOf({ ...values, numbers: ' ' }, sample)).toMatchObject({ faxNumbers: [] });
});
