import { z } from 'zod';
import { userStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id, IdBody, Name, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const UserStatus = z.enum(userStatuses);

/** Somebody of the organisation, with what they are here. */
export const Member = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  status: UserStatus,
  isPhysician: z.boolean(),
  isSuperAdmin: z.boolean(),
  /** Belongs to further organisations, so that what is theirs alone is not changed from here. */
  isElsewhere: z.boolean(),
  roleId: Id,
  roleName: z.string(),
  locationId: Id.nullable(),
  locationName: z.string().nullable(),
  /** When they last did something here that the audit trail knows. */
  lastActiveAt: DateTime.nullable(),
  version: Version,
});
export type Member = z.infer<typeof Member>;

export const Invitation = z.strictObject({
  email: z.email().max(254),
  displayName: Name,
  isPhysician: z.boolean(),
  roleId: Id,
  locationId: Id.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Strict: super administration and organisation are nothing that one can send. */
export const MemberChange = z.strictObject({
  id: Id,
  version: Version,
  displayName: Name,
  isPhysician: z.boolean(),
  roleId: Id,
  locationId: Id.nullable(),
  status: UserStatus,
});
export type MemberChange = z.infer<typeof MemberChange>;

export const userContract = {
  listUsers: route({
    method: 'GET',
    path: '/api/user/list',
    summary: 'Everybody of the organisation, by name, paged',
    access: 'users.manage',
    query: PageQuery.extend({ search: z.string().trim().max(200).optional(), status: UserStatus.optional() }),
    response: pageOf(Member),
  }),
  inviteUser: route({
    method: 'POST',
    path: '/api/user/createNewUser',
    summary: 'Invite somebody: an account without a password, and a mail that opens it',
    access: 'users.manage',
    body: Invitation,
    response: Member,
  }),
  saveUser: route({
    method: 'POST',
    path: '/api/user/save',
    summary: 'Change name, calling, role, location or status of a member; any status but active ends their sessions',
    access: 'users.manage',
    body: MemberChange,
    response: Member,
  }),
  resetUserPassword: route({
    method: 'POST',
    path: '/api/user/reset_password',
    summary: 'Mail a member a code for a new password, or the invitation again',
    access: 'users.manage',
    body: z.strictObject({ id: Id }),
    response: Empty,
  }),
  removeUser: route({
    method: 'DELETE',
    path: '/api/user/member',
    summary: 'Take somebody out of the organisation; their sessions end',
    access: 'users.manage',
    body: IdBody,
    response: Empty,
  }),
};
