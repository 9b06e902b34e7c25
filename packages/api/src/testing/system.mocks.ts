import { systemContract } from '../contract/system.contract.ts';
import { mock } from './mock.ts';
import { organizations, systemHealth } from './system.fixtures.ts';

export const mocks = [
  mock(systemContract.listOrganizations, organizations),
  mock(systemContract.getSystemHealth, systemHealth),
];
