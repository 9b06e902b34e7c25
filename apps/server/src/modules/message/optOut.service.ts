import type { OptOut, optOutContract, RouteRequest } from '@intake/api/contract';
import type { OptOutKind } from '@intake/api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { afterNewest, readPage } from '../../kernel/cursor.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { lockNumber, storeOptOut, type OptOutRow } from './optOut.store.ts';

type Query = RouteRequest<typeof optOutContract.listOptOuts>['query'];

export type OptOutService = ReturnType<typeof createOptOutService>;

/** What numbers said about being texted. It is added to, and never changed. */
export const createOptOutService = (database: Database) => ({
  list: (actor: Actor, { number, cursor, limit }: Query) =>
    database.asUser(actor, (tx) => {
      let select = tx.selectFrom('opt_out').selectAll().select(sql<string>`at::text`.as('at_text')).where('organization_id', '=', actor.organizationId);
      if (number) select = select.where('number', '=', number);
      if (cursor) select = select.where(afterNewest(cursor, 'at', 'id'));
      return readPage({
        limit,
        ask: (count) => select.orderBy('at', 'desc').orderBy('id').limit(count).execute(),
        toItem: (row) => toOptOut(row),
        position: (row) => [row.at_text, row.id],
      });
    }),

  record: (actor: Actor, { number, kind, wording }: { number: string; kind: OptOutKind; wording: string }): Promise<OptOut> =>
    database.asUser(actor, async (tx) => {
      await lockNumber(tx, actor.organizationId, number);
      const row = await storeOptOut(tx, { number, kind, source: 'person', wording, messageId: null, person: actor, actor });
      // What had to be read was read.
      await tx.updateTable('conversation').set({ flags: [] }).where('organization_id', '=', actor.organizationId).where('theirs', '=', number).execute();
      return toOptOut(row);
    }),
});

const toOptOut = (row: OptOutRow): OptOut => ({
  id: row.id, number: row.number, kind: row.kind, source: row.source, wording: row.wording, at: row.at.toISOString(), recordedBy: row.actor_name, withdrawnCount: row.withdrawn_count,
});
