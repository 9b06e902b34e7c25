import type { RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Seen } from '../../../kernel/table.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { attachReply } from './paperReply.ts';
import { lastEvent, takeBack } from '../requestAction.service.ts';
import { changeRequest, lockForChange } from '../requestChange.ts';
import { detach, findRequest } from '../request.store.ts';
import { tellOfFax } from '../fax/requestFax.ts';
import { toSummary } from '../requestRow.ts';

export type PaperReplyService = ReturnType<typeof createPaperReplyService>;

/** What staff say of faxes that are taken for replies on paper. */
export function createPaperReplyService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Attaches what was proposed; or takes off what is no reply, and with it what it did while nothing else has changed since. */
    settle: (actor: Actor, { id, version, faxId, isReply }: Seen & { faxId: string; isReply: boolean }): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        const reply = await tx.selectFrom('fax_reply').selectAll().where('fax_id', '=', faxId).where('request_id', '=', id).forUpdate().executeTakeFirst();
        if (!reply?.letter_id) throw notFound();
        if (isReply ? reply.state === 'attached' : reply.state === 'refused') throw conflict('settled', 'This is settled already.');
        const settled = { settled_by: actor.userId, settled_at: clock.now() };
        const settle = (set: { state: 'attached' | 'refused'; event_id: string | null }) =>
          tx.updateTable('fax_reply').set({ ...set, ...settled }).where('fax_id', '=', faxId).where('request_id', '=', id).execute();
        if (isReply) {
          const eventId = await attachReply(tx, actor, clock, request, { faxId, letterId: reply.letter_id });
          await settle({ state: 'attached', event_id: eventId });
        } else {
          if (reply.state === 'attached') await detach(tx, id, faxId);
          const last = await lastEvent(tx, id);
          const isUntouched = last !== undefined && last.id === reply.event_id && last.request_version === request.version;
          if (isUntouched) await takeBack(tx, actor, request, last, clock.now());
          await settle({ state: 'refused', event_id: null });
          await changeRequest(tx, actor, clock, isUntouched ? { ...request, version: request.version + 1 } : request, { event: 'reply-refused', set: {}, audit: { detail: { faxId } } });
        }
        await tellOfFax(tx, actor, faxId);
        return toSummary(await findRequest(tx, id), clock.now());
      }),
  };
}
