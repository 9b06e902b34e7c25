import type { RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import { requireOwn } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { changeRequest, keepEvent, lockForChange } from '../requestChange.ts';
import { listClocks } from '../clock/requestClock.store.ts';
import { attach, detach, isAttachedTo } from '../request.store.ts';
import { settleReplies, tellOfFax } from './requestFax.ts';

export type RequestFaxService = ReturnType<typeof createRequestFaxService>;

/** Faxes that a person attaches to a request or takes off again: an entry of its history, which can be taken back. */
export function createRequestFaxService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    attach: (actor: Actor, { id, version, faxId, isAttached }: Seen & { faxId: string; isAttached: boolean }): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        await requireOwn(tx, actor, 'fax', faxId);
        if ((await isAttachedTo(tx, id, faxId)) === isAttached) throw conflict('settled', 'This is settled already.');
        const event = isAttached ? 'attach' : 'detach';
        await keepEvent(tx, actor, request, { event, status: request.status, clocks: await listClocks(tx, id), faxId });
        if (isAttached) await attach(tx, actor.organizationId, id, faxId);
        else await detach(tx, id, faxId);
        await settleReplies(tx, actor, { requestId: id, faxId, state: isAttached ? 'attached' : 'refused', at: clock.now() });
        await tellOfFax(tx, actor, faxId);
        return changeRequest(tx, actor, clock, request, { event, set: {}, audit: { detail: { faxId } } });
      }),
  };
}
