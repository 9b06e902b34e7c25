/** Where each kind of user starts, and where an unknown path leads. */
export const startPages = {
  superAdministrator: '/app/apps/faxes',
  physician: '/app/apps/faxes',
  user: '/app/apps/faxes',
  unknownPath: '/app/apps/faxes',
} as const;

export const loginPath = '/auth/login';
export const setupPath = '/auth/setup';

export const startPageOf = ({ isSuperAdmin, isPhysician }: { isSuperAdmin: boolean; isPhysician: boolean }): string =>
  isSuperAdmin ? startPages.superAdministrator : isPhysician ? startPages.physician : startPages.user;
