import { sql } from 'kysely';
import type { Breach, breachContract, BreachReader, RouteRequest } from '@intake/api/contract';
import { breachKeptMonths } from '@intake/api/rules';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type BreachQuery = RouteRequest<typeof breachContract.listBreaches>['query'];

/** A day as a cursor holds it. */
const dueAt = sql`breach.due_on::timestamp at time zone 'UTC'`;

const selectBreaches = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('breach')
    .innerJoin('organization', 'organization.id', 'breach.organization_id')
    .leftJoin('app_user as reporter', 'reporter.id', 'breach.reported_by')
    .leftJoin('app_user as container', 'container.id', 'breach.contained_by')
    .leftJoin('app_user as withdrawer', 'withdrawer.id', 'breach.withdrawn_by')
    .leftJoin('fax_delivery', 'fax_delivery.letter_id', 'breach.letter_id')
    .selectAll('breach')
    .select([
      'organization.time_zone', 'organization.request_policy', 'reporter.display_name as reporter_name', 'container.display_name as container_name',
      'withdrawer.display_name as withdrawer_name', 'fax_delivery.status as notice_status', 'fax_delivery.delivered_at',
      sql<string>`breach.created_at::text`.as('created_text'),
      sql<string>`(${dueAt})::text`.as('due_text'),
    ])
    .where('breach.organization_id', '=', organizationId);
export type BreachRow = Awaited<ReturnType<ReturnType<typeof selectBreaches>['execute']>>[number];

/** Open ones by their last day, all of them newest first. */
export function listBreaches(tx: Tx, organizationId: string, now: Date, { view, cursor, limit }: BreachQuery): Promise<Page<Breach>> {
  let query = selectBreaches(tx, organizationId);
  if (view !== 'all') query = query.where('contained_at', 'is', null).where('withdrawn_at', 'is', null);
  if (view === 'overdue') query = query.where(sql<boolean>`due_on < (${now}::timestamptz at time zone organization.time_zone)::date`);
  const position = (row: BreachRow) => (view === 'all' ? [row.created_text, row.id] : [row.due_text, row.id]);
  if (cursor) {
    const [at, id] = decodeCursor(cursor, 'time', 'id');
    query = query.where(view === 'all' ? sql<boolean>`(breach.created_at, breach.id) < (${at}::timestamptz, ${id}::uuid)` : sql<boolean>`(${dueAt}, breach.id) > (${at}::timestamptz, ${id}::uuid)`);
  }
  const inOrder = view === 'all' ? query.orderBy('breach.created_at', 'desc').orderBy('breach.id', 'desc') : query.orderBy('breach.due_on').orderBy('breach.id');
  return readPage({ limit, ask: (count) => inOrder.limit(count).execute(), toItem: toBreach, position });
}

/** The register from the first entry on. */
export const listAll = (tx: Tx, organizationId: string): Promise<BreachRow[]> => selectBreaches(tx, organizationId).orderBy('breach.created_at').orderBy('breach.id').execute();

/** @throws 404 for an entry of somebody else's register. */
export async function requireBreach(tx: Tx, organizationId: string, id: string): Promise<BreachRow> {
  const row = await selectBreaches(tx, organizationId).where('breach.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Who opened the faxes of each entry or sent them on, by the audit trail. */
export async function listReaders(tx: Tx, organizationId: string, breachIds: string[]): Promise<Map<string, BreachReader[]>> {
  const { rows } = await sql<{ breach_id: string; actor_name: string; times: number; first_at: Date; last_at: Date; is_sent_on: boolean }>`
    select breach.id as breach_id, actor_name, count(*)::int as times, min(recorded_at) as first_at, max(recorded_at) as last_at,
      bool_or(entity = 'fax_delivery' or detail ->> 'event' = 'compose') as is_sent_on
    from breach
    join audit_event on audit_event.organization_id = breach.organization_id and audit_event.entity_id = any (breach.fax_ids)
    where breach.organization_id = ${organizationId} and breach.id = any (${breachIds}::uuid[]) and actor_id is not null and outcome = 'success'
      and ((entity = 'fax' and action in ('R', 'E') and detail ->> 'event' is distinct from 'release') or (entity = 'fax_delivery' and action = 'C'))
    group by breach.id, actor_id, actor_name
    order by first_at`.execute(tx);
  const readers = new Map<string, BreachReader[]>(breachIds.map((id) => [id, []]));
  for (const row of rows)
    readers.get(row.breach_id)?.push({ name: row.actor_name, times: row.times, firstAt: row.first_at.toISOString(), lastAt: row.last_at.toISOString(), isSentOn: row.is_sent_on });
  return readers;
}

export function toBreach(row: BreachRow): Breach {
  const notifiedAt = row.notified_at ?? row.delivered_at;
  return {
    id: row.id,
    version: row.version,
    faxId: row.fax_id,
    from: row.from_number,
    senderName: row.sender_name,
    pageCount: row.page_count,
    receivedAt: row.received_at.toISOString(),
    reportedAt: row.created_at.toISOString(),
    reportedBy: row.reporter_name ?? '',
    description: row.description,
    information: row.information,
    peopleCount: row.people_count,
    disposal: row.disposal,
    dueOn: row.due_on,
    notice: row.notice,
    noticeStatus: row.notice_status,
    notifiedAt: notifiedAt?.toISOString() ?? null,
    containedAt: row.contained_at?.toISOString() ?? null,
    containedBy: row.container_name,
    erasedAt: row.erased_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    withdrawnBy: row.withdrawer_name,
    note: row.note ?? null,
    keptUntil: keptUntil(row),
  };
}

function keptUntil({ created_at, time_zone, request_policy: { region } }: BreachRow): string {
  const end = new Date(created_at);
  end.setUTCMonth(end.getUTCMonth() + breachKeptMonths(region));
  return localDay(end, time_zone);
}
