import { systemContract } from '../../contract/organization/system.contract.ts';
import { mock } from '../base/mock.ts';
import { organizations, systemHealth } from './system.fixtures.ts';

export const mocks = [
  mock(systemContract.listOrganizations, organizations),
  mock(systemContract.getSystemHealth, systemHealth),
];
