import type { DeliveryStatus } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { change } from './applyState.ts';
import { lockDelivery } from './delivery.store.ts';

/** Nothing of it has been handed over. */
const waiting: readonly DeliveryStatus[] = ['queued', 'scheduled'];

const deliveryOf = (tx: Tx, letterId: string) =>
  tx.selectFrom('fax_delivery').select(['fax_id', 'status']).where('letter_id', '=', letterId).executeTakeFirst();

/** Whether others are told by a letter, or nobody can say that they are not: what it tells of cannot be taken back. */
export async function hasLeft(tx: Tx, letterId: string | null): Promise<boolean> {
  const delivery = letterId ? await deliveryOf(tx, letterId) : undefined;
  return delivery !== undefined && delivery.status !== 'cancelled' && !waiting.includes(delivery.status);
}

/**
 * Stops a letter that waits for its call, so that what it tells of can be taken back. News of a fax lock it before its
 * request: whoever needs both asks for this first.
 * @returns false when it has left
 */
export async function stopLetter(tx: Tx, actor: Actor, letterId: string): Promise<boolean> {
  const found = await deliveryOf(tx, letterId);
  const delivery = found && (await lockDelivery(tx, found.fax_id));
  if (delivery && waiting.includes(delivery.status)) {
    await change(tx, delivery, { event: 'cancel', actor });
    return true;
  }
  return !(await hasLeft(tx, letterId));
}
