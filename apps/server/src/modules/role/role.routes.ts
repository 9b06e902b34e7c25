import { roleContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { RoleService } from './role.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const roleRoutes = (roles: RoleService) =>
  implement(roleContract, {
    listRoles: ({ actor }) => roles.list(actor),
    createRole: ({ actor, body }) => roles.create(actor, body),
    updateRole: ({ actor, body }) => roles.update(actor, body),
    removeRole: ({ actor, body }) => roles.remove(actor, body),
  });
