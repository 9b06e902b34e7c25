import { sql } from 'kysely';
import type { PartnerNotice } from '@intake/api/contract';
import { afterNewest, readPage, type Page, type PageQuery } from '../../../kernel/cursor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Posted } from '../../../platform/download/post.ts';

interface Of {
  organizationId: string;
  partnerId: string;
}

export async function setWebhook(tx: Tx, { organizationId, partnerId }: Of, { url, secret }: { url: string; secret: Buffer }): Promise<void> {
  await tx
    .insertInto('partner_webhook')
    .values({ organization_id: organizationId, partner_id: partnerId, url, secret })
    .onConflict((conflict) => conflict.columns(['organization_id', 'partner_id']).doUpdateSet({ url, secret, created_at: sql<Date>`now()` }))
    .execute();
}

/** False when there is none. */
export async function removeWebhook(tx: Tx, { organizationId, partnerId }: Of): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('partner_webhook').where('organization_id', '=', organizationId).where('partner_id', '=', partnerId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export function listNotices(tx: Tx, { organizationId, partnerId }: Of, { cursor, limit }: PageQuery): Promise<Page<PartnerNotice>> {
  let query = tx
    .selectFrom('partner_notice as n')
    .select(['n.id', 'n.reference', 'n.to_status', 'n.occurred_at', 'n.state', 'n.attempts', 'n.http_status', 'n.error'])
    .select(sql<string>`n.occurred_at::text`.as('occurred_text'))
    .where('n.organization_id', '=', organizationId)
    .where('n.partner_id', '=', partnerId)
    .orderBy('n.occurred_at', 'desc')
    .orderBy('n.id');
  if (cursor) query = query.where(afterNewest(cursor, 'n.occurred_at', 'n.id'));
  return readPage({
    limit,
    ask: (count) => query.limit(count).execute(),
    toItem: (row): PartnerNotice => ({
      id: row.id, reference: row.reference, status: row.to_status, state: row.state, attempts: row.attempts, httpStatus: row.http_status, error: row.error, occurredAt: row.occurred_at.toISOString(),
    }),
    position: (row) => [row.occurred_text, row.id],
  });
}

/** Puts it back among what has to be told. False when it is on its way already, or is none. */
export async function reopenNotice(tx: Tx, { organizationId, partnerId }: Of, noticeId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('partner_notice')
    .set({ state: 'pending', delivered_at: null })
    .where('organization_id', '=', organizationId)
    .where('partner_id', '=', partnerId)
    .where('id', '=', noticeId)
    .where('state', '<>', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What has to be told, to whom, signed with what; without an address once the partner has none any more. */
export const findNotice = (tx: Tx, noticeId: string) =>
  tx
    .selectFrom('partner_notice as n')
    .innerJoin('partner_referral as r', (join) => join.onRef('r.request_id', '=', 'n.request_id').onRef('r.partner_id', '=', 'n.partner_id'))
    .leftJoin('partner_webhook as w', (join) => join.onRef('w.organization_id', '=', 'n.organization_id').onRef('w.partner_id', '=', 'n.partner_id'))
    .select(['n.id', 'n.request_id', 'n.from_status', 'n.to_status', 'n.occurred_at', 'n.state', 'n.reference as clinic_reference', 'r.reference', 'w.url', 'w.secret'])
    .where('n.id', '=', noticeId)
    .executeTakeFirst();

export async function noteTry(tx: Tx, noticeId: string, posted: Posted, state: 'pending' | 'delivered' | 'failed'): Promise<void> {
  await tx
    .updateTable('partner_notice')
    .set({
      attempts: sql<number>`attempts + 1`, state, http_status: 'status' in posted ? posted.status : null, error: 'error' in posted ? posted.error : null,
      delivered_at: state === 'delivered' ? sql<Date>`now()` : null,
    })
    .where('id', '=', noticeId)
    .execute();
}
