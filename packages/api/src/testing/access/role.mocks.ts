import { roleContract } from '../../contract/access/role.contract.ts';
import { mock } from '../base/mock.ts';
import { roles } from './user.fixtures.ts';

export const mocks = [mock(roleContract.listRoles, roles)];
