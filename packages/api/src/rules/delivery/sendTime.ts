/** A fax that waits longer is one that somebody mistyped the year of. */
export const mostDaysAhead = 90;

const minute = 60_000;

/** Why a fax cannot wait for this time, in milliseconds; a minute may have passed while somebody chose it. */
export function sendTimeProblem(sendAt: number, now: number): 'past' | 'far' | null {
  if (sendAt < now - minute) return 'past';
  return sendAt > now + mostDaysAhead * 24 * 60 * minute ? 'far' : null;
}
