import { sql } from 'kysely';
import { clockRulesOf, countsBusinessDays, type ClockStop } from '@intake/api/rules';
import { holidaysIn } from '../../../platform/clock/holidays.ts';
import type { RequestPolicy } from '../../../platform/database/tables/clinicTables.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { StoredRequest } from '../request.store.ts';
import { firstOf, stopped, type Calendar, type Clock } from './requestClocks.ts';

/** The zone of the request's location, or the organisation's, and the organisation's clocks. */
export async function calendarOf(tx: Tx, { organization_id, location_id }: Pick<StoredRequest, 'organization_id' | 'location_id'>): Promise<Calendar> {
  const { request_policy: policy, time_zone: timeZone } = await tx
    .selectFrom('organization')
    .leftJoin('location', (join) => join.on('location.id', '=', location_id))
    .where('organization.id', '=', organization_id)
    .select(['organization.request_policy', sql<string>`coalesce(location.time_zone, organization.time_zone)`.as('time_zone')])
    .executeTakeFirstOrThrow();
  return calendarBy(policy, timeZone);
}

/** The days of a zone by a policy. */
export async function calendarBy({ preset, own, region, atRiskPercent }: RequestPolicy, timeZone: string): Promise<Calendar> {
  const rules = clockRulesOf(preset, own);
  return { timeZone, rules, atRiskPercent, isHoliday: rules.some(countsBusinessDays) ? await holidaysIn(region) : () => false };
}

export function listClocks(tx: Tx, requestId: string) {
  return tx.selectFrom('request_clock').selectAll().where('request_id', '=', requestId).orderBy('due_at').orderBy('clock').execute();
}

/** Writes what differs from before. The caller keeps `firstOf` them with the request. */
export async function keepClocks(tx: Tx, request: Pick<StoredRequest, 'id' | 'organization_id'>, before: Clock[], after: Clock[]): Promise<void> {
  const changed = after.filter((clock) => !before.includes(clock));
  if (changed.length === 0) return;
  const rows = changed.map(({ clock, stops, started_at, at_risk_at, due_at, stopped_at, stopped_by }) => ({
    organization_id: request.organization_id, request_id: request.id, clock, stops, started_at, at_risk_at, due_at, stopped_at, stopped_by,
  }));
  await tx
    .insertInto('request_clock')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'clock']).doUpdateSet(({ ref }) => ({
        at_risk_at: ref('excluded.at_risk_at'),
        due_at: ref('excluded.due_at'),
        stopped_at: ref('excluded.stopped_at'),
        stopped_by: ref('excluded.stopped_by'),
      })),
    )
    .execute();
}

/** Stops what one of these ends, for what happens to a locked request outside the lifecycle: a letter that has arrived. */
export async function stopClocks(tx: Tx, request: StoredRequest, stops: ClockStop[], at: Date): Promise<void> {
  const before = await listClocks(tx, request.id);
  const after = stopped(before, stops, at);
  if (after.every((clock, index) => clock === before[index])) return;
  await keepClocks(tx, request, before, after);
  await tx.updateTable('request').set(firstOf(after)).where('id', '=', request.id).execute();
}
