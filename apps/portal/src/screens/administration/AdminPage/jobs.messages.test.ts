import { jobFailureCodes, jobKinds, machineFaultCodes } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { interruptionTitles, jobFailureTexts, jobKindNames } from './jobs.messages.ts';

test('every kind of job, every failure of one and everything one waits for has its words, and there are no others', () => {
  expect(Object.keys(jobKindNames).toSorted()).toEqual([...jobKinds].toSorted());
  expect(Object.keys(interruptionTitles).toSorted()).toEqual([...machineFaultCodes].toSorted());
  expect(Object.keys(jobFailureTexts).toSorted()).toEqual([...jobFailureCodes].toSorted());
});
