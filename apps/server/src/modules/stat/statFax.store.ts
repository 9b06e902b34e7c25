import { sql } from 'kysely';
import { backlogAges, openFaxStatuses, type Days } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

/** The zone whose days count, where fax, location and organisation are joined as below. */
export const zone = sql`coalesce(location.time_zone, organization.time_zone)`;

/** Joins what `zone` needs to a fax or a request. */
export const withZone = (table: 'fax' | 'request' | 'credit_entry') => sql`
  join organization on organization.id = ${sql.ref(`${table}.organization_id`)}
  left join location on location.organization_id = ${sql.ref(`${table}.organization_id`)} and location.id = ${sql.ref(`${table}.location_id`)}`;

/** In one of these days of the place. The outer bounds are for the index: no zone is further from UTC than they are wide. */
export const within = (column: string, { from, to }: Days, ofZone = zone) => sql<boolean>`(
  ${sql.ref(column)} >= ${from}::date - interval '2 days' and ${sql.ref(column)} < ${to}::date + interval '3 days'
  and (${sql.ref(column)} at time zone ${ofZone})::date between ${from} and ${to})`;

// Spelled out as the partial indexes spell it, so that the planner can prove that they cover the query.
export const isOpen = sql<boolean>`fax.direction = 'inbound' and fax.locked_at is null
  and fax.status in (${sql.join(openFaxStatuses.map((status) => sql.lit(status)))})`;

export interface Age {
  upTo: number | null;
  after: string | null;
  until: string | null;
  count: number;
}

/** What waits, by how long: each age reaches from the one before it up to its own end. */
export async function countBacklog(tx: Tx, organizationId: string, locationId: string | null, now: Date): Promise<Age[]> {
  const ends = backlogAges.filter((end) => end !== null);
  const { rows } = await sql<{ age: number; count: number }>`
    select width_bucket(extract(epoch from ${now}::timestamptz - fax.received_at)::float8, array[${sql.join(ends)}]::float8[]) as age, count(*)::int as count
    from fax where fax.organization_id = ${organizationId} and ${isOpen} and ${locationId ? sql`fax.location_id = ${locationId}` : sql`true`}
    group by 1`.execute(tx);
  const before = (seconds: number | null | undefined) => (seconds == null ? null : new Date(now.getTime() - seconds * 1000).toISOString());
  return backlogAges.map((upTo, index) => ({
    upTo,
    after: before(upTo),
    until: before(backlogAges[index - 1]),
    count: rows.find(({ age }) => age === index)?.count ?? 0,
  }));
}

/** How many of what was filed as proposed in these days was taken back. */
export async function countCorrections(tx: Tx, organizationId: string, locationId: string | null, days: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from filing_correction join fax on fax.organization_id = filing_correction.organization_id and fax.id = filing_correction.fax_id
    ${withZone('fax')}
    where filing_correction.organization_id = ${organizationId} and fax.locked_at is null and ${within('filing_correction.filed_at', days)}
      and ${locationId ? sql`fax.location_id = ${locationId}` : sql`true`}`.execute(tx);
  return rows[0]!.count;
}
