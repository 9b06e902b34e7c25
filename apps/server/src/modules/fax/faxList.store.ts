import { sql } from 'kysely';
import { openFaxStatuses, priorities, type FaxStatus } from '@intake/api/rules';
import type { faxContract, FaxSummary, faxViews, RouteRequest } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { afterNewest, decodeCursor, readPage, type CursorValues, type Page, type PageQuery } from '../../kernel/cursor.ts';
import { selectFaxes, toSummary, type FaxRow } from './faxRow.ts';

type View = (typeof faxViews)[number];
export type IncomingQuery = RouteRequest<typeof faxContract.listIncomingFaxes>['query'];
export type CompletedQuery = RouteRequest<typeof faxContract.listCompletedFaxes>['query'];

/** Who asks, and when: a claim that ran out shows as none. */
interface Asked {
  tx: Tx;
  actor: Actor;
  now: Date;
}

/** Counting stops here; a screen shows "1,000+". */
export const countLimit = 1000;

type Query = ReturnType<typeof selectFaxes>;

// Spelled out as the partial indexes spell it, so that the planner can prove that they cover the query.
export const isOpen = sql<boolean>`fax.status in (${sql.join(openFaxStatuses.map((status) => sql.lit(status)))})`;

const isDone = sql<boolean>`fax.status in ('completed','rejected')`;

/** As faxes show: a claim that ran out holds nobody back, so such a fax is ready. */
const showsAs = (statuses: readonly FaxStatus[]) =>
  sql<boolean>`(case when fax.status = 'claimed' and fax.claimed_until <= now() then 'ready' else fax.status end) = any (${[...statuses]}::text[])`;

/** What no location has is everybody's, or nobody would see it. */
const at = (locationId: string) => sql<boolean>`(fax.location_id = ${locationId} or fax.location_id is null)`;

function inView(query: Query, view: View, userId: string): Query {
  if (view === 'mine') return query.where('fax.claimed_by', '=', userId).where('fax.status', '=', 'claimed').where('fax.claimed_until', '>', sql<Date>`now()`);
  if (view === 'urgent') return query.where('fax.priority_rank', '<', 3);
  if (view === 'failed') return query.where('fax.status', '=', 'failed');
  if (view === 'on-hold') return query.where('fax.status', '=', 'on-hold');
  if (view === 'duplicates') return query.where('fax.duplicate_of', 'is not', null);
  return query;
}

export function listIncoming({ tx, actor, now }: Asked, query: IncomingQuery): Promise<Page<FaxSummary>> {
  // Row level security says the same; naming the organisation lets the index lead with it.
  let select = inView(selectFaxes(tx).where('fax.organization_id', '=', actor.organizationId).where(isOpen), query.view, actor.userId);
  if (query.binId) select = select.where('fax.bin_id', '=', query.binId);
  if (query.locationId) select = select.where(at(query.locationId));
  if (query.status) select = select.where(showsAs(query.status));
  // The words are in the order of their ranks, which the index knows.
  if (query.priority) select = select.where('fax.priority_rank', 'in', query.priority.map((priority) => priorities.indexOf(priority)));
  if (query.documentType) select = select.where('fax.document_type', 'in', query.documentType);
  if (query.source) select = select.where('fax.source', 'in', query.source);

  const byUrgency = query.sort === 'urgent';
  const newest = query.sort === 'newest';
  if (query.cursor && byUrgency) {
    const [rank, at, id] = decodeCursor(query.cursor, 'number', 'time', 'id');
    select = select.where(sql<boolean>`(fax.priority_rank, fax.received_at, fax.id) > (${rank}::smallint, ${at}::timestamptz, ${id}::uuid)`);
  } else if (query.cursor && newest) {
    select = select.where(afterNewest(query.cursor, 'fax.received_at', 'fax.id'));
  } else if (query.cursor) {
    const [at, id] = decodeCursor(query.cursor, 'time', 'id');
    select = select.where(sql<boolean>`(fax.received_at, fax.id) > (${at}::timestamptz, ${id}::uuid)`);
  }
  if (byUrgency) select = select.orderBy('fax.priority_rank');
  return pageOf(select.orderBy('fax.received_at', newest ? 'desc' : 'asc').orderBy('fax.id'), query, now, (row) =>
    byUrgency ? [row.priority_rank, row.received_text, row.id] : [row.received_text, row.id],
  );
}

export function listCompleted({ tx, actor, now }: Asked, query: CompletedQuery): Promise<Page<FaxSummary>> {
  let select = selectFaxes(tx).where('fax.organization_id', '=', actor.organizationId).where(isDone).where('fax.completed_at', 'is not', null);
  if (query.binId) select = select.where('fax.bin_id', '=', query.binId);
  if (query.documentType) select = select.where('fax.document_type', 'in', query.documentType);
  if (query.cursor) select = select.where(afterNewest(query.cursor, 'fax.completed_at', 'fax.id'));
  return pageOf(select.orderBy('fax.completed_at', 'desc').orderBy('fax.id'), query, now, (row) => [row.completed_text, row.id]);
}

export function listOfPatient({ tx, actor, now }: Asked, query: PageQuery & { patientId: string }): Promise<Page<FaxSummary>> {
  let select = selectFaxes(tx).where('fax.organization_id', '=', actor.organizationId).where('fax.patient_id', '=', query.patientId);
  if (query.cursor) select = select.where(afterNewest(query.cursor, 'fax.received_at', 'fax.id'));
  return pageOf(select.orderBy('fax.received_at', 'desc').orderBy('fax.id'), query, now, (row) => [row.received_text, row.id]);
}

const pageOf = (select: Query, { limit }: PageQuery, now: Date, position: (last: FaxRow) => CursorValues): Promise<Page<FaxSummary>> =>
  readPage({ limit, ask: (count) => select.limit(count).execute(), toItem: (row) => toSummary(row, now), position });

/** How many open faxes each view holds, counted up to the limit. */
export async function countViews(tx: Tx, userId: string, organizationId: string, locationId?: string): Promise<Record<View, number>> {
  const place = locationId ? at(locationId) : sql`true`;
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`(
    select count(*)::int from (
      select 1 from fax where fax.organization_id = ${organizationId} and ${isOpen} and ${place} and ${condition} limit ${countLimit}
    ) counted)`;
  const result = await sql<Record<View, number>>`select
    ${count(sql`true`)} as open,
    ${count(sql`fax.claimed_by = ${userId} and fax.status = 'claimed' and fax.claimed_until > now()`)} as mine,
    ${count(sql`fax.priority_rank < 3`)} as urgent,
    ${count(sql`fax.status = 'failed'`)} as failed,
    ${count(sql`fax.status = 'on-hold'`)} as "on-hold",
    ${count(sql`fax.duplicate_of is not null`)} as duplicates`.execute(tx);
  return result.rows[0] as Record<View, number>;
}

