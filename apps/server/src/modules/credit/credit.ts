import type { CreditCause, CreditPrices } from '@intake/api/rules';
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

interface Posting extends Spent {
  kind: 'use' | 'reserve' | 'settle' | 'release';
  /** Signed. */
  credits: number;
  closes?: number;
  isForced: boolean;
}

const keyOf = ({ kind, cause, objectId, time = 1 }: Pick<Posting, 'kind' | 'cause' | 'objectId' | 'time'>) => `${cause}:${objectId}:${time}:${kind === 'reserve' ? 'reserve' : 'end'}`;

/**
 * Spends what has happened already, such as the pages of a fax that came in: written down whatever is left. Runs in the
 * transaction that it is about; the same thing is spent once.
 */
export async function useCredits(tx: Tx, spent: Spent): Promise<void> {
  const prices = await readPrices(tx, spent.organizationId);
  await post(tx, { ...spent, kind: 'use', credits: -prices[spent.cause] * spent.units, isForced: true });
}

/**
 * Holds what something that is about to be sent will come to, until `settleCredits` or `releaseCredits`.
 * @throws a 409 `no-credits` where the organisation stops at zero and there is not enough
 */
export async function reserveCredits(tx: Tx, spent: Spent): Promise<void> {
  const prices = await readPrices(tx, spent.organizationId);
  await post(tx, { ...spent, kind: 'reserve', credits: -prices[spent.cause] * spent.units, isForced: false });
}

/** It was sent, and came to so many units: what was held for it is settled. Without a reservation it is spent as it is. */
export async function settleCredits(tx: Tx, spent: Spent): Promise<void> {
  const held = await findHeld(tx, spent);
  if (held.sequence === null) {
    // Told again, it is no news; sent after what was held had been given back, it is spent once more.
    if (held.latest_kind === 'settle' || held.latest_kind === 'use') return;
    const prices = await readPrices(tx, spent.organizationId);
    return post(tx, { ...spent, time: held.entries + 1, kind: 'use', credits: -prices[spent.cause] * spent.units, isForced: true });
  }
  // At the price at which it was held.
  const reserved = -(held.amount ?? 0);
  const price = held.units ? reserved / held.units : 0;
  await post(tx, { ...spent, time: timeOf(held), kind: 'settle', credits: reserved - price * spent.units, closes: held.sequence, isForced: true });
}

/** It was not sent: what was held for it is given back. */
export async function releaseCredits(tx: Tx, spent: Omit<Spent, 'units'>): Promise<void> {
  const held = await findHeld(tx, spent);
  if (held.sequence === null) return;
  await post(tx, { ...spent, units: 0, time: timeOf(held), kind: 'release', credits: -(held.amount ?? 0), closes: held.sequence, isForced: true });
}

async function post(tx: Tx, posting: Posting): Promise<void> {
  const { kind, credits, cause, units, objectId, locationId = null, closes = null, isForced, organizationId } = posting;
  try {
    const { rows } = await sql<{ became_low: boolean }>`select became_low from private.post_credit(${kind}, ${credits}, ${cause}, ${units}, ${objectId}, ${locationId},
      ${closes}, ${keyOf(posting)}, ${isForced})`.execute(tx);
    if (rows[0]?.became_low) await publish(tx, { organizationId, topic: 'account', entity: 'account', payload: { event: 'low' } });
  } catch (error) {
    if ((error as { code?: string }).code === 'CR001') throw conflict('no-credits', 'There are not enough credits left to send this.');
    throw error;
  }
}

const startingPrices: CreditPrices = { 'fax-in': 1, 'fax-out': 2, text: 1, call: 5 };

export const pricesOf = (row: Pick<Selectable<Tables['account']>, 'price_fax_in' | 'price_fax_out' | 'price_text' | 'price_call'> | undefined): CreditPrices =>
  row ? { 'fax-in': row.price_fax_in, 'fax-out': row.price_fax_out, text: row.price_text, call: row.price_call } : startingPrices;

async function readPrices(tx: Tx, organizationId: string): Promise<CreditPrices> {
  return pricesOf(await tx.selectFrom('account').selectAll().where('organization_id', '=', organizationId).executeTakeFirst());
}

interface Held {
  /** Of the reservation that is open; null where there is none. */
  sequence: number | null;
  amount: number | null;
  units: number | null;
  key: string | null;
  latest_kind: string | null;
  entries: number;
}

/** What stands in the ledger of one thing; whoever may send may ask. */
async function findHeld(tx: Tx, { cause, objectId }: Pick<Spent, 'cause' | 'objectId'>): Promise<Held> {
  const { rows } = await sql<Held>`select * from private.held_credit(${cause}, ${objectId})`.execute(tx);
  return rows[0]!;
}

const timeOf = ({ key }: Held) => Number(key?.split(':')[2] ?? 1);
