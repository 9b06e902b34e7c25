import { organizationContract } from '../../contract/organization/organization.contract.ts';
import { mock } from '../base/mock.ts';
import { colleagues } from './organization.fixtures.ts';

export const mocks = [mock(organizationContract.listColleagues, colleagues)];
