/** Where each kind of user starts, and where an unknown path leads. */
export const startPages = {
  superAdministrator: '/app/adminpage',
  physician: '/app/apps/appointmentDetails/list',
  user: '/app/apps/faxes',
  unknownPath: '/app/dashboards/faxes',
} as const;

/** The application; it leads on to where the person starts. */
export const applicationPath = '/app';
export const isInApplication = (pathname: string): boolean => pathname === applicationPath || pathname.startsWith(`${applicationPath}/`);

export const loginPath = '/auth/login';
export const forgotPasswordPath = '/auth/forgot-password';
export const resetPasswordPath = '/auth/reset-password';
export const lockScreenPath = '/auth/lock-screen';
export const setupPath = '/auth/setup';

export const startPageOf = ({ isSuperAdmin, isPhysician }: { isSuperAdmin: boolean; isPhysician: boolean }): string =>
  isSuperAdmin ? startPages.superAdministrator : isPhysician ? startPages.physician : startPages.user;
