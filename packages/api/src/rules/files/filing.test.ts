import { expect, test } from 'vitest';
import { filingProblems } from './filing.ts';

test('a clinical document needs a patient', () => {
  expect(filingProblems({ documentType: 'referral', patientId: null, nextStep: 'file', reason: null })).toEqual([
    { path: 'patientId', code: 'required' },
  ]);
  expect(filingProblems({ documentType: 'referral', patientId: 'p', nextStep: 'referral', reason: null })).toEqual([]);
});

test('correspondence can be filed without one, unless something is to be booked from it', () => {
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'file', reason: null })).toEqual([]);
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'appointment', reason: null })).toHaveLength(1);
});

test('a project of the clinic is made from a letter to it without a patient, and has to say what there is to do', () => {
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'project', reason: 'Renew the contract' })).toEqual([]);
  expect(filingProblems({ documentType: 'correspondence', patientId: null, nextStep: 'project', reason: ' ' })).toEqual([{ path: 'reason', code: 'required' }]);
  expect(filingProblems({ documentType: 'lab-result', patientId: null, nextStep: 'project', reason: null })).toHaveLength(2);
});

test('the type comes first', () => {
  expect(filingProblems({ documentType: null, patientId: null, nextStep: 'file', reason: null })).toEqual([
    { path: 'documentType', code: 'required' },
  ]);
});
