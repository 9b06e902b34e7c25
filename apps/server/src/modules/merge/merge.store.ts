import { sql, type Selectable } from 'kysely';
import type { LaterRow, Merge, MergeKind, MovedRows, SecondPersonReason } from '@intake/api/contract';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import type { PersonRow } from './mergeable.ts';

export type MergeRow = Selectable<Tables['merge']>;

/** Both, held until the end of the transaction in the order of their ids, so that two merges cannot wait for each other. */
export async function lockBoth(tx: Tx, organizationId: string, kind: MergeKind, keptId: string, mergedId: string): Promise<{ kept: PersonRow; merged: PersonRow } | undefined> {
  const { rows } = await sql<PersonRow>`
    select * from ${sql.table(kind)} where organization_id = ${organizationId} and id in (${keptId}, ${mergedId}) order by id for update`.execute(tx);
  const [kept, merged] = [keptId, mergedId].map((id) => rows.find((row) => row.id === id));
  return kept && merged && { kept, merged };
}

/** The rows of these ids. */
export async function findRows(tx: Tx, organizationId: string, kind: MergeKind, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`select * from ${sql.table(kind)} where organization_id = ${organizationId} and id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** A row as it is stored, whole. */
export async function snapshot(tx: Tx, kind: MergeKind, id: string): Promise<Record<string, unknown>> {
  const { rows: [found] } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(person) as row from ${sql.table(kind)} person where id = ${id}`.execute(tx);
  if (!found) throw new Error('what is locked is there');
  return found.row;
}

/** Writes columns of one that is locked. */
export async function changePerson(tx: Tx, { organizationId, userId }: Who, kind: MergeKind, { id, version }: PersonRow, columns: Record<string, unknown>): Promise<void> {
  const written = { ...columns, version: version + 1, ...(kind === 'patient' && { updated_by: userId }) };
  const sets = Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(kind)} set ${sql.join(sets)}, updated_at = now() where organization_id = ${organizationId} and id = ${id}`.execute(tx);
}

interface NewProposal {
  keptId: string;
  keptVersion: number;
  mergedId: string;
  mergedVersion: number;
  choices: Record<string, string>;
}

export async function insertProposal(tx: Tx, { organizationId, userId }: Who, kind: MergeKind, proposal: NewProposal, secondPerson: SecondPersonReason[]): Promise<string> {
  const { id } = await tx
    .insertInto('merge')
    .values({
      organization_id: organizationId, kind, kept_id: proposal.keptId, merged_id: proposal.mergedId, state: 'proposed',
      second_person: secondPerson, choices: JSON.stringify(proposal.choices), kept_version: proposal.keptVersion,
      merged_version: proposal.mergedVersion, proposed_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const lockMerge = (tx: Tx, organizationId: string, kind: MergeKind, id: string): Promise<MergeRow | undefined> =>
  tx.selectFrom('merge').selectAll().where('organization_id', '=', organizationId).where('kind', '=', kind).where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether a merge stands in which this chart was merged, or is to be. */
export async function findStanding(tx: Tx, organizationId: string, ids: string[]): Promise<MergeRow | undefined> {
  return tx
    .selectFrom('merge')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'proposed')
    .where((where) => where.or([where('merged_id', 'in', ids), where('kept_id', 'in', ids)]))
    .executeTakeFirst();
}

/** Whether the kept chart took another one in after this merge. */
export async function hasNewer(tx: Tx, { id, organization_id, kept_id }: MergeRow): Promise<boolean> {
  const newer = await tx
    .selectFrom('merge')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('kept_id', '=', kept_id)
    .where('state', '=', 'done')
    // Postgres counts microseconds, which a Date does not hold.
    .where('decided_at', '>', (select) => select.selectFrom('merge as this').select('this.decided_at').where('this.id', '=', id))
    .executeTakeFirst();
  return newer !== undefined;
}

/** What refers to a chart, by table; tables without any are left out. */
export async function countReferences(tx: Tx, kind: MergeKind, id: string): Promise<MovedRows[]> {
  const { rows } = await sql<MovedRows>`
    select source as table, rows::int as count from private.count_references(${kind}, ${id}) where rows > 0 order by rows desc, source`.execute(tx);
  return rows;
}

/** What a merge moved, by table. */
export async function countMoved(tx: Tx, mergeId: string): Promise<MovedRows[]> {
  return tx
    .selectFrom('merge_row')
    .where('merge_id', '=', mergeId)
    .where('found', '<>', 'own')
    .select(['table_name as table', sql<number>`count(distinct row_id)::int`.as('count')])
    .groupBy('table_name')
    .orderBy('count', 'desc')
    .orderBy('table')
    .execute();
}

export async function listLater(tx: Tx, mergeId: string): Promise<LaterRow[]> {
  const { rows } = await sql<Omit<LaterRow, 'at'> & { at: Date | null }>`
    select source as table, link, row_id as id, at, label from private.later_references(${mergeId})`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }));
}

/** Merges as they are shown; the newest first. */
export async function listMerges(tx: Tx, organizationId: string, kind: MergeKind, of: { id: string } | { personId: string }): Promise<Merge[]> {
  const rows = await tx
    .selectFrom('merge')
    .leftJoin('patient', 'patient.id', 'merge.merged_patient_id')
    .leftJoin('physician', 'physician.id', 'merge.merged_physician_id')
    .leftJoin('app_user as proposer', 'proposer.id', 'merge.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'merge.decided_by')
    .leftJoin('app_user as undoer', 'undoer.id', 'merge.undone_by')
    .where('merge.organization_id', '=', organizationId)
    .where('merge.kind', '=', kind)
    .where((where) =>
      'id' in of ? where('merge.id', '=', of.id) : where.or([where('merge.kept_id', '=', of.personId), where('merge.merged_id', '=', of.personId)]),
    )
    .selectAll('merge')
    .select([
      sql<string>`coalesce(${registerNameOf('patient')}, ${registerNameOf('physician')}, '')`.as('merged_name'),
      'proposer.display_name as proposer', 'decider.display_name as decider', 'undoer.display_name as undoer',
    ])
    .orderBy('merge.proposed_at', 'desc')
    .orderBy('merge.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    keptId: row.kept_id,
    mergedId: row.merged_id,
    state: row.state,
    secondPerson: row.second_person,
    mergedName: row.merged_name,
    proposedBy: row.proposer ?? '',
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    undoneBy: row.undoer,
    undoneAt: row.undone_at?.toISOString() ?? null,
  }));
}
