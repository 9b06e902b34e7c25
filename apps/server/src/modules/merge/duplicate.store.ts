import { sql } from 'kysely';
import type { MergeKind } from '@intake/api/contract';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Reason } from './mergeable.ts';

export const orderedPair = (one: string, other: string) => (one < other ? { a_id: one, b_id: other } : { a_id: other, b_id: one });

/** Who was decided not to be this person. */
export async function listNotSame(tx: Tx, organizationId: string, id: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('duplicate')
    .select(['a_id', 'b_id'])
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('a_id', '=', id), where('b_id', '=', id)]))
    .where('status', '=', 'not-same')
    .execute();
  return new Set(rows.map(({ a_id, b_id }) => (a_id === id ? b_id : a_id)));
}

/** A pair as it is stored; the smaller id stands first. */
export interface FoundPair<R extends Reason> {
  id: string;
  score: number;
  reasons: R[];
  ids: [string, string];
  proposedMergeId: string | null;
}

/** Pairs that nobody decided on, of those who are still two; the likeliest first. */
export async function pageDuplicates<R extends Reason>(tx: Tx, organizationId: string, kind: MergeKind, { cursor, limit }: PageQuery): Promise<Page<FoundPair<R>>> {
  // Both have what is asked for here.
  const table = kind as 'patient';
  let query = tx
    .selectFrom('duplicate')
    .innerJoin(`${table} as a`, 'a.id', 'duplicate.a_id')
    .innerJoin(`${table} as b`, 'b.id', 'duplicate.b_id')
    .where('duplicate.organization_id', '=', organizationId)
    .where('duplicate.kind', '=', kind)
    .where('duplicate.status', '=', 'open')
    .where('a.merged_into', 'is', null)
    .where('b.merged_into', 'is', null)
    .select(['duplicate.id', 'duplicate.score', 'duplicate.reasons', 'duplicate.a_id', 'duplicate.b_id'])
    .select((select) =>
      select
        .selectFrom('merge')
        .select('merge.id')
        .where('merge.state', '=', 'proposed')
        .whereRef('merge.organization_id', '=', 'duplicate.organization_id')
        .where(sql<boolean>`(merge.merged_id, merge.kept_id) in ((a.id, b.id), (b.id, a.id))`)
        .limit(1)
        .as('proposed_id'),
    )
    .orderBy('duplicate.score', 'desc')
    .orderBy('duplicate.id');
  if (cursor) {
    const [score, id] = decodeCursor(cursor, 'number', 'id');
    query = query.where(sql<boolean>`duplicate.score <= ${score} and (duplicate.score < ${score} or duplicate.id > ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.limit(count).execute(),
    toItem: ({ id, score, reasons, a_id, b_id, proposed_id }) => ({ id, score: score / 1000, reasons: reasons as unknown as R[], ids: [a_id, b_id] as [string, string], proposedMergeId: proposed_id }),
    position: (last) => [last.score, last.id],
  });
}
