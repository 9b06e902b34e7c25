import { accessRequestContract } from '../../contract/access/accessRequest.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { accessRequests, newcomerAccess } from './accessRequest.fixtures.ts';

export const mocks = [
  mock(accessRequestContract.listAccessRequests, onePage(accessRequests)),
  mock(accessRequestContract.getOwnAccess, { ...newcomerAccess, belongs: true }),
];
