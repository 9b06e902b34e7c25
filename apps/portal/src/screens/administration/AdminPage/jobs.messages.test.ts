import { jobFailureCodes, jobKinds } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { jobFailureTexts, jobKindNames } from './jobs.messages.ts';

test('every kind of job and every failure of one has its words, and there are no others', () => {
  expect(Object.keys(jobKindNames).toSorted()).toEqual([...jobKinds].toSorted());
  expect(Object.keys(jobFailureTexts).toSorted()).toEqual([...jobFailureCodes].toSorted());
});
