import type { Account } from '@intake/api/contract';
import { coversCredits, priceOf, type CreditCause } from '@intake/api/rules';

/** What a page, a segment or a minute costs, and what there is to pay it from. */
export interface Price extends Pick<Account, 'atZero' | 'balance' | 'floor'> {
  /** Credits. */
  each: number;
}

/** Null while nobody knows, and for what costs nothing. */
export function priceFor(account: Account | undefined, cause: CreditCause): Price | null {
  if (!account || account.prices[cause] === 0) return null;
  const { atZero, balance, floor, prices } = account;
  return { atZero, balance, floor, each: priceOf(prices, cause, 1) };
}

/** Whether so much can be sent now. */
export const isCovered = (price: Price, units: number): boolean => coversCredits(price, price.each * units);
