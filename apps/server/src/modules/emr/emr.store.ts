import { sql } from 'kysely';
import type { EmrExport, EmrTarget, EmrTargetFields, RouteRequest, emrContract } from '@intake/api/contract';
import { emrPatience } from '@intake/api/rules';
import { afterNewest, readPage, type Page } from '../../kernel/cursor.ts';
import { tableWrites } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type ExportQuery = RouteRequest<typeof emrContract.listEmrExports>['query'];

/** As it stands in the index of the table. */
const needsSomebody = sql<boolean>`(e.state in ('failed','recalled') or (e.state in ('waiting','sending') and e.attempts >= ${sql.lit(emrPatience)}))`;

const selectTargets = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('emr_target as t')
    .selectAll('t')
    .select((build) => [
      build
        .selectFrom('emr_export as e')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('e.organization_id', '=', 't.organization_id')
        .whereRef('e.target_id', '=', 't.id')
        .where(needsSomebody)
        .as('attention'),
      build
        .selectFrom('emr_export as e')
        .select((inner) => inner.fn.max('e.delivered_at').as('at'))
        .whereRef('e.organization_id', '=', 't.organization_id')
        .whereRef('e.target_id', '=', 't.id')
        .as('last_delivered_at'),
    ])
    .where('t.organization_id', '=', organizationId);

type TargetRow = Awaited<ReturnType<ReturnType<typeof selectTargets>['executeTakeFirstOrThrow']>>;

const toTarget = (row: TargetRow): EmrTarget => ({
  id: row.id, version: row.version, name: row.name, format: row.format, transport: row.transport, place: row.place, application: row.application, facility: row.facility,
  fileNames: row.file_names, binIds: row.bin_ids, documentTypes: row.document_types, isActive: row.is_active,
  attention: row.attention ?? 0,
  lastDeliveredAt: row.last_delivered_at === null ? null : new Date(row.last_delivered_at).toISOString(),
});

/** Few: they are listed whole. None is removed; what it was given refers to it. */
export const emrTargetStore = {
  ...tableWrites({
    table: 'emr_target',
    toRow: (fields: EmrTargetFields) => ({
      name: fields.name, format: fields.format, transport: fields.transport, place: fields.place, application: fields.application || null, facility: fields.facility || null,
      file_names: fields.fileNames, bin_ids: fields.binIds, document_types: fields.documentTypes, is_active: fields.isActive,
    }),
  }),
  list: async (tx: Tx, organizationId: string): Promise<EmrTarget[]> => (await selectTargets(tx, organizationId).orderBy('t.name').orderBy('t.id').execute()).map(toTarget),
  find: async (tx: Tx, organizationId: string, id: string): Promise<EmrTarget | undefined> => {
    const row = await selectTargets(tx, organizationId).where('t.id', '=', id).executeTakeFirst();
    return row && toTarget(row);
  },
};

/** Faxes that were locked away are nobody's to see; what became of their exports is. */
const selectExports = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('emr_export as e')
    .innerJoin('emr_target as t', (join) => join.onRef('t.organization_id', '=', 'e.organization_id').onRef('t.id', '=', 'e.target_id'))
    .leftJoin('fax as f', (join) => join.onRef('f.organization_id', '=', 'e.organization_id').onRef('f.id', '=', 'e.fax_id'))
    .select(['e.id', 'e.target_id', 't.name as target_name', 'e.fax_id', 'e.state', 'e.attempts', 'e.error', 'e.file_name', 'e.created_at', 'e.delivered_at'])
    .select(['f.document_type', 'f.sender_name', 'f.from_number', 'f.received_at'])
    .select(sql<string>`e.created_at::text`.as('created_text'))
    .where('e.organization_id', '=', organizationId);

type ExportRow = Awaited<ReturnType<ReturnType<typeof selectExports>['executeTakeFirstOrThrow']>>;

const toExport = (row: ExportRow): EmrExport => ({
  id: row.id, targetId: row.target_id, targetName: row.target_name, faxId: row.fax_id, documentType: row.document_type, senderName: row.sender_name, from: row.from_number,
  receivedAt: row.received_at?.toISOString() ?? null, state: row.state, attempts: row.attempts, error: row.error, fileName: row.file_name, createdAt: row.created_at.toISOString(),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
});

export function listExports(tx: Tx, organizationId: string, { view, targetId, error, cursor, limit }: ExportQuery): Promise<Page<EmrExport>> {
  let query = selectExports(tx, organizationId).orderBy('e.created_at', 'desc').orderBy('e.id');
  if (view === 'attention') query = query.where(needsSomebody);
  if (targetId) query = query.where('e.target_id', '=', targetId);
  if (error) query = query.where('e.error', '=', error);
  if (cursor) query = query.where(afterNewest(cursor, 'e.created_at', 'e.id'));
  return readPage({ limit, ask: (count) => query.limit(count).execute(), toItem: toExport, position: (row) => [row.created_text, row.id] });
}

/** The newest first; more than anybody gives one fax by hand is left out. */
export const listOfFax = async (tx: Tx, organizationId: string, faxId: string): Promise<EmrExport[]> =>
  (await selectExports(tx, organizationId).where('e.fax_id', '=', faxId).orderBy('e.created_at', 'desc').orderBy('e.id').limit(20).execute()).map(toExport);

export async function findExport(tx: Tx, organizationId: string, id: string): Promise<EmrExport | undefined> {
  const row = await selectExports(tx, organizationId).where('e.id', '=', id).executeTakeFirst();
  return row && toExport(row);
}

/** The id of a new export; undefined while the same fax is on its way to the same system. */
export async function insertExport(tx: Tx, { organizationId, userId }: { organizationId: string; userId: string | null }, { faxId, targetId }: { faxId: string; targetId: string }): Promise<string | undefined> {
  const row = await tx
    .insertInto('emr_export')
    .values({ organization_id: organizationId, fax_id: faxId, target_id: targetId, created_by: userId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'target_id', 'fax_id']).where('state', 'in', ['waiting', 'sending']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const findOpen = async (tx: Tx, organizationId: string, { faxId, targetId }: { faxId: string; targetId: string }): Promise<EmrExport | undefined> => {
  const row = await selectExports(tx, organizationId).where('e.fax_id', '=', faxId).where('e.target_id', '=', targetId).where('e.state', 'in', ['waiting', 'sending']).executeTakeFirst();
  return row && toExport(row);
};

/** False when it is none that somebody has to see to. */
export async function settleExport(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('emr_export')
    .set({ state: 'settled' })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'recalled'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const countLimit = 100;

/** What needs somebody, counted up to a limit. */
export async function countAttention(tx: Tx, { organizationId }: { organizationId: string }): Promise<{ views: { attention: number }; limit: number }> {
  const { count } = await tx
    .selectFrom((build) => build.selectFrom('emr_export as e').select('e.id').where('e.organization_id', '=', organizationId).where(needsSomebody).limit(countLimit).as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { views: { attention: count }, limit: countLimit };
}
