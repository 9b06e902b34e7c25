import type { Role } from '@intake/api/contract';
import { beyond } from '@intake/api/rules';
import type { Granter, Permission } from '@intake/api/rules';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';

export interface RolesModel {
  roles: Loadable<readonly Role[]>;
  own: Granter;
}

export interface RolesActions {
  onRetry: () => void;
  onCreate: (role: { name: string; permissions: Permission[] }) => Outcome;
  onChange: (change: { role: Role; name: string; permissions: Permission[] }) => Outcome;
  onRemove: (role: Role) => Outcome;
}

/** The rows of the grid. */
export const areas = [
  { id: 'faxes', permissions: ['faxes.read', 'faxes.triage', 'search'] },
  {
    id: 'patients',
    permissions: [
      'patients.read', 'patients.write', 'requests.read', 'requests.write', 'appointments.read', 'appointments.write', 'appointments.overbook', 'appointments.reserved',
    ],
  },
  { id: 'communication', permissions: ['messages.read', 'messages.send', 'calls.read', 'calls.place', 'agents.manage'] },
  { id: 'money', permissions: ['billing.read', 'billing.write', 'stats.read'] },
  { id: 'administration', permissions: ['users.manage', 'settings.manage', 'audit.read', 'privacy.manage'] },
] as const satisfies readonly { id: string; permissions: readonly Permission[] }[];

export const withRight = ({ permissions }: Pick<Role, 'permissions'>, permission: Permission, isGiven: boolean): Permission[] =>
  isGiven ? [...permissions, permission] : permissions.filter((one) => one !== permission);

/** A right that one lacks can be taken, not given. */
export const canToggle = (role: Role, permission: Permission, own: Granter) =>
  role.permissions.includes(permission) || beyond(own, [permission]).length === 0;

/** The cell that an arrow leads to, kept inside the grid; null for another key. */
export function cellAfter(key: string, at: { row: number; column: number }, size: { rows: number; columns: number }, isRtl: boolean) {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const moves: Record<string, [number, number]> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    [forward]: [0, 1],
    [backward]: [0, -1],
    Home: [0, -at.column],
    End: [0, size.columns - 1 - at.column],
  };
  const move = moves[key];
  if (!move) return null;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { row: within(at.row + move[0], size.rows), column: within(at.column + move[1], size.columns) };
}
