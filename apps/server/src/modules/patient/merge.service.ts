import type { Merge, MergeChoices, MergePreview } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import { secondPersonFor, patientLikeness } from './likeness/patientLikeness.ts';
import { countReferences, findStanding, insertProposal, listMerges, lockBoth, lockMerge, type MergeRow } from './merge.store.ts';
import { carryOut, settle, withBlocked } from './mergeCharts.ts';
import { patientStore, toPatient } from './patient.store.ts';

export type MergeService = ReturnType<typeof createMergeService>;

export interface NewMerge {
  keptId: string;
  keptVersion: number;
  mergedId: string;
  mergedVersion: number;
  choices: MergeChoices;
}

/** Two charts become one, by a person's choice, field by field; two people's where they may be two patients after all. */
export function createMergeService(database: Database) {
  const one = async (tx: Tx, { organizationId }: Actor, id: string): Promise<Merge> => {
    const [merge] = await listMerges(tx, organizationId, { id });
    if (!merge) throw notFound();
    return merge;
  };

  const proposed = async (tx: Tx, { organizationId }: Actor, id: string): Promise<MergeRow> => {
    const merge = await lockMerge(tx, organizationId, id);
    if (!merge) throw notFound();
    if (merge.state !== 'proposed') throw conflict('not-proposed', 'This merge does not wait for anybody.');
    return merge;
  };

  return {
    list: (actor: Actor, patientId: string): Promise<Merge[]> =>
      database.asUser(actor, async (tx) => {
        if (!(await patientStore.find(tx, actor.organizationId, patientId))) throw notFound();
        return listMerges(tx, actor.organizationId, { patientId });
      }),

    preview: (actor: Actor, { keptId, mergedId }: { keptId: string; mergedId: string }): Promise<MergePreview> =>
      database.asUser(actor, async (tx) => {
        requireTwo(keptId, mergedId);
        const kept = await patientStore.find(tx, actor.organizationId, keptId);
        const merged = await patientStore.find(tx, actor.organizationId, mergedId);
        if (!kept || !merged) throw notFound();
        const standing = await findStanding(tx, actor.organizationId, [keptId, mergedId]);
        const isOfBoth = standing && [standing.kept_id, standing.merged_id].sort().join() === [keptId, mergedId].sort().join();
        const shown = isOfBoth ? await one(tx, actor, standing.id) : null;
        for (const { id } of [kept, merged]) {
          await appendAudit(tx, { actor, action: 'R', entity: 'patient', entityId: id, patientId: id, outcome: 'success' });
        }
        return {
          kept,
          merged,
          ...patientLikeness(kept, merged),
          secondPerson: secondPersonFor(kept, merged),
          moves: await countReferences(tx, mergedId),
          proposal: shown && standing ? { id: standing.id, choices: standing.choices, proposedBy: shown.proposedBy, isOwn: standing.proposed_by === actor.userId } : null,
        };
      }),

    merge: (actor: Actor, wanted: NewMerge): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        requireTwo(wanted.keptId, wanted.mergedId);
        const both = await lockBoth(tx, actor.organizationId, wanted.keptId, wanted.mergedId);
        if (!both) throw notFound();
        if (both.kept.merged_into ?? both.merged.merged_into) throw conflict('merged', 'One of these charts was merged into another one.');
        if (both.kept.version !== wanted.keptVersion || both.merged.version !== wanted.mergedVersion) throw versionConflict();
        if (await findStanding(tx, actor.organizationId, [wanted.keptId, wanted.mergedId])) {
          throw conflict('already-proposed', 'A merge of one of these charts waits for a second person.');
        }
        const secondPerson = secondPersonFor(toPatient(both.kept), toPatient(both.merged));
        const id = await insertProposal(tx, actor, wanted, secondPerson);
        const merge = await proposed(tx, actor, id);
        if (secondPerson.length > 0) await settle(tx, actor, merge, 'merge-proposed');
        else await carryOut(tx, actor, merge, both);
        return one(tx, actor, id);
      })),

    agree: (actor: Actor, id: string): Promise<Merge> =>
      withBlocked(database.asUser(actor, async (tx) => {
        const merge = await proposed(tx, actor, id);
        if (merge.proposed_by === actor.userId) throw conflict('same-person', 'Somebody else has to agree to this merge.');
        const both = await lockBoth(tx, actor.organizationId, merge.kept_id, merge.merged_id);
        if (!both) throw notFound();
        if (both.kept.version !== merge.kept_version || both.merged.version !== merge.merged_version) throw versionConflict();
        await carryOut(tx, actor, merge, both);
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
  if (keptId === mergedId) throw invalid([{ path: 'mergedId', code: 'same', message: 'A chart is not merged into itself.' }]);
}
