import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageQuery } from '../../kernel/cursor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { listNotSame, orderedPair, pageDuplicates, type FoundPair } from './duplicate.store.ts';
import { findRows } from './merge.store.ts';
import { trailOf, type Likeness, type Choices, type Mergeable, type Person, type Reason } from './mergeable.ts';

export type DuplicateService<P extends Person, C extends Choices, R extends Reason> = ReturnType<typeof createDuplicateService<P, C, R>>;

/** Two who may be one, the older one first. */
export interface Pair<P, R extends Reason> extends Omit<FoundPair<R>, 'ids'> {
  people: [P, P];
}

/** One who may be the same. */
export interface Likely<P, R extends Reason> extends Likeness<R> {
  person: P;
  isNotSame: boolean;
}

/** Those who may be one person. Nothing is merged by itself: a person compares them and decides. */
export function createDuplicateService<P extends Person, C extends Choices, R extends Reason>(database: Database, mergeable: Mergeable<P, C, R>) {
  const { kind, likeness, likelyFrom } = mergeable;
  /** A look at charts is told of. */
  const seen = async (tx: Tx, actor: Actor, shown: number) => {
    if (kind === 'patient') await appendAudit(tx, { actor, action: 'R', entity: 'patient-list', outcome: 'success', detail: { shown } });
  };

  return {
    list: (actor: Actor, query: PageQuery): Promise<Page<Pair<P, R>>> =>
      database.asUser(actor, async (tx) => {
        const { items, nextCursor } = await pageDuplicates<R>(tx, actor.organizationId, kind, query);
        const rows = await findRows(tx, actor.organizationId, kind, items.flatMap(({ ids }) => ids));
        const since = new Map(rows.map(({ id, created_at: created }) => [id, Number(created)]));
        const people = new Map((await mergeable.toPeople(tx, rows)).map((person) => [person.id, person]));
        await seen(tx, actor, items.length * 2);
        const byAge = (ids: [string, string]) => ids.toSorted((a, b) => (since.get(a) ?? 0) - (since.get(b) ?? 0)).map((id) => people.get(id)!) as [P, P];
        return { nextCursor, items: items.map(({ ids, ...pair }) => ({ ...pair, people: byAge(ids) })) };
      }),

    /** Compared now, so that one who was changed a moment ago is told of. */
    of: (actor: Actor, id: string): Promise<Likely<P, R>[]> =>
      database.asUser(actor, async (tx) => {
        const [person] = await mergeable.toPeople(tx, await findRows(tx, actor.organizationId, kind, [id]));
        if (!person) throw notFound();
        if (person.mergedInto) return [];
        const notSame = await listNotSame(tx, actor.organizationId, id);
        const found = (await mergeable.findAlike(tx, actor.organizationId, person))
          .map((other) => ({ person: other, ...likeness(person, other), isNotSame: notSame.has(other.id) }))
          .filter(({ score, isNotSame }) => score >= likelyFrom || isNotSame)
          .sort((a, b) => b.score - a.score || a.person.id.localeCompare(b.person.id));
        await seen(tx, actor, found.length);
        return found;
      }),

    decide: (actor: Actor, { id, otherId, isNotSame }: { id: string; otherId: string; isNotSame: boolean }) =>
      database.asUser(actor, async (tx) => {
        if (id === otherId) throw invalid([{ path: 'otherId', code: 'same', message: 'One person is their own.' }]);
        await requireOwn(tx, actor, kind, id);
        await requireOwn(tx, actor, kind, otherId, 'otherId');
        const [one, other] = await mergeable.toPeople(tx, await findRows(tx, actor.organizationId, kind, [id, otherId]));
        if (!one || !other) throw notFound();
        const { score, reasons } = likeness(one, other);
        const decision = isNotSame
          ? { status: 'not-same' as const, decided_by: actor.userId, decided_at: new Date() }
          : { status: 'open' as const, decided_by: null, decided_at: null };
        await tx
          .insertInto('duplicate')
          .values({
            organization_id: actor.organizationId, kind, ...orderedPair(id, otherId), score: Math.round(score * 1000), reasons: JSON.stringify(reasons), ...decision,
          })
          .onConflict((conflict) => conflict.columns(['organization_id', 'a_id', 'b_id']).doUpdateSet(decision))
          .execute();
        for (const [own, its] of [[id, otherId], [otherId, id]] as const) {
          await appendAudit(tx, { actor, action: 'U', ...trailOf(kind, own), outcome: 'success', detail: { event: isNotSame ? 'not-same' : 'maybe-same', otherId: its } });
        }
        await publish(tx, { organizationId: actor.organizationId, topic: kind, entity: 'duplicate' });
        return {};
      }),
  };
}
