import { sessionContract } from '../../contract/access/session.contract.ts';
import { mock } from '../base/mock.ts';
import { clerk, clerkMapping, organizationDetails } from './session.fixtures.ts';

export const mocks = [
  mock(sessionContract.getUserDetails, clerk),
  mock(sessionContract.listOrganizationMappings, [clerkMapping]),
  mock(sessionContract.getOrganizationDetails, organizationDetails),
  mock(sessionContract.keepSessionActive, {}),
];
