import { roleContract } from '../contract/role.contract.ts';
import { mock } from './mock.ts';
import { roles } from './user.fixtures.ts';

export const mocks = [mock(roleContract.listRoles, roles)];
