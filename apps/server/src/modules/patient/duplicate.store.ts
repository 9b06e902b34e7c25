import { sql } from 'kysely';
import type { DuplicatePair, Patient, PatientFields } from '@intake/api/contract';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { nameKeys } from '../../platform/search/tokens.ts';
import { toPatient } from './patient.store.ts';

/** As many charts as are compared with one; those that share most come first. */
const mostCompared = 200;

/** Charts that share a number, a phone, the birth date or nearly the name with this one. */
export async function findAlike(tx: Tx, organizationId: string, patient: PatientFields & { id: string }): Promise<Patient[]> {
  const { familyName, givenName, birthDate, healthNumber, phones } = patient;
  const [year, month, day] = (birthDate ?? '').split('-');
  // A day beyond the twelfth cannot have been a month.
  const days = birthDate ? [birthDate, ...(Number(day) <= 12 ? [`${year}-${day}-${month}`] : [])] : [];
  const rows = await tx
    .selectFrom(
      sql<{ id: string }>`private.find_likely(${healthNumber}, ${days}::date[], ${phones}::text[], ${nameKeys(familyName)}::text[],
        ${nameKeys(givenName)}::text[], ${mostCompared}::int)`.as<'found'>(sql`found(id)`),
    )
    .innerJoin('patient', 'patient.id', 'found.id')
    .selectAll('patient')
    .where('patient.organization_id', '=', organizationId)
    .where('patient.id', '<>', patient.id)
    .execute();
  return rows.map(toPatient);
}

export const orderedPair = (one: string, other: string) => (one < other ? { a_id: one, b_id: other } : { a_id: other, b_id: one });

/** Who was decided not to be this patient. */
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

/** Pairs that nobody decided on, of charts that are still two; the likeliest first. */
export async function pageDuplicates(tx: Tx, organizationId: string, { cursor, limit }: PageQuery): Promise<Page<DuplicatePair>> {
  let query = tx
    .selectFrom('duplicate')
    .innerJoin('patient as a', 'a.id', 'duplicate.a_id')
    .innerJoin('patient as b', 'b.id', 'duplicate.b_id')
    .where('duplicate.organization_id', '=', organizationId)
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
  const page = await readPage({ limit, ask: (count) => query.limit(count).execute(), toItem: (row) => row, position: (last) => [last.score, last.id] });
  const patients = await findByIds(tx, organizationId, page.items.flatMap(({ a_id, b_id }) => [a_id, b_id]));
  return {
    nextCursor: page.nextCursor,
    items: page.items.map(({ id, score, reasons, a_id, b_id, proposed_id }) => {
      const both = [a_id, b_id].map((one) => patients.get(one)!).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
      return { id, score: score / 1000, reasons, patients: both as [Patient, Patient], proposedMergeId: proposed_id };
    }),
  };
}

async function findByIds(tx: Tx, organizationId: string, ids: string[]): Promise<Map<string, Patient>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('patient').selectAll().where('organization_id', '=', organizationId).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toPatient(row)]));
}
