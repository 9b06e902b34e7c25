import type { LaterRow, Merge, UnmergePreview } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { changedSince, restoredColumns } from './mergedFields.ts';
import { countMoved, hasNewer, listLater, listMerges, lockBoth, lockMerge, snapshot, type MergeRow } from './merge.store.ts';
import { changePatient, settle, tellOfRows, withBlocked } from './mergeCharts.ts';
import { toPatient } from './patient.store.ts';

export type UnmergeService = ReturnType<typeof createUnmergeService>;

export type Assigned = Pick<LaterRow, 'table' | 'link' | 'id'> & { to: 'kept' | 'merged' };

/** Makes two charts of one again: each as it was, and what came since then where somebody says. */
export function createUnmergeService(database: Database) {
  const open = async (tx: Tx, { organizationId }: Actor, id: string) => {
    const merge = await lockMerge(tx, organizationId, id);
    if (!merge) throw notFound();
    if (merge.state !== 'done') throw conflict('not-merged', 'These charts are not merged.');
    const both = await lockBoth(tx, organizationId, merge.kept_id, merge.merged_id);
    if (!both) throw notFound();
    if (both.kept.merged_into) throw conflict('merged-further', 'The kept chart was merged into another one since; undo that first.');
    if (await hasNewer(tx, merge)) throw conflict('newer-merge', 'Another chart was merged into this one since; undo that first.');
    return { merge, ...both };
  };

  return {
    preview: (actor: Actor, id: string): Promise<UnmergePreview> =>
      database.asUser(actor, async (tx) => {
        const { merge, kept, merged } = await open(tx, actor, id);
        const [shown] = await listMerges(tx, actor.organizationId, { id });
        if (!shown) throw notFound();
        for (const chart of [kept.id, merged.id]) {
          await appendAudit(tx, { actor, action: 'R', entity: 'patient', entityId: chart, patientId: chart, outcome: 'success' });
        }
        return {
          merge: shown,
          kept: toPatient(kept),
          merged: toPatient(merged),
          moves: await countMoved(tx, id),
          later: await listLater(tx, id),
          changedSince: changedSince(await snapshot(tx, kept.id), merge.kept_after ?? {}),
        };
      }),

    unmerge: (actor: Actor, id: string, later: Assigned[]): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        const { merge, kept, merged } = await open(tx, actor, id);
        requireAll(await listLater(tx, id), later);
        const { before, after } = snapshotsOf(merge);
        await changePatient(tx, actor, kept, restoredColumns(kept, { before, after, now: await snapshot(tx, kept.id) }));
        await changePatient(tx, actor, merged, { merged_into: null });
        await tx.updateTable('merge').set({ state: 'undone', undone_by: actor.userId, undone_at: new Date() }).where('id', '=', id).execute();
        const given = later.filter(({ to }) => to === 'merged').map((row) => ({ source: row.table, link: row.link, row: row.id }));
        await sql`select private.restore_references(${id}, ${JSON.stringify(given)}::jsonb)`.execute(tx);
        await settle(tx, actor, merge, 'unmerged');
        await tellOfRows(tx, actor);
        const [shown] = await listMerges(tx, actor.organizationId, { id });
        if (!shown) throw notFound();
        return shown;
      })),
  };
}

function snapshotsOf({ kept_before: before, kept_after: after }: MergeRow) {
  if (!before || !after) throw new Error('a merge that was done has its snapshots');
  return { before, after };
}

const keyOf = ({ table, link, id }: Pick<LaterRow, 'table' | 'link' | 'id'>) => `${table}.${link}.${id}`;

/** Nothing that came since then is left to chance: each row is named once. */
function requireAll(rows: LaterRow[], assigned: Assigned[]): void {
  const named = new Set(assigned.map(keyOf));
  if (named.size !== assigned.length || named.size !== rows.length || !rows.every((row) => named.has(keyOf(row)))) {
    throw conflict('later-rows-changed', 'Something came since these rows were listed; look at them again.');
  }
}
