import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { chosenColumns } from './mergedFields.ts';
import { snapshot, type MergeRow, type PatientRow } from './merge.store.ts';

/** What else shows the charts' names, or counts what is filed to them. */
const alsoShown = ['fax', 'request', 'letter'] as const;

/** Makes the two one: the fields as they were chosen, and all that refers to the merged chart. Both are locked. */
export async function carryOut(tx: Tx, actor: Actor, merge: MergeRow, { kept, merged }: { kept: PatientRow; merged: PatientRow }): Promise<void> {
  const before = { kept: await snapshot(tx, kept.id), merged: await snapshot(tx, merged.id) };
  await changePatient(tx, actor, kept, chosenColumns(kept, merged, merge.choices));
  await tx
    .updateTable('merge')
    .set({
      state: 'done', decided_by: actor.userId, decided_at: sql<Date>`clock_timestamp()`, kept_before: JSON.stringify(before.kept),
      kept_after: JSON.stringify(await snapshot(tx, kept.id)), merged_before: JSON.stringify(before.merged),
    })
    .where('id', '=', merge.id)
    .execute();
  await sql`select private.move_references(${merge.id})`.execute(tx);
  await changePatient(tx, actor, merged, { merged_into: kept.id });
  await settle(tx, actor, merge, 'merged');
  await tellOfRows(tx, actor);
}

type PatientColumns = Partial<Omit<PatientRow, 'id' | 'organization_id' | 'version' | 'created_at' | 'updated_at'>>;

export async function changePatient(tx: Tx, { userId, organizationId }: Actor, { id, version }: PatientRow, columns: PatientColumns): Promise<void> {
  await tx
    .updateTable('patient')
    .set({ ...columns, version: version + 1, updated_by: userId, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Writes down what happened to both charts, and tells whoever has one open. */
export async function settle(tx: Tx, actor: Actor, { id, kept_id, merged_id }: MergeRow, event: string): Promise<void> {
  for (const [chart, other] of [[kept_id, merged_id], [merged_id, kept_id]] as const) {
    const detail = { event, mergeId: id, otherId: other, isKept: chart === kept_id };
    await appendAudit(tx, { actor, action: 'U', entity: 'patient', entityId: chart, patientId: chart, outcome: 'success', detail });
  }
  for (const entityId of [kept_id, merged_id]) await publish(tx, { organizationId: actor.organizationId, topic: 'patient', entity: 'patient', entityId });
  await publish(tx, { organizationId: actor.organizationId, topic: 'patient', entity: 'duplicate' });
}

/** The lists of what moved are asked for again. */
export async function tellOfRows(tx: Tx, { organizationId }: Actor): Promise<void> {
  for (const topic of alsoShown) await publish(tx, { organizationId, topic, entity: topic });
}

/** A 409 that names the table in which both charts have what only one may have. */
export async function withBlocked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, table } = error as { code?: string; table?: string };
    if (code === 'MG001') throw conflict('merge-blocked', `Both charts have an entry that excludes the other (${table ?? 'unknown'}).`);
    throw error;
  }
}
