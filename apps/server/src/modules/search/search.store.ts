import { sql } from 'kysely';
import type { RouteRequest, searchContract } from '@intake/api/contract';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type SearchQuery = RouteRequest<typeof searchContract.searchEverything>['query'];

/** Relevance is decided among this many of the newest hits; the screen says so. */
export const rankedAmong = 200;

export interface FaxHits {
  ids: string[];
  nextCursor: string | null;
  /** How many were compared when there were more; null when every hit was. */
  rankedAmongNewest: number | null;
}

interface HitRow {
  fax_id: string;
  received_text: string;
  rank: number;
}

/** The filters that need the fax itself. Days are those of the organisation's clock. */
function filters(query: SearchQuery, organizationId: string) {
  const zone = sql`(select time_zone from organization where id = ${organizationId})`;
  const conditions = [
    query.documentType && sql`fax.document_type = any(${query.documentType}::text[])`,
    query.status && sql`fax.status = any(${query.status}::text[])`,
    query.binId && sql`fax.bin_id = ${query.binId}::uuid`,
    query.patientId && sql`fax.patient_id = ${query.patientId}::uuid`,
    query.from && sql`found.received_at >= (${query.from}::date::timestamp at time zone ${zone})`,
    query.to && sql`found.received_at < ((${query.to}::date + 1)::timestamp at time zone ${zone})`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

/** Newest first, by keyset; the vector is touched only by the index. */
export async function findNewest(tx: Tx, organizationId: string, tsquery: string, query: SearchQuery): Promise<FaxHits> {
  const rows = await hits(tx, organizationId, tsquery, query, query.limit + 1, false);
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return {
    ids: rows.slice(0, query.limit).map(({ fax_id }) => fax_id),
    nextCursor: last ? encodeCursor([last.received_text, last.fax_id]) : null,
    rankedAmongNewest: null,
  };
}

/** The best of the newest; one page, because a rank among the newest has no position to go on from. */
export async function findBest(tx: Tx, organizationId: string, tsquery: string, query: SearchQuery): Promise<FaxHits> {
  const rows = await hits(tx, organizationId, tsquery, query, rankedAmong + 1, true);
  const wasCut = rows.length > rankedAmong;
  const best = rows.slice(0, rankedAmong).sort((a, b) => b.rank - a.rank);
  return {
    ids: best.slice(0, query.limit).map(({ fax_id }) => fax_id),
    nextCursor: null,
    rankedAmongNewest: wasCut ? rankedAmong : null,
  };
}

async function hits(
  tx: Tx,
  organizationId: string,
  tsquery: string,
  query: SearchQuery,
  limit: number,
  isRanked: boolean,
): Promise<HitRow[]> {
  const where = filters(query, organizationId);
  const [at, id] = query.cursor ? decodeCursor(query.cursor, 2) : [];
  // A parameter of its own, not a join or a CTE: the planner then sees how rare the words are.
  const wanted = sql`${tsquery}::tsquery`;
  const { rows } = await sql<HitRow>`
    select newest.fax_id, newest.received_text,
      ${isRanked ? sql`(select ts_rank(s.document, ${wanted}) from fax_search s where s.fax_id = newest.fax_id)` : sql`0`} as rank
    from (
      select found.fax_id, found.received_at, found.received_at::text as received_text
      from fax_search found ${where ? sql`join fax on fax.id = found.fax_id` : sql``}
      where found.organization_id = ${organizationId} and found.document @@ ${wanted}
        ${where ? sql`and ${where}` : sql``}
        ${at === undefined ? sql`` : sql`and (found.received_at, found.fax_id) < (${at}::timestamptz, ${id}::uuid)`}
      order by found.received_at desc, found.fax_id desc
      limit ${limit}
    ) newest order by newest.received_at desc, newest.fax_id desc`.execute(tx);
  return rows;
}

/** Words of the pages of these faxes, to show where the hits are. */
export function pageTexts(tx: Tx, faxIds: string[]) {
  return tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .innerJoin('fax', (join) =>
      join.onRef('fax.id', '=', 'document.fax_id').onRef('fax.document_version', '=', 'document.version'),
    )
    .select(['page.fax_id', 'page.number', 'page.text'])
    .where('page.fax_id', 'in', faxIds)
    .orderBy('page.number')
    .execute();
}

export function pageWords(tx: Tx, faxId: string) {
  return tx
    .selectFrom('page')
    .innerJoin('document', 'document.id', 'page.document_id')
    .innerJoin('fax', (join) =>
      join.onRef('fax.id', '=', 'document.fax_id').onRef('fax.document_version', '=', 'document.version'),
    )
    .select(['page.number', 'page.words'])
    .where('page.fax_id', '=', faxId)
    .orderBy('page.number')
    .execute();
}
