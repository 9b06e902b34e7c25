/** What a role can be given. The order is the order of the grid. */
export const permissions = [
  'faxes.read', 'faxes.triage', 'search', 'patients.read', 'patients.write', 'requests.read', 'requests.write',
  'appointments.read', 'appointments.write', 'appointments.overbook', 'appointments.reserved', 'messages.read', 'messages.send', 'calls.read',
  'calls.place', 'agents.manage', 'billing.read', 'billing.write', 'stats.read', 'users.manage', 'settings.manage', 'audit.read', 'privacy.manage',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Who may call an endpoint: anyone, whoever is signed in though they may belong nowhere, the person it is about, a member, a
 * super administrator, a partner, or a right.
 */
export type Access = 'public' | 'account' | 'self' | 'member' | 'super' | 'partner' | Permission;

const reading = [
  'faxes.read', 'search', 'patients.read', 'requests.read', 'appointments.read', 'messages.read', 'calls.read',
] as const satisfies readonly Permission[];

/** The roles with which each organisation starts. */
export const startingRoles = {
  Administrator: [...permissions],
  Clerk: [...reading, 'faxes.triage', 'patients.write', 'requests.write', 'appointments.write', 'messages.send', 'stats.read'],
  Nurse: [...reading, 'faxes.triage', 'patients.write', 'requests.write', 'appointments.write', 'messages.send', 'calls.place'],
  Billing: ['billing.read', 'billing.write', 'patients.read', 'appointments.read', 'stats.read'],
  Physician: [...reading, 'requests.write', 'appointments.write', 'appointments.overbook', 'appointments.reserved'],
  'Read only': [...reading],
} as const satisfies Record<string, readonly Permission[]>;
export type StartingRole = keyof typeof startingRoles;
