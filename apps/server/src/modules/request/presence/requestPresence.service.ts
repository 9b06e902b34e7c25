import type { RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { changeRequest, refuseOthersClaim } from '../requestChange.ts';
import { findRequest, lockRequest, type StoredRequest } from '../request.store.ts';
import { isLookingAt, keepLooking, stopLooking } from './requestViewer.store.ts';
import { toSummary } from '../requestRow.ts';

const claimMinutes = 10;
/** Longer than the portal takes to say again that it is still there. */
const lookMinutes = 6;

export type RequestPresence = ReturnType<typeof createRequestPresence>;

/** Who works on a request, and who has it open. Each function is one transaction. */
export function createRequestPresence({ database, clock }: { database: Database; clock: Clock }) {
  const after = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  /** Holding a request does not change it: the version that others saw stays good. */
  const hold = (tx: Tx, actor: Actor, request: StoredRequest, event: 'claim' | 'release', until: Date | null) =>
    changeRequest(tx, actor, clock, request, {
      event,
      set: { claimed_by: until && actor.userId, claimed_until: until, version: request.version, updated_at: request.updated_at },
    });

  return {
    claim: (actor: Actor, id: string): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockRequest(tx, id);
        refuseOthersClaim(request, actor, clock.now());
        return hold(tx, actor, request, 'claim', after(claimMinutes));
      }),

    release: (actor: Actor, id: string): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockRequest(tx, id);
        refuseOthersClaim(request, actor, clock.now());
        if (request.claimed_by === null) return toSummary(await findRequest(tx, id), clock.now());
        return hold(tx, actor, request, 'release', null);
      }),

    /** Tells the others that somebody opened it or left it; that they are still there is told to nobody. */
    look: (actor: Actor, { id, isLooking }: { id: string; isLooking: boolean }): Promise<Record<string, never>> =>
      database.asUser(actor, async (tx) => {
        await findRequest(tx, id);
        const wasLooking = await isLookingAt(tx, id, actor.userId, clock.now());
        if (isLooking) await keepLooking(tx, actor, id, after(lookMinutes));
        else await stopLooking(tx, id, actor.userId);
        if (wasLooking !== isLooking)
          await publish(tx, { organizationId: actor.organizationId, topic: 'request', entity: 'request', entityId: id, payload: { event: 'look' } });
        return {};
      }),
  };
}
