import { sql, type RawBuilder } from 'kysely';
import { addHistograms, stepOf, type Days, type Histogram } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

export type Measure = 'received' | 'filed' | 'turnaround' | 'sent' | 'asked' | 'acknowledged' | 'decided';

/** In the place of what no location has, and of nobody. */
export const none = '00000000-0000-0000-0000-000000000000';

/** Whose counts, of which days. */
export interface Wanted {
  organizationId: string;
  /** Null for all. */
  locationId: string | null;
  period: Days;
  before: Days;
}

/** What was added up, and what has changed since: together exact at any moment. */
function counted({ organizationId, locationId, period, before }: Wanted, measures: Measure[]): RawBuilder<unknown> {
  const which = sql`organization_id = ${organizationId} and measure in (${sql.join(measures.map((measure) => sql.lit(measure)))})
    and day between ${before.from} and ${period.to}`;
  return sql`(
    select measure, day, slot, user_id, count from stat_day where ${which} and scope = ${locationId ?? organizationId}
    union all
    select measure, day, slot, coalesce(user_id, ${none}), count from stat_delta where ${which} and ${locationId ? sql`location_id = ${locationId}` : sql`true`}
  ) counted`;
}

export interface DayCount {
  measure: Measure;
  day: string;
  /** Of what was received it is left out: hours are counted by themselves. */
  slot: number | null;
  count: number;
}

/** By day, from the period before on. */
export async function countByDay(tx: Tx, wanted: Wanted, measures: Measure[]): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select measure, day::text, case when measure <> 'received' then slot end as slot, sum(count)::int as count
    from ${counted(wanted, measures)} group by 1, 2, 3`.execute(tx);
  return rows;
}

/** What was received in the period, by weekday (Monday first) and hour. */
export async function countByHour(tx: Tx, wanted: Wanted): Promise<number[][]> {
  const { rows } = await sql<{ weekday: number; hour: number; count: number }>`
    select extract(isodow from day)::int as weekday, slot as hour, sum(count)::int as count
    from ${counted({ ...wanted, before: wanted.period }, ['received'])} group by 1, 2`.execute(tx);
  const hours = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  for (const { weekday, hour, count } of rows) hours[weekday - 1]![hour] = count;
  return hours;
}

/** Histograms of durations: of each point of the chart, the last first, and of the period before. */
export async function histograms(tx: Tx, wanted: Wanted, measures: Measure[], days: number) {
  const { rows } = await sql<{ measure: Measure; step: number; slot: number; count: number }>`
    select measure, case when day < ${wanted.period.from} then -1 else (${wanted.period.to}::date - day) / ${stepOf(days)}::int end as step, slot, sum(count)::int as count
    from ${counted(wanted, measures)} group by 1, 2, 3`.execute(tx);
  const found = new Map<string, Map<number, number>>();
  for (const { measure, step, slot, count } of rows) {
    const key = `${measure} ${step}`;
    if (!found.has(key)) found.set(key, new Map());
    found.get(key)!.set(slot, count);
  }
  return (measure: Measure, steps: number): { now: Histogram; before: Histogram; steps: Histogram[] } => {
    const at = (step: number): Histogram => found.get(`${measure} ${step}`) ?? new Map<number, number>();
    // Steps are counted from the end of the period.
    const each = Array.from({ length: steps }, (_, index) => at(steps - 1 - index));
    return { now: addHistograms(each), before: at(-1), steps: each };
  };
}

export interface WorkCount {
  scope: string;
  user_id: string;
  display_name: string | null;
  filed: number;
  before: number;
  unchanged: number;
  known: number;
}

/** Who filed how much, where; with one scope of all of them, or each location by itself. */
export async function countWork(tx: Tx, { organizationId, locationId, period, before }: Wanted, byLocation: boolean): Promise<WorkCount[]> {
  const which = sql`organization_id = ${organizationId} and measure = 'filed' and day between ${before.from} and ${period.to}`;
  const scopes = locationId
    ? sql`array[${locationId}::uuid]`
    : byLocation
      ? sql`array(select id from location where organization_id = ${organizationId}) || array[${none}::uuid]`
      : sql`array[${organizationId}::uuid]`;
  const scopeOfDelta = byLocation || locationId ? sql`coalesce(location_id, ${none})` : sql`organization_id`;
  const { rows } = await sql<WorkCount>`
    select work.*, app_user.display_name from (
      select scope, user_id,
        coalesce(sum(count) filter (where day >= ${period.from}), 0)::int as filed,
        coalesce(sum(count) filter (where day < ${period.from}), 0)::int as before,
        coalesce(sum(count) filter (where day >= ${period.from} and slot = 1), 0)::int as unchanged,
        coalesce(sum(count) filter (where day >= ${period.from} and slot < 2), 0)::int as known
      from (
        select scope, user_id, day, slot, count from stat_day where ${which} and scope = any (${scopes})
        union all
        select * from (select ${scopeOfDelta} as scope, coalesce(user_id, ${none}), day, slot, count from stat_delta where ${which}) changes
        where scope = any (${scopes})
      ) counted group by 1, 2
    ) work left join app_user on app_user.id = work.user_id
    where work.filed > 0 or work.before > 0
    order by work.filed desc, work.before desc, app_user.display_name, work.user_id`.execute(tx);
  return rows;
}
