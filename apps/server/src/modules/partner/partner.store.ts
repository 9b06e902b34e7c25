import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Partner, PartnerFields, PartnerUse } from '@intake/api/contract';
import { partnerUseDays, permissionsOf, type PartnerAlgorithm } from '@intake/api/rules';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import { tableWrites } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

/** The first of the days that are shown. */
const since = sql<string>`((now() at time zone 'utc')::date - ${sql.lit(partnerUseDays - 1)}::int)`;

/** Partners with their keys and what they called for. */
const selectPartners = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('partner')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('partner_use')
          .select(({ fn }) => [
            sql<number>`coalesce(sum(calls), 0)::int`.as('calls'),
            sql<number>`coalesce(sum(errors), 0)::int`.as('errors'),
            fn.max('last_call_at').as('last_call_at'),
          ])
          .whereRef('partner_use.organization_id', '=', 'partner.organization_id')
          .whereRef('partner_use.partner_id', '=', 'partner.id')
          .where('day', '>=', since)
          .as('used'),
      (join) => join.onTrue(),
    )
    .leftJoin('partner_webhook', (join) => join.onRef('partner_webhook.organization_id', '=', 'partner.organization_id').onRef('partner_webhook.partner_id', '=', 'partner.id'))
    .select(['partner_webhook.url', 'partner_webhook.created_at as told_since'])
    .select(['partner.id', 'partner.version', 'partner.name', 'partner.scopes', 'partner.calls_per_minute', 'partner.is_active'])
    .select(['used.calls', 'used.errors', 'used.last_call_at'])
    .select((build) =>
      jsonArrayFrom(
        build
          .selectFrom('partner_key')
          .select(['partner_key.id', 'kid', 'label', 'algorithm', 'partner_key.created_at', 'last_used_at', 'revoked_at'])
          .whereRef('partner_key.partner_id', '=', 'partner.id')
          .orderBy('revoked_at', (order) => order.asc().nullsFirst())
          .orderBy('partner_key.created_at', 'desc')
          .orderBy('partner_key.id'),
      ).as('keys'),
    )
    .where('partner.organization_id', '=', organizationId);

type PartnerRow = Awaited<ReturnType<ReturnType<typeof selectPartners>['executeTakeFirstOrThrow']>>;

const iso = (time: Date | string): string => new Date(time).toISOString();

const toApi = (row: PartnerRow): Partner => ({
  id: row.id,
  version: row.version,
  name: row.name,
  scopes: row.scopes,
  callsPerMinute: row.calls_per_minute,
  isActive: row.is_active,
  keys: row.keys.map((key) => ({
    id: key.id,
    kid: key.kid,
    label: key.label,
    algorithm: key.algorithm,
    createdAt: iso(key.created_at),
    lastUsedAt: key.last_used_at && iso(key.last_used_at),
    revokedAt: key.revoked_at && iso(key.revoked_at),
  })),
  webhook: row.url !== null && row.told_since ? { url: row.url, createdAt: iso(row.told_since) } : null,
  calls: row.calls ?? 0,
  errors: row.errors ?? 0,
  lastCallAt: row.last_call_at && iso(row.last_call_at),
});

/** What `crud` and `paged` ask of a table. */
export const partnerStore = {
  ...tableWrites({
    table: 'partner',
    toRow: ({ name, scopes, callsPerMinute, isActive }: PartnerFields) => ({
      name, scopes, permissions: permissionsOf(scopes), calls_per_minute: callsPerMinute, is_active: isActive,
    }),
  }),

  list: async (tx: Tx, organizationId: string): Promise<Partner[]> => (await selectPartners(tx, organizationId).orderBy('partner.name').orderBy('partner.id').execute()).map(toApi),

  find: async (tx: Tx, organizationId: string, id: string): Promise<Partner | undefined> => {
    const row = await selectPartners(tx, organizationId).where('partner.id', '=', id).executeTakeFirst();
    return row && toApi(row);
  },

  page: (tx: Tx, organizationId: string, { cursor, limit }: PageQuery): Promise<Page<Partner>> => {
    let query = selectPartners(tx, organizationId).orderBy('partner.name').orderBy('partner.id');
    if (cursor) {
      const [name, id] = decodeCursor(cursor, 'text', 'id');
      query = query.where(sql<boolean>`(partner.name, partner.id) > (${name}, ${id}::uuid)`);
    }
    return readPage({ limit, ask: (count) => query.limit(count).execute(), toItem: toApi, position: ({ name, id }) => [name, id] });
  },
};

interface NewKey {
  organizationId: string;
  userId: string;
  partnerId: string;
  kid: string;
  label: string;
  algorithm: PartnerAlgorithm;
  jwk: object;
  thumbprint: string;
}

/** Null when the partner has this key already, revoked or not. */
export async function insertKey(tx: Tx, { organizationId, userId, partnerId, kid, label, algorithm, jwk, thumbprint }: NewKey): Promise<string | null> {
  const row = await tx
    .insertInto('partner_key')
    .values({
      organization_id: organizationId, partner_id: partnerId, kid, label, algorithm, jwk: JSON.stringify(jwk), thumbprint, created_by: userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False when there is none that still counts. */
export async function revokeKey(tx: Tx, { organizationId, id, keyId }: { organizationId: string; id: string; keyId: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_key')
    .set({ revoked_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('partner_id', '=', id)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of thirty days, those without a call left out. */
export async function readUse(tx: Tx, organizationId: string, partnerId: string): Promise<PartnerUse> {
  const used = tx.selectFrom('partner_use').where('organization_id', '=', organizationId).where('partner_id', '=', partnerId).where('day', '>=', since);
  const sums = [sql<number>`sum(calls)::int`.as('calls'), sql<number>`sum(errors)::int`.as('errors')] as const;
  const days = await used.select(['day', ...sums]).groupBy('day').orderBy('day').execute();
  const operations = await used
    .select(['operation', ...sums])
    .select([
      sql<string | null>`(array_agg(last_error order by last_error_at desc nulls last))[1]`.as('last_error'),
      sql<Date | null>`max(last_error_at)`.as('last_error_at'),
    ])
    .groupBy('operation')
    .orderBy('operation')
    .execute();
  return {
    days,
    operations: operations.map(({ operation, calls, errors, last_error, last_error_at }) => ({
      operation, calls, errors, lastError: last_error !== null && last_error_at ? { code: last_error, at: last_error_at.toISOString() } : null,
    })),
  };
}
