import { organizationContract } from '../contract/organization.contract.ts';
import { mock } from './mock.ts';
import { colleagues } from './organization.fixtures.ts';

export const mocks = [mock(organizationContract.listColleagues, colleagues)];
