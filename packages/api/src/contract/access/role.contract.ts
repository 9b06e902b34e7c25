import { z } from 'zod';
import { permissions } from '../../rules/permissions.ts';
import { Empty, Id, IdBody, Name, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const RoleFields = z.strictObject({
  name: Name,
  permissions: z.array(z.enum(permissions)).max(permissions.length).transform((given) => permissions.filter((one) => given.includes(one))),
});

export const Role = z.object({
  id: Id,
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  /** How many people have it, whatever their status. */
  memberCount: z.number().int(),
  version: Version,
});
export type Role = z.infer<typeof Role>;

export const roleContract = {
  listRoles: route({
    method: 'GET', path: '/api/role/', summary: 'Roles with their permissions', access: 'users.manage', response: z.array(Role),
  }),
  createRole: route({
    method: 'POST', path: '/api/role/', summary: 'New role', access: 'users.manage', body: RoleFields, response: Role,
  }),
  updateRole: route({
    method: 'PUT',
    path: '/api/role/',
    summary: 'Change a role; whoever has it is affected with their next request',
    access: 'users.manage',
    body: RoleFields.extend({ id: Id, version: Version }),
    response: Role,
  }),
  removeRole: route({
    method: 'DELETE', path: '/api/role/', summary: 'Remove a role that nobody has', access: 'users.manage', body: IdBody, response: Empty,
  }),
};
