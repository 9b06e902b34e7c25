/** What credits are spent on. */
export const creditCauses = ['fax-in', 'fax-out', 'text', 'call'] as const;
export type CreditCause = (typeof creditCauses)[number];

/** `use` spends at once; `reserve` holds until `settle` says what it came to, or `release` gives it back. */
export const creditKinds = ['grant', 'use', 'reserve', 'settle', 'release', 'expire', 'correct'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** What happens when no credits are left: what is sent goes on and is owed, or waits for credits. What arrives is always taken. */
export const atZeroChoices = ['continue', 'stop'] as const;
export type AtZero = (typeof atZeroChoices)[number];

/** Credits of a unit: a page, a segment of a text message, a begun minute. */
export type CreditPrices = Record<CreditCause, number>;

export const priceOf = (prices: CreditPrices, cause: CreditCause, units: number): number => prices[cause] * units;

/** Whether so much can be sent now. */
export const coversCredits = ({ atZero, balance, floor }: { atZero: AtZero; balance: number; floor: number }, credits: number): boolean =>
  atZero === 'continue' || credits === 0 || balance - credits >= floor;
