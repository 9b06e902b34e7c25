import { sql, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { deliveryContract, RouteRequest, SentFax } from '@intake/api/contract';
import { countedSentViews, type CountedSentView } from '@intake/api/rules';
import { afterNewest, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';

export type DeliveryRow = Selectable<Tables['fax_delivery']>;
export type AttemptRow = Selectable<Tables['fax_attempt']>;
export type SentQuery = RouteRequest<typeof deliveryContract.listSentFaxes>['query'];

const selectSent = (tx: Tx) =>
  tx
    .selectFrom('fax_delivery')
    .innerJoin('fax', 'fax.id', 'fax_delivery.fax_id')
    .leftJoin('patient', 'patient.id', 'fax.patient_id')
    .leftJoin('letter', 'letter.id', 'fax_delivery.letter_id')
    .selectAll('fax_delivery')
    .select([
      'fax.from_number', 'fax.to_number', 'fax.priority', 'fax.page_count', 'fax.patient_id', 'fax.physician_id',
      'letter.kind as letter_kind',
      registerNameOf('patient').as('patient_name'),
      sql<string>`fax_delivery.created_at::text`.as('created_text'),
    ]);
type SentRow = Awaited<ReturnType<ReturnType<typeof selectSent>['executeTakeFirstOrThrow']>>;

export const toSent = (row: SentRow): SentFax => ({
  id: row.fax_id,
  version: row.version,
  status: row.status,
  failure: row.failure ?? null,
  from: row.from_number ?? '',
  to: row.to_number ?? '',
  recipientName: row.recipient_name,
  recipientClinic: row.recipient_clinic,
  priority: row.priority,
  pageCount: row.page_count ?? 0,
  letterId: row.letter_id,
  letterKind: row.letter_kind,
  referralId: row.referral_id,
  patientId: row.patient_id,
  patientName: row.patient_name,
  physicianId: row.physician_id,
  attempts: row.attempts,
  scheduledAt: row.scheduled_at?.toISOString() ?? null,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  settledAt: row.settled_at?.toISOString() ?? null,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
});

export const findSent = (tx: Tx, organizationId: string, faxId: string): Promise<SentRow | undefined> =>
  selectSent(tx).where('fax_delivery.organization_id', '=', organizationId).where('fax_delivery.fax_id', '=', faxId).executeTakeFirst();

const inView: Record<CountedSentView, RawBuilder<SqlBool>> = {
  underway: sql`fax_delivery.status in ('queued','sending','sent')`,
  scheduled: sql`fax_delivery.status = 'scheduled'`,
  attention: sql`fax_delivery.status in ('failed','unconfirmed') and fax_delivery.settled_at is null`,
};

export const countLimit = 1000;

/** How many each view holds, counted up to the limit. */
export async function countSent(tx: Tx, organizationId: string): Promise<Record<CountedSentView, number>> {
  const counts = countedSentViews.map(
    (view) => sql`(select count(*)::int from (
      select 1 from fax_delivery where organization_id = ${organizationId} and ${inView[view]} limit ${countLimit}) counted) as ${sql.id(view)}`,
  );
  const { rows } = await sql<Record<CountedSentView, number>>`select ${sql.join(counts)}`.execute(tx);
  return rows[0]!;
}

export function listSent(tx: Tx, organizationId: string, query: SentQuery): Promise<Page<SentFax>> {
  let select = selectSent(tx).where('fax_delivery.organization_id', '=', organizationId);
  if (query.view !== 'all') select = select.where(inView[query.view]);
  if (query.patientId) select = select.where('fax.patient_id', '=', query.patientId);
  if (query.referralId) select = select.where('fax_delivery.referral_id', '=', query.referralId);
  if (query.cursor) select = select.where(afterNewest(query.cursor, 'fax_delivery.created_at', 'fax_delivery.fax_id'));
  return readPage({
    limit: query.limit,
    ask: (count) => select.orderBy('fax_delivery.created_at', 'desc').orderBy('fax_delivery.fax_id').limit(count).execute(),
    toItem: toSent,
    position: (row) => [row.created_text, row.fax_id],
  });
}

export const listAttempts = (tx: Tx, faxId: string): Promise<AttemptRow[]> =>
  tx.selectFrom('fax_attempt').selectAll().where('fax_id', '=', faxId).orderBy('number').execute();

/** The row, locked until the transaction ends. */
export const lockDelivery = (tx: Tx, faxId: string): Promise<DeliveryRow | undefined> =>
  tx.selectFrom('fax_delivery').selectAll().where('fax_id', '=', faxId).forUpdate().executeTakeFirst();

export async function updateDelivery(tx: Tx, { fax_id, version }: DeliveryRow, change: Updateable<Tables['fax_delivery']>): Promise<void> {
  await tx
    .updateTable('fax_delivery')
    .set({ ...change, version: version + 1, updated_at: sql<Date>`now()` })
    .where('fax_id', '=', fax_id)
    .execute();
}

export async function isKnownNumber(tx: Tx, organizationId: string, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom('known_fax_number')
    .select('number')
    .where('organization_id', '=', organizationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNumber(tx: Tx, organizationId: string, number: string, userId: string): Promise<void> {
  await tx
    .insertInto('known_fax_number')
    .values({ organization_id: organizationId, number, confirmed_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
