import { addDays } from '../stat/statPeriod.ts';

/** A bank may book for the next days, and no later: a mistyped year is no payment of the next one. */
const daysAhead = 7;

/** The last day, `YYYY-MM-DD`, that a payment can be of. */
export const latestPaymentDay = (today: string): string => addDays(today, daysAhead);
