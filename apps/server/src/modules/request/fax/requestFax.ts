import type { Actor } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { attach, detach } from '../request.store.ts';

/** What an attached fax says in the workbench has changed. */
export const tellOfFax = (tx: Tx, { organizationId }: Pick<Actor, 'organizationId'>, faxId: string) =>
  publish(tx, { organizationId, topic: 'fax', entity: 'fax', entityId: faxId, payload: { event: 'reply' } });

interface Settled {
  requestId: string;
  faxId: string;
  state: 'attached' | 'refused' | 'proposed';
  at: Date;
}

/** What a person did with a fax settles the replies that it may have been to letters about the request. */
export async function settleReplies(tx: Tx, { userId }: Actor, { requestId, faxId, state, at }: Settled): Promise<void> {
  const settled = state === 'proposed' ? { settled_by: null, settled_at: null } : { settled_by: userId, settled_at: at };
  await tx
    .updateTable('fax_reply')
    .set({ state, ...settled, event_id: null })
    .where('fax_id', '=', faxId)
    .where('request_id', '=', requestId)
    .execute();
}

/** Takes back what an event of the history did with a fax: attached by hand, taken off, or attached as a reply. */
export async function takeBackFax(tx: Tx, actor: Actor, last: { id: string; event: string; request_id: string; before: unknown }, at: Date): Promise<void> {
  const reply = await tx.selectFrom('fax_reply').select('fax_id').where('event_id', '=', last.id).executeTakeFirst();
  const faxId = reply?.fax_id ?? (last.before as { faxId?: string }).faxId;
  if (!faxId) return;
  const wasAttached = last.event === 'detach';
  if (wasAttached) await attach(tx, actor.organizationId, last.request_id, faxId);
  else await detach(tx, last.request_id, faxId);
  await settleReplies(tx, actor, { requestId: last.request_id, faxId, state: wasAttached ? 'attached' : 'proposed', at });
  await tellOfFax(tx, actor, faxId);
}
