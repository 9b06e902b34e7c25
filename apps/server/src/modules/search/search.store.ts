import { sql } from 'kysely';
import type { RouteRequest, searchContract } from '@intake/api/contract';
import { decodeCursor, readPage } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type SearchQuery = RouteRequest<typeof searchContract.searchEverything>['query'];

/** Relevance is decided among this many of the newest hits; the screen says so. */
export const rankedAmong = 100;

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

/** Newest first, by keyset. */
export async function findNewest(tx: Tx, organizationId: string, tsquery: string, query: SearchQuery): Promise<FaxHits> {
  const { items: ids, nextCursor } = await readPage({
    limit: query.limit,
    ask: (count) => hits(tx, organizationId, tsquery, query, count, false),
    toItem: ({ fax_id }) => fax_id,
    position: (hit) => [hit.received_text, hit.fax_id],
  });
  return { ids, nextCursor, rankedAmongNewest: null };
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

const start = '00000000-0000-0000-0000-000000000000';

/** The newest hits; days are those of the organisation's clock. */
async function hits(
  tx: Tx,
  organizationId: string,
  tsquery: string,
  query: SearchQuery,
  limit: number,
  isRanked: boolean,
): Promise<HitRow[]> {
  const dayStart = (day: string | undefined, later: number, without: string) =>
    day
      ? sql`(${day}::date + ${later}::int)::timestamp at time zone (select time_zone from organization where id = ${organizationId})`
      : sql`${without}::timestamptz`;
  const [at, id] = query.cursor ? decodeCursor(query.cursor, 'time', 'id') : [];
  const before = at === undefined ? dayStart(query.to, 1, 'infinity') : sql`${at}::timestamptz`;
  const rank = sql`(select ts_rank(s.document, ${tsquery}::tsquery) from fax_search s where s.fax_id = found.fax_id)`;
  const { rows } = await sql<HitRow>`
    select found.fax_id, found.received_at::text as received_text, ${isRanked ? rank : sql`0`} as rank
    from private.find_faxes(${tsquery}::tsquery, ${query.documentType ?? null}::text[], ${query.status ?? null}::text[],
      ${query.direction ?? null}::text, ${query.binId ?? null}::uuid, ${query.patientId ?? null}::uuid,
      ${dayStart(query.from, 0, '-infinity')}, ${before}, ${id ?? start}::uuid, ${limit}::int) found
    order by found.received_at desc, found.fax_id desc`.execute(tx);
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
