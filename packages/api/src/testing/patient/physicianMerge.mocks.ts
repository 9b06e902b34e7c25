import { physicianMergeContract } from '../../contract/patient/physicianMerge.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { physicianMergePreview, physicianPairs, physicianUnmergePreview } from './physicianMerge.fixtures.ts';

export const mocks = [
  mock(physicianMergeContract.listPhysicianPairs, () => onePage(physicianPairs)),
  mock(physicianMergeContract.listPhysicianDuplicates, () => []),
  mock(physicianMergeContract.listPhysicianMerges, () => []),
  mock(physicianMergeContract.previewPhysicianMerge, () => physicianMergePreview),
  mock(physicianMergeContract.previewPhysicianUnmerge, () => physicianUnmergePreview),
];
