import type { SavedView } from '@intake/api/contract';
import type { RequestKind } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { countLimit, countWaiting } from '../requestList.store.ts';

export type RequestViewService = ReturnType<typeof createRequestViewService>;

/** What waits for a person, and the lists that they keep. Row level security shows them their own alone. */
export function createRequestViewService(database: Database) {
  const tellSelf = (tx: Tx, { organizationId, userId }: Actor) =>
    publish(tx, { organizationId, topic: 'request', entity: 'request', payload: { event: 'view', userId } });

  return {
    /** By work list, in the caller's transaction. */
    waiting: async (tx: Tx, actor: Actor, locationId?: string) => ({ kinds: await countWaiting(tx, actor, locationId), limit: countLimit }),

    list: (actor: Actor, kind: RequestKind): Promise<SavedView[]> =>
      database.asUser(actor, (tx) =>
        tx.selectFrom('request_view').select(['id', 'kind', 'name', 'view', 'filters']).where('user_id', '=', actor.userId).where('kind', '=', kind).orderBy('name').execute(),
      ),

    save: (actor: Actor, { kind, name, view, filters }: Omit<SavedView, 'id'>): Promise<SavedView> =>
      database.asUser(actor, async (tx) => {
        const kept = { view, filters: JSON.stringify(filters) };
        const row = await tx
          .insertInto('request_view')
          .values({ organization_id: actor.organizationId, user_id: actor.userId, kind, name, ...kept })
          .onConflict((conflict) => conflict.columns(['organization_id', 'user_id', 'kind', 'name']).doUpdateSet(kept))
          .returning(['id', 'kind', 'name', 'view', 'filters'])
          .executeTakeFirstOrThrow();
        await tellSelf(tx, actor);
        return row;
      }),

    remove: (actor: Actor, id: string): Promise<Record<string, never>> =>
      database.asUser(actor, async (tx) => {
        const { numDeletedRows } = await tx.deleteFrom('request_view').where('id', '=', id).where('user_id', '=', actor.userId).executeTakeFirst();
        if (numDeletedRows !== 1n) throw notFound();
        await tellSelf(tx, actor);
        return {};
      }),
  };
}
