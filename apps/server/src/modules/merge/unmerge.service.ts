import type { LaterRow, Merge, UnmergePreview } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { settle, tellOfRows, withBlocked } from './carryOut.ts';
import { changedSince, restoredColumns } from './fields.ts';
import { changePerson, countMoved, hasNewer, listLater, listMerges, lockBoth, lockMerge, snapshot, type MergeRow } from './merge.store.ts';
import { trailOf, type Choices, type Mergeable, type Person, type Reason } from './mergeable.ts';

export type Assigned = Pick<LaterRow, 'table' | 'link' | 'id'> & { to: 'kept' | 'merged' };

interface Preview<P, C extends Choices> extends Pick<UnmergePreview, 'merge' | 'moves' | 'later'> {
  kept: P;
  merged: P;
  changedSince: (keyof C & string)[];
}

export type UnmergeService<P extends Person, C extends Choices, R extends Reason> = ReturnType<typeof createUnmergeService<P, C, R>>;

/** Makes two of one again: each as it was, and what came since then where somebody says. */
export function createUnmergeService<P extends Person, C extends Choices, R extends Reason>(database: Database, mergeable: Mergeable<P, C, R>) {
  const { kind, columns, released = [] } = mergeable;
  const open = async (tx: Tx, { organizationId }: Actor, id: string) => {
    const merge = await lockMerge(tx, organizationId, kind, id);
    if (!merge) throw notFound();
    if (merge.state !== 'done') throw conflict('not-merged', 'These are not merged.');
    const both = await lockBoth(tx, organizationId, kind, merge.kept_id, merge.merged_id);
    if (!both) throw notFound();
    if (both.kept.merged_into) throw conflict('merged-further', 'The kept one was merged into another one since; undo that first.');
    if (await hasNewer(tx, merge)) throw conflict('newer-merge', 'Another one was merged into this one since; undo that first.');
    return { merge, ...both };
  };

  return {
    preview: (actor: Actor, id: string): Promise<Preview<P, C>> =>
      database.asUser(actor, async (tx) => {
        const { merge, kept, merged } = await open(tx, actor, id);
        const [shown] = await listMerges(tx, actor.organizationId, kind, { id });
        if (!shown) throw notFound();
        for (const one of kind === 'patient' ? [kept.id, merged.id] : []) await appendAudit(tx, { actor, action: 'R', ...trailOf(kind, one), outcome: 'success' });
        const people = (await mergeable.toPeople(tx, [kept, merged])) as [P, P];
        return {
          merge: shown,
          kept: people[0],
          merged: people[1],
          moves: await countMoved(tx, id),
          later: await listLater(tx, id),
          changedSince: changedSince(columns, await snapshot(tx, kind, kept.id), merge.kept_after ?? {}),
        };
      }),

    unmerge: (actor: Actor, id: string, later: Assigned[]): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        const { merge, kept, merged } = await open(tx, actor, id);
        requireAll(await listLater(tx, id), later);
        const { before, after, gone } = snapshotsOf(merge);
        await changePerson(tx, actor, kind, kept, restoredColumns(mergeable, kept, { before, after, now: await snapshot(tx, kind, kept.id) }));
        await changePerson(tx, actor, kind, merged, { merged_into: null, ...Object.fromEntries(released.map((name) => [name, gone[name]])) });
        await tx.updateTable('merge').set({ state: 'undone', undone_by: actor.userId, undone_at: new Date() }).where('id', '=', id).execute();
        const given = later.filter(({ to }) => to === 'merged').map((row) => ({ source: row.table, link: row.link, row: row.id }));
        await sql`select private.restore_references(${id}, ${JSON.stringify(given)}::jsonb)`.execute(tx);
        await settle(tx, actor, merge, 'unmerged');
        await tellOfRows(tx, actor);
        const [shown] = await listMerges(tx, actor.organizationId, kind, { id });
        if (!shown) throw notFound();
        return shown;
      })),
  };
}

function snapshotsOf({ kept_before: before, kept_after: after, merged_before: gone }: MergeRow) {
  if (!before || !after || !gone) throw new Error('a merge that was done has its snapshots');
  return { before, after, gone };
}

const keyOf = ({ table, link, id }: Pick<LaterRow, 'table' | 'link' | 'id'>) => `${table}.${link}.${id}`;

/** Nothing that came since then is left to chance: each row is named once. */
function requireAll(rows: LaterRow[], assigned: Assigned[]): void {
  const named = new Set(assigned.map(keyOf));
  if (named.size !== assigned.length || named.size !== rows.length || !rows.every((row) => named.has(keyOf(row)))) {
    throw conflict('later-rows-changed', 'Something came since these rows were listed; look at them again.');
  }
}
