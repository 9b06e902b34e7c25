import type { DeliveryStatus } from './vocabulary.ts';

/** What kinds of information a misdirected document holds; never the information itself. */
export const breachInformation = ['identity', 'contact', 'health', 'health-number', 'financial', 'other'] as const;
export type BreachInformation = (typeof breachInformation)[number];

export const breachDisposals = ['destroy', 'return'] as const;
export type BreachDisposal = (typeof breachDisposals)[number];

export const breachViews = ['open', 'overdue', 'all'] as const;
export type BreachView = (typeof breachViews)[number];

export const breachEvents = ['told', 'contained', 'withdraw'] as const;
export type BreachEvent = (typeof breachEvents)[number];

export type BreachState = 'open' | 'overdue' | 'contained' | 'withdrawn';

/** `today` and `dueOn` are calendar days of the clinic, ISO 8601. */
export function breachStateOn(breach: { containedAt: string | null; withdrawnAt: string | null; dueOn: string }, today: string): BreachState {
  if (breach.withdrawnAt) return 'withdrawn';
  if (breach.containedAt) return 'contained';
  return breach.dueOn < today ? 'overdue' : 'open';
}

/** Whether a letter may go to whoever sent it: nobody has told them, and no letter is on its way. */
export const mayTellByLetter = (breach: { notifiedAt: string | null; noticeStatus: DeliveryStatus | null; withdrawnAt: string | null }): boolean =>
  !breach.notifiedAt && !breach.withdrawnAt && (breach.noticeStatus === null || breach.noticeStatus === 'failed' || breach.noticeStatus === 'cancelled');

/** Months for which an incident stays in the register: Québec asks for five years, PIPEDA for 24 months. */
export const breachKeptMonths = (province: string): number => (province === 'QC' ? 60 : 24);
