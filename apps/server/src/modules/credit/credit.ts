import { coversCredits, priceOf, type CreditCause, type CreditPrices } from '@intake/api/rules';
import { sql, type Selectable } from 'kysely';
import { conflict } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';

/** Pages, segments or begun minutes of one fax, message or call. */
export interface Spent {
  organizationId: string;
  cause: CreditCause;
  units: number;
  /** The fax, the message, the call. */
  objectId: string;
  locationId?: string | null;
  /** Of the same thing only when it is spent on again, as by sending once more: which time it is. */
  time?: number;
}

/**
 * Spends what has happened already, such as the pages of a fax that came in: written down whatever is left. Runs in the
 * transaction that it is about; the same thing is spent once.
 */
export const useCredits = (tx: Tx, spent: Spent): Promise<void> => post(tx, 'use', spent);

/**
 * Holds what something that is about to be sent will come to, until `settleCredits` or `releaseCredits`.
 * @throws a 409 `no-credits` where the organisation stops at zero and there is not enough
 */
export const reserveCredits = (tx: Tx, spent: Spent): Promise<void> => post(tx, 'reserve', spent);

/** It was sent, and came to so many units: what was held for it is settled, at the price at which it was held. Without a reservation it is spent as it is. */
export const settleCredits = (tx: Tx, spent: Spent): Promise<void> => post(tx, 'settle', spent);

/** It was not sent: what was held for it is given back. */
export const releaseCredits = (tx: Tx, spent: Omit<Spent, 'units'>): Promise<void> => post(tx, 'release', { ...spent, units: 0 });

async function post(tx: Tx, kind: 'use' | 'reserve' | 'settle' | 'release', { organizationId, cause, units, objectId, locationId = null, time = 1 }: Spent): Promise<void> {
  try {
    const { rows } = await sql<{ became_low: boolean }>`select became_low from private.post_credit(${kind}, ${cause}, ${units}, ${objectId}, ${locationId}, ${time})`.execute(tx);
    if (rows[0]?.became_low) await publish(tx, { organizationId, topic: 'account', entity: 'account', payload: { event: 'low' } });
  } catch (error) {
    if ((error as { code?: string }).code === 'CR001') throw conflict('no-credits', 'There are not enough credits left to send this.');
    throw error;
  }
}

/** Whether so much could be held now: for who asks before there is anything to hold it for. */
export async function hasCredits(tx: Tx, { organizationId, cause, units }: Pick<Spent, 'organizationId' | 'cause' | 'units'>): Promise<boolean> {
  await sql`select private.refresh_credits(${organizationId})`.execute(tx);
  const row = await tx.selectFrom('account').selectAll().where('organization_id', '=', organizationId).executeTakeFirstOrThrow();
  return coversCredits({ atZero: row.at_zero, balance: row.balance, floor: row.floor }, priceOf(pricesOf(row), cause, units));
}

const startingPrices: CreditPrices = { 'fax-in': 1, 'fax-out': 2, text: 1, call: 5 };

export const pricesOf = (row: Pick<Selectable<Tables['account']>, 'price_fax_in' | 'price_fax_out' | 'price_text' | 'price_call'> | undefined): CreditPrices =>
  row ? { 'fax-in': row.price_fax_in, 'fax-out': row.price_fax_out, text: row.price_text, call: row.price_call } : startingPrices;
