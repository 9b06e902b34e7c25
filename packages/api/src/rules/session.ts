/** Without activity for so long a session is locked; milliseconds. */
export const idleTimeout = 1_800_000;

/** While somebody is active, the server is told no more often than this; milliseconds. */
export const activitySpacing = 30_000;

/** Activity counts once it has paused for so long; milliseconds. */
export const idleDebounce = 500;

/** Minutes for which a session that a mailed code opened may set a password without the current one. */
export const recoveryMinutes = 10;

const passwordLifeDays = 60;

/** Whether the password was last changed more than 60 days ago. A moment that cannot be read counts as never. */
export function isPasswordExpired(lastUpdatedAt: string, now: number): boolean {
  const age = now - Date.parse(lastUpdatedAt);
  return !(age <= passwordLifeDays * 86_400_000);
}

/**
 * Whether a new password comes before everything else: the old one has expired, or a recovery opened the session and
 * the password has not been changed since.
 * @param recoveredAt milliseconds since 1970; null for a session that began otherwise
 */
export const mustChangePassword = (lastUpdatedAt: string, recoveredAt: number | null, now: number): boolean =>
  isPasswordExpired(lastUpdatedAt, now) || (recoveredAt !== null && Date.parse(lastUpdatedAt) < recoveredAt);
