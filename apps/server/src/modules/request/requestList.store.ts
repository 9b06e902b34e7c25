import { sql } from 'kysely';
import type { requestContract, RequestSummary, RouteRequest } from '@intake/api/contract';
import { priorities, requestKinds, type RequestKind, type RequestView } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { afterNewest, decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { selectRequests, toSummary, type RequestRow } from './requestRow.ts';

export type ListQuery = RouteRequest<typeof requestContract.listRequests>['query'];

/** Counting stops here; a screen shows "1,000+". */
export const countLimit = 1000;

// Spelled out as the partial indexes spell it, so that the planner can prove that they cover the query.
const isClosed = sql<boolean>`request.status in ('completed','rejected','cancelled')`;
const isOpen = sql<boolean>`request.status not in ('completed','rejected','cancelled')`;

/** What no location has is everybody's, or nobody would see it. */
const at = (locationId: string) => sql<boolean>`(request.location_id = ${locationId} or request.location_id is null)`;

/** What each view asks. A clock that still runs on a closed request, such as that of a report, is in danger all the same. */
const inView = (userId: string): Record<RequestView, ReturnType<typeof sql<boolean>>> => ({
  open: isOpen,
  mine: sql`${isOpen} and request.assignee_id = ${userId}`,
  mentioned: sql`request.id in (select request_id from request_mention where user_id = ${userId} and seen_at is null)`,
  new: sql`${isOpen} and request.status = 'requested'`,
  'at-risk': sql`request.clock_due_at < 'infinity' and request.clock_at_risk_at <= now()`,
  overdue: sql`request.clock_due_at < 'infinity' and request.clock_at_risk_at <= now() and request.clock_due_at <= now()`,
  waiting: sql`${isOpen} and request.status = 'on-hold'`,
  'to-book': sql`${isOpen} and request.status in ('accepted','booking')`,
  closed: isClosed,
});

interface Asked {
  tx: Tx;
  actor: Actor;
  now: Date;
}

/** The most urgent first, then what runs out first; what is closed by when it was closed. */
export function listRequests({ tx, actor, now }: Asked, query: ListQuery): Promise<Page<RequestSummary>> {
  // Row level security says the same; naming the organisation lets the index lead with it.
  let select = selectRequests(tx)
    .where('request.organization_id', '=', actor.organizationId)
    .where('request.kind', '=', query.kind)
    .where(inView(actor.userId)[query.view]);
  // The words are in the order of their ranks, which the index knows.
  if (query.priority) select = select.where('request.priority_rank', 'in', query.priority.map((priority) => priorities.indexOf(priority)));
  if (query.assigneeId === 'nobody') select = select.where('request.assignee_id', 'is', null);
  else if (query.assigneeId) select = select.where('request.assignee_id', '=', query.assigneeId);
  if (query.physicianId) select = select.where('request.physician_id', '=', query.physicianId);
  if (query.dueWithinDays !== undefined)
    select = select.where(sql<boolean>`request.clock_due_at < 'infinity' and request.clock_due_at <= now() + make_interval(days => ${query.dueWithinDays})`);
  if (query.modalityId) select = select.where('request.modality_id', '=', query.modalityId);
  if (query.patientId) select = select.where('request.patient_id', '=', query.patientId);
  if (query.locationId) select = select.where(at(query.locationId));

  const page = { limit: query.limit, toItem: (row: RequestRow) => toSummary(row, now) };
  if (query.view === 'closed') {
    if (query.cursor) select = select.where(afterNewest(query.cursor, 'request.closed_at', 'request.id'));
    return readPage({
      ...page,
      ask: (count) => select.orderBy('request.closed_at', 'desc').orderBy('request.id').limit(count).execute(),
      position: (row) => [row.closed_text, row.id],
    });
  }
  if (query.cursor) {
    const [rank, due, received, id] = decodeCursor(query.cursor, 'number', 'text', 'time', 'id');
    select = select.where(
      sql<boolean>`(request.priority_rank, request.clock_due_at, request.received_at, request.id) > (${rank}::smallint, ${due}::timestamptz, ${received}::timestamptz, ${id}::uuid)`,
    );
  }
  const inOrder = select.orderBy('request.priority_rank').orderBy('request.clock_due_at').orderBy('request.received_at').orderBy('request.id');
  return readPage({
    ...page,
    ask: (count) => inOrder.limit(count).execute(),
    position: (row) => [row.priority_rank, row.due_text, row.received_text, row.id],
  });
}

/** How many requests of a kind a view holds, up to the limit. */
function countOf({ organizationId, userId }: Actor, kind: RequestKind, view: RequestView, locationId?: string) {
  const place = locationId ? at(locationId) : sql`true`;
  return sql<number>`(select count(*)::int from (
    select 1 from request where request.organization_id = ${organizationId} and request.kind = ${kind} and ${inView(userId)[view]} and ${place}
    limit ${countLimit}) counted)`;
}

/** How many requests of a kind each of some views holds. */
export async function countViews<View extends RequestView>(tx: Tx, actor: Actor, kind: RequestKind, views: readonly View[], locationId?: string) {
  const counts = views.map((view) => sql`${countOf(actor, kind, view, locationId)} as ${sql.id(view)}`);
  const { rows } = await sql<Record<View, number>>`select ${sql.join(counts)}`.execute(tx);
  return rows[0]!;
}

/** What waits for somebody in each work list, by one question. */
export async function countWaiting(tx: Tx, actor: Actor, locationId?: string) {
  const views = { mine: 'mine', atRisk: 'at-risk', mentioned: 'mentioned' } as const;
  const ofKind = (kind: RequestKind) =>
    sql`json_build_object(${sql.join(Object.entries(views).flatMap(([name, view]) => [sql.lit(name), countOf(actor, kind, view, locationId)]))}) as ${sql.id(kind)}`;
  const { rows } = await sql<Record<RequestKind, Record<keyof typeof views, number>>>`select ${sql.join(requestKinds.map(ofKind))}`.execute(tx);
  return rows[0]!;
}
