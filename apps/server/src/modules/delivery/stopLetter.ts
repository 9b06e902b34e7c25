import type { DeliveryStatus, LetterKind } from '@intake/api/rules';
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

/** Stops the letters of these kinds about a referral that wait for their calls: what they say is no longer so. */
export async function stopLettersAbout(tx: Tx, actor: Actor, referralId: string, kinds: readonly LetterKind[]): Promise<void> {
  const found = await tx
    .selectFrom('fax_delivery')
    .innerJoin('letter', 'letter.id', 'fax_delivery.letter_id')
    .select('letter.id')
    .where('letter.organization_id', '=', actor.organizationId)
    .where('letter.referral_id', '=', referralId)
    .where('letter.kind', 'in', kinds)
    .where('fax_delivery.status', 'in', waiting)
    .orderBy('fax_delivery.fax_id')
    .execute();
  for (const { id } of found) await stopLetter(tx, actor, id);
}
