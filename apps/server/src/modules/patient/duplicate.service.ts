import type { LikelyDuplicate } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findAlike, listNotSame, orderedPair, pageDuplicates } from './duplicate.store.ts';
import { likelyFrom, patientLikeness } from './likeness/patientLikeness.ts';
import { patientStore } from './patient.store.ts';

export type DuplicateService = ReturnType<typeof createDuplicateService>;

/** Charts that may be one person's. Nothing is merged by itself: a person compares them and decides. */
export function createDuplicateService(database: Database) {
  return {
    list: (actor: Actor, query: PageQuery) =>
      database.asUser(actor, async (tx) => {
        const page = await pageDuplicates(tx, actor.organizationId, query);
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-list', outcome: 'success', detail: { shown: page.items.length * 2 } });
        return page;
      }),

    /** Compared now, so that a chart that was changed a moment ago is told of. */
    ofPatient: (actor: Actor, id: string): Promise<LikelyDuplicate[]> =>
      database.asUser(actor, async (tx) => {
        const patient = await patientStore.find(tx, actor.organizationId, id);
        if (!patient) throw notFound();
        if (patient.mergedInto) return [];
        const notSame = await listNotSame(tx, actor.organizationId, id);
        const found = (await findAlike(tx, actor.organizationId, patient))
          .map((other) => ({ patient: other, ...patientLikeness(patient, other), isNotSame: notSame.has(other.id) }))
          .filter(({ score, isNotSame }) => score >= likelyFrom || isNotSame)
          .sort((a, b) => b.score - a.score || a.patient.id.localeCompare(b.patient.id));
        await appendAudit(tx, { actor, action: 'R', entity: 'patient-list', outcome: 'success', detail: { shown: found.length } });
        return found;
      }),

    decide: (actor: Actor, { patientId, otherId, isNotSame }: { patientId: string; otherId: string; isNotSame: boolean }) =>
      database.asUser(actor, async (tx) => {
        if (patientId === otherId) throw invalid([{ path: 'otherId', code: 'same', message: 'A chart is its own.' }]);
        await requireOwn(tx, actor, 'patient', patientId);
        await requireOwn(tx, actor, 'patient', otherId, 'otherId');
        const [one, other] = [await patientStore.find(tx, actor.organizationId, patientId), await patientStore.find(tx, actor.organizationId, otherId)];
        if (!one || !other) throw notFound();
        const { score, reasons } = patientLikeness(one, other);
        const decision = isNotSame
          ? { status: 'not-same' as const, decided_by: actor.userId, decided_at: new Date() }
          : { status: 'open' as const, decided_by: null, decided_at: null };
        await tx
          .insertInto('duplicate')
          .values({
            organization_id: actor.organizationId, ...orderedPair(patientId, otherId), score: Math.round(score * 1000),
            reasons: JSON.stringify(reasons), ...decision,
          })
          .onConflict((conflict) => conflict.columns(['organization_id', 'a_id', 'b_id']).doUpdateSet(decision))
          .execute();
        for (const id of [patientId, otherId]) {
          const detail = { event: isNotSame ? 'not-same' : 'maybe-same', otherId: id === patientId ? otherId : patientId };
          await appendAudit(tx, { actor, action: 'U', entity: 'patient', entityId: id, patientId: id, outcome: 'success', detail });
        }
        await publish(tx, { organizationId: actor.organizationId, topic: 'patient', entity: 'duplicate' });
        return {};
      }),
  };
}
