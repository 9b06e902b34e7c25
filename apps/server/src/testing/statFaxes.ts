import type { TestClinic } from './clinic.ts';

/** Zones with clocks that change by an hour, by half of one, never, and far from each other. */
export const statZones = ['America/Toronto', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** The same numbers for the same seed, from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const usualStatuses = ['completed', 'completed', 'completed', 'completed', 'ready', 'rejected', 'entered-in-error', 'completed', 'on-hold'];

interface StatFaxes {
  count: number;
  from: string;
  days: number;
  userIds: string[];
  /** They come in turn. */
  statuses?: string[];
}

/** Locations in each zone. */
export async function makeZones({ sql, organization }: Pick<TestClinic, 'sql' | 'organization'>): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    'insert into location (organization_id, name, time_zone) select $1, zone, zone from unnest($2::text[]) zone returning id',
    [organization.id, statZones],
  );
  return rows.map(({ id }) => id);
}

/**
 * So many faxes, spread evenly over some days around when clocks change: most filed, by one of the people or by nobody
 * known, some waiting, set aside, taken out, or hidden because they were misdirected.
 */
export const makeStatFaxes = ({ sql, organization }: Pick<TestClinic, 'sql' | 'organization'>, { count, from, days, userIds, statuses = usualStatuses }: StatFaxes) =>
  sql(
    `insert into fax (organization_id, location_id, source, sha256, size, from_number, document_type, status, locked_at, received_at, completed_at, completed_by, filed_unchanged)
     select $1, case when place <= array_length(places, 1) then places[place] end, 'demo', 'stat-' || n, 1, '+14165550142', 'referral', status,
       case when n % 97 = 0 then now() end, at, case when status in ('completed','rejected') then at + make_interval(secs => 60 * power(1.3, n % 31)) end,
       case when status = 'completed' then case when n % 4 < 3 then ($5::uuid[])[1 + n % array_length($5::uuid[], 1)] end end,
       case when status = 'completed' then (array[true, true, false, null])[1 + n % 4] end
     from (select array_agg(id order by name) as places from location where organization_id = $1) known, generate_series(1, $2::int) n,
       lateral (select $3::timestamptz + make_interval(secs => n * 86400.0 * $4 / $2) as at, 1 + (n * 7) % (array_length(places, 1) + 1) as place,
         ($6::text[])[1 + n % array_length($6::text[], 1)] as status) one`,
    [organization.id, count, from, days, userIds, statuses],
  );
