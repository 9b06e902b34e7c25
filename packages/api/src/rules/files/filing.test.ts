import { expect, test } from 'vitest';
import { filingProblems } from './filing.ts';

test('a clinical document needs a patient', () => {
  expect(filingProblems({ documentType: 'referral', patientId: null, nextStep: 'file' })).toEqual([
    { path: 'patientId', code: 'required' },
  ]);
  expect(filingProblems({ documentType: 'referral', patientId: 'p', nextStep: 'referral' })).toEqual([]);
});

test('correspondence can be filed without one, unless something is to be booked from it', () => {
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'file' })).toEqual([]);
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'appointment' })).toHaveLength(1);
});

test('the type comes first', () => {
  expect(filingProblems({ documentType: null, patientId: null, nextStep: 'file' })).toEqual([
    { path: 'documentType', code: 'required' },
  ]);
});
