import type { Permission } from './permissions.ts';

export interface Granter {
  isSuperAdmin: boolean;
  permissions: ReadonlySet<Permission>;
}

/** The rights among `granted` that somebody lacks and so cannot give, neither to others nor to themselves. */
export const beyond = ({ isSuperAdmin, permissions }: Granter, granted: readonly Permission[]): Permission[] =>
  isSuperAdmin ? [] : granted.filter((permission) => !permissions.has(permission));
