import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { chosenColumns } from './fields.ts';
import { changePerson, snapshot, type MergeRow } from './merge.store.ts';
import { trailOf, type Choices, type Mergeable, type Person, type PersonRow, type Reason } from './mergeable.ts';

/** What else shows their names, or counts what is filed to them. */
const alsoShown = ['fax', 'request', 'letter'] as const;

/** Makes the two one: the fields as they were chosen, and all that refers to the merged one. Both are locked. */
export async function carryOut<P extends Person, C extends Choices, R extends Reason>(
  tx: Tx, actor: Actor, mergeable: Mergeable<P, C, R>, merge: MergeRow, { kept, merged }: { kept: PersonRow; merged: PersonRow },
): Promise<void> {
  const { kind, released = [] } = mergeable;
  const before = { kept: await snapshot(tx, kind, kept.id), merged: await snapshot(tx, kind, merged.id) };
  await changePerson(tx, actor, kind, kept, chosenColumns(mergeable, kept, merged, merge.choices as C));
  await tx
    .updateTable('merge')
    .set({
      state: 'done', decided_by: actor.userId, decided_at: sql<Date>`clock_timestamp()`, kept_before: JSON.stringify(before.kept),
      kept_after: JSON.stringify(await snapshot(tx, kind, kept.id)), merged_before: JSON.stringify(before.merged),
    })
    .where('id', '=', merge.id)
    .execute();
  await mergeable.beforeMoving?.(tx, { keptId: kept.id, mergedId: merged.id });
  await sql`select private.move_references(${merge.id})`.execute(tx);
  await changePerson(tx, actor, kind, merged, { merged_into: kept.id, ...Object.fromEntries(released.map((name) => [name, null])) });
  await settle(tx, actor, merge, 'merged');
  await tellOfRows(tx, actor);
}

/** Writes down what happened to both, and tells whoever has one open. */
export async function settle(tx: Tx, actor: Actor, { id, kind, kept_id, merged_id }: MergeRow, event: string): Promise<void> {
  const { organizationId } = actor;
  for (const [one, other] of [[kept_id, merged_id], [merged_id, kept_id]] as const) {
    const detail = { event, mergeId: id, otherId: other, isKept: one === kept_id };
    await appendAudit(tx, { actor, action: 'U', ...trailOf(kind, one), outcome: 'success', detail });
  }
  for (const entityId of [kept_id, merged_id]) await publish(tx, { organizationId, topic: kind, entity: kind, entityId });
  await publish(tx, { organizationId, topic: kind, entity: 'duplicate' });
}

/** The lists of what moved are asked for again. */
export async function tellOfRows(tx: Tx, { organizationId }: Actor): Promise<void> {
  for (const topic of alsoShown) await publish(tx, { organizationId, topic, entity: topic });
}

/** A 409 that names the table in which both have what only one may have. */
export async function withBlocked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, table } = error as { code?: string; table?: string };
    if (code === 'MG001') throw conflict('merge-blocked', `Both have an entry that excludes the other (${table ?? 'unknown'}).`);
    throw error;
  }
}
