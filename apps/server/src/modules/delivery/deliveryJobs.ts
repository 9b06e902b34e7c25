import type { AttemptStatus, JobKind } from '@intake/api/rules';

export const sendJob = 'send-fax' satisfies JobKind;
export const checkJob = 'check-fax' satisfies JobKind;

/** News count when they are of a higher rank: what has ended stays so, except that it arrived after all. */
const ranks: Record<AttemptStatus, number> = { sending: 0, unconfirmed: 0, 'given-up': 1, sent: 1, failed: 2, delivered: 3 };

export const rankOf = (status: AttemptStatus): number => ranks[status];
