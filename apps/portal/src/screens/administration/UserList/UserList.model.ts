import type { Invitation, Member, MemberChange, Role } from '@intake/api/contract';
import { beyond, userLifecycle } from '@intake/api/rules';
import type { Granter, UserEvent, UserStatus } from '@intake/api/rules';
import type { Refusals } from '../../../data/forms/refusals.ts';
import type { Paged } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { commonMessages } from '../administration.messages.ts';
import { userMessages } from './UserList.messages.ts';

export interface UserListModel {
  text: string;
  list: Paged<Member>;
  roles: readonly Role[];
  locations: readonly { id: string; name: string }[];
  own: Granter & { id: string };
}

export interface UserListActions {
  onSearch: (search: { text: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onInvite: (invitation: Invitation) => Outcome;
  onSave: (change: MemberChange) => Outcome;
  onReset: (member: Member) => Outcome;
  onRemove: (member: Member) => Outcome;
}

/** What an administrator does; accepting an invitation is the person's own. */
export type StatusAction = Exclude<UserEvent, 'accept'>;

/** Whether somebody may do what one may not: nothing of them is changed by who has less. */
export const exceeds = ({ id, roleId }: Member, { own, roles }: Pick<UserListModel, 'own' | 'roles'>): boolean =>
  id !== own.id && beyond(own, roles.find((role) => role.id === roleId)?.permissions ?? []).length > 0;

/** What the server would let one do with the status of somebody. */
export function statusActionsOf(member: Member, own: UserListModel['own']): StatusAction[] {
  const isForeign = (member.isSuperAdmin || member.isElsewhere) && !own.isSuperAdmin;
  if (member.id === own.id || isForeign) return [];
  return (Object.keys(userLifecycle[member.status]) as UserEvent[]).filter((event): event is StatusAction => event !== 'accept');
}

export const statusAfter = ({ status }: Member, action: StatusAction): UserStatus => userLifecycle[status][action] ?? status;

/** Whether anything of them may be changed here. */
export const mayEdit = (member: Member, own: UserListModel['own']) => own.isSuperAdmin || !member.isSuperAdmin;

export const mayRemove = (member: Member, own: UserListModel['own']) => member.id !== own.id && mayEdit(member, own);

export const changeOf = ({ id, version, displayName, isPhysician, roleId, locationId, status }: Member): MemberChange => ({
  id, version, displayName, isPhysician, roleId, locationId, status,
});

/** Roles that one may give, and the one that somebody has already. */
export const isGivable = (role: Role, own: Granter, current: string | undefined) =>
  role.id === current || beyond(own, role.permissions).length === 0;

/** What can be said without the server. */
export const memberErrors = ({ email, displayName, roleId }: { email: string; displayName: string; roleId: string | null }): Refusals => ({
  email: !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && userMessages.emailRequired,
  displayName: displayName.trim() === '' && commonMessages.nameRequired,
  roleId: !roleId && userMessages.roleRequired,
});
