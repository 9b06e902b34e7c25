import type { Merge, MergePreview } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import { carryOut, settle, withBlocked } from './carryOut.ts';
import { countReferences, findRows, findStanding, insertProposal, listMerges, lockBoth, lockMerge, type MergeRow } from './merge.store.ts';
import { trailOf, type Choices, type Mergeable, type Person, type Reason } from './mergeable.ts';

export interface NewMerge<C extends Choices> {
  keptId: string;
  keptVersion: number;
  mergedId: string;
  mergedVersion: number;
  choices: C;
}

/** What is shown before two become one. */
export interface Preview<P, C extends Choices, R> extends Pick<MergePreview, 'score' | 'secondPerson' | 'moves'> {
  kept: P;
  merged: P;
  reasons: R[];
  proposal: (Omit<NonNullable<MergePreview['proposal']>, 'choices'> & { choices: C }) | null;
}

export type MergeService<P extends Person, C extends Choices, R extends Reason> = ReturnType<typeof createMergeService<P, C, R>>;

/** Two become one, by a person's choice, field by field; two people's where they may be two after all. */
export function createMergeService<P extends Person, C extends Choices, R extends Reason>(database: Database, mergeable: Mergeable<P, C, R>) {
  const { kind } = mergeable;
  const peopleOf = async (tx: Tx, { organizationId }: Actor, ids: readonly string[]): Promise<P[]> => {
    const found = await mergeable.toPeople(tx, await findRows(tx, organizationId, kind, ids));
    const people = ids.flatMap((id) => found.find((person) => person.id === id) ?? []);
    if (people.length < ids.length) throw notFound();
    return people;
  };

  const one = async (tx: Tx, { organizationId }: Actor, id: string): Promise<Merge> => {
    const [merge] = await listMerges(tx, organizationId, kind, { id });
    if (!merge) throw notFound();
    return merge;
  };

  const proposed = async (tx: Tx, { organizationId }: Actor, id: string): Promise<MergeRow> => {
    const merge = await lockMerge(tx, organizationId, kind, id);
    if (!merge) throw notFound();
    if (merge.state !== 'proposed') throw conflict('not-proposed', 'This merge does not wait for anybody.');
    return merge;
  };

  return {
    list: (actor: Actor, personId: string): Promise<Merge[]> =>
      database.asUser(actor, async (tx) => {
        await peopleOf(tx, actor, [personId]);
        return listMerges(tx, actor.organizationId, kind, { personId });
      }),

    preview: (actor: Actor, { keptId, mergedId }: { keptId: string; mergedId: string }): Promise<Preview<P, C, R>> =>
      database.asUser(actor, async (tx) => {
        requireTwo(keptId, mergedId);
        const [kept, merged] = (await peopleOf(tx, actor, [keptId, mergedId])) as [P, P];
        const standing = await findStanding(tx, actor.organizationId, [keptId, mergedId]);
        const isOfBoth = standing && [standing.kept_id, standing.merged_id].sort().join() === [keptId, mergedId].sort().join();
        const shown = isOfBoth ? await one(tx, actor, standing.id) : null;
        // Looking at a chart is told, looking into the directory is not.
        for (const { id } of kind === 'patient' ? [kept, merged] : []) await appendAudit(tx, { actor, action: 'R', ...trailOf(kind, id), outcome: 'success' });
        return {
          kept,
          merged,
          ...mergeable.likeness(kept, merged),
          secondPerson: mergeable.secondPersonFor(kept, merged),
          moves: await countReferences(tx, kind, mergedId),
          proposal: shown && standing ? { id: standing.id, choices: standing.choices as C, proposedBy: shown.proposedBy, isOwn: standing.proposed_by === actor.userId } : null,
        };
      }),

    merge: (actor: Actor, wanted: NewMerge<C>): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        requireTwo(wanted.keptId, wanted.mergedId);
        const both = await lockBoth(tx, actor.organizationId, kind, wanted.keptId, wanted.mergedId);
        if (!both) throw notFound();
        if (both.kept.merged_into ?? both.merged.merged_into) throw conflict('merged', 'One of these was merged into another one.');
        if (both.kept.version !== wanted.keptVersion || both.merged.version !== wanted.mergedVersion) throw versionConflict();
        if (await findStanding(tx, actor.organizationId, [wanted.keptId, wanted.mergedId])) {
          throw conflict('already-proposed', 'A merge of one of these waits for a second person.');
        }
        const [kept, merged] = (await mergeable.toPeople(tx, [both.kept, both.merged])) as [P, P];
        const secondPerson = mergeable.secondPersonFor(kept, merged);
        const id = await insertProposal(tx, actor, kind, wanted, secondPerson);
        const merge = await proposed(tx, actor, id);
        if (secondPerson.length > 0) await settle(tx, actor, merge, 'merge-proposed');
        else await carryOut(tx, actor, mergeable, merge, both);
        return one(tx, actor, id);
      })),

    agree: (actor: Actor, id: string): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        const merge = await proposed(tx, actor, id);
        if (merge.proposed_by === actor.userId) throw conflict('same-person', 'Somebody else has to agree to this merge.');
        const both = await lockBoth(tx, actor.organizationId, kind, merge.kept_id, merge.merged_id);
        if (!both) throw notFound();
        if (both.kept.version !== merge.kept_version || both.merged.version !== merge.merged_version) throw versionConflict();
        await carryOut(tx, actor, mergeable, merge, both);
        return one(tx, actor, id);
      })),

    refuse: (actor: Actor, id: string): Promise<Merge> =>
      database.asUser(actor, async (tx) => {
        const merge = await proposed(tx, actor, id);
        await tx.updateTable('merge').set({ state: 'refused', decided_by: actor.userId, decided_at: new Date() }).where('id', '=', id).execute();
        await settle(tx, actor, merge, 'merge-refused');
        return one(tx, actor, id);
      }),
  };
}

function requireTwo(keptId: string, mergedId: string): void {
  if (keptId === mergedId) throw invalid([{ path: 'mergedId', code: 'same', message: 'Nobody is merged into themselves.' }]);
}
