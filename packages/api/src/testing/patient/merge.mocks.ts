import { duplicateContract } from '../../contract/patient/duplicate.contract.ts';
import { mergeContract } from '../../contract/patient/merge.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { duplicatePairs, mergePreview, unmergePreview } from './merge.fixtures.ts';

export const mocks = [
  mock(duplicateContract.listDuplicates, () => onePage(duplicatePairs)),
  mock(duplicateContract.listPatientDuplicates, () => []),
  mock(mergeContract.listMerges, () => []),
  mock(mergeContract.previewMerge, () => mergePreview),
  mock(mergeContract.previewUnmerge, () => unmergePreview),
];
