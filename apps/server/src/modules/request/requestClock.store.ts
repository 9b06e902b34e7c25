import { sql } from 'kysely';
import { clockRulesOf, spanOf, type ClockRule, type ClockStart, type ClockStop } from '@intake/api/rules';
import { deadlineOf, deadlineOn } from '../../platform/clock/deadline.ts';
import { holidaysIn } from '../../platform/clock/holidays.ts';
import type { RequestPolicy } from '../../platform/database/clinicTables.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { StoredRequest } from './request.store.ts';

export interface Calendar {
  timeZone: string;
  policy: RequestPolicy;
}

/** The zone of the request's location, or the organisation's, and the organisation's clocks. */
export async function calendarOf(tx: Tx, { organization_id, location_id }: Pick<StoredRequest, 'organization_id' | 'location_id'>): Promise<Calendar> {
  const row = await tx
    .selectFrom('organization')
    .leftJoin('location', (join) => join.on('location.id', '=', location_id))
    .where('organization.id', '=', organization_id)
    .select(['organization.request_policy', sql<string>`coalesce(location.time_zone, organization.time_zone)`.as('time_zone')])
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone, policy: row.request_policy };
}

/** Starts the clocks of a referral that begin with this; one that is there already goes on as it was. */
export async function startClocks(tx: Tx, request: StoredRequest, starts: ClockStart, at: Date): Promise<void> {
  const { timeZone, policy } = await calendarOf(tx, request);
  const rules = clockRulesOf(policy.preset, policy.own).filter((rule) => rule.starts === starts);
  const isHoliday = holidaysIn(policy.region);
  const row = (rule: ClockRule) => {
    const { dueAt, atRiskAt } = deadlineOf(at, spanOf(rule, request.category), timeZone, isHoliday);
    return { ...common(request, at), clock: rule.clock, stops: rule.stoppedBy, due_at: dueAt, at_risk_at: atRiskAt };
  };
  if (rules.length > 0) await tx.insertInto('request_clock').values(rules.map(row)).onConflict((conflict) => conflict.doNothing()).execute();
  await keepFirst(tx, request.id);
}

/** Another category or location moves the clocks that run to where they would have stood from the start. */
export async function moveClocks(tx: Tx, request: StoredRequest): Promise<void> {
  const { timeZone, policy } = await calendarOf(tx, request);
  const running = await tx.selectFrom('request_clock').selectAll().where('request_id', '=', request.id).where('stopped_at', 'is', null).execute();
  for (const clock of running) {
    const rule = clockRulesOf(policy.preset, policy.own).find((one) => one.clock === clock.clock);
    if (!rule) continue;
    const { dueAt, atRiskAt } = deadlineOf(clock.started_at, spanOf(rule, request.category), timeZone, holidaysIn(policy.region));
    await tx.updateTable('request_clock').set({ due_at: dueAt, at_risk_at: atRiskAt }).where('id', '=', clock.id).execute();
  }
  await keepFirst(tx, request.id);
}

/** The clock of the day that was set by hand; null takes it away again. */
export async function setDueDay(tx: Tx, request: StoredRequest, day: string | null, at: Date): Promise<void> {
  if (day === null) {
    await tx
      .updateTable('request_clock')
      .set({ stopped_at: at, stopped_by: 'withdrawn' })
      .where('request_id', '=', request.id)
      .where('clock', '=', 'due')
      .where('stopped_at', 'is', null)
      .execute();
  } else {
    const { timeZone } = await calendarOf(tx, request);
    const { dueAt, atRiskAt } = deadlineOn(at, day, timeZone);
    const times = { due_at: dueAt, at_risk_at: atRiskAt, stopped_at: null, stopped_by: null };
    await tx
      .insertInto('request_clock')
      .values({ ...common(request, at), clock: 'due', stops: ['completed'], ...times })
      .onConflict((conflict) => conflict.columns(['request_id', 'clock']).doUpdateSet(times))
      .execute();
  }
  await keepFirst(tx, request.id);
}

/** Stops what one of these ends. */
export async function stopClocks(tx: Tx, requestId: string, stops: ClockStop[], at: Date): Promise<void> {
  for (const stop of stops) {
    await tx
      .updateTable('request_clock')
      .set({ stopped_at: at, stopped_by: stop })
      .where('request_id', '=', requestId)
      .where('stopped_at', 'is', null)
      .where(sql<boolean>`${stop} = any (stops)`)
      .execute();
  }
  await keepFirst(tx, requestId);
}

/** Stops what still runs, but for duties that remain, such as that the answer arrives. */
export async function withdrawClocks(tx: Tx, requestId: string, but: ClockStop[], at: Date): Promise<void> {
  await tx
    .updateTable('request_clock')
    .set({ stopped_at: at, stopped_by: 'withdrawn' })
    .where('request_id', '=', requestId)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`not (stops && ${but}::text[])`)
    .execute();
  await keepFirst(tx, requestId);
}

/** Runs again what was withdrawn, with the deadlines that it had. */
export async function resumeClocks(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('request_clock')
    .set({ stopped_at: null, stopped_by: null })
    .where('request_id', '=', requestId)
    .where('stopped_by', '=', 'withdrawn')
    .execute();
  await keepFirst(tx, requestId);
}

export function listClocks(tx: Tx, requestId: string) {
  return tx.selectFrom('request_clock').selectAll().where('request_id', '=', requestId).orderBy('due_at').orderBy('clock').execute();
}

const common = (request: StoredRequest, at: Date) => ({
  organization_id: request.organization_id,
  request_id: request.id,
  started_at: at,
  stopped_at: null,
  stopped_by: null,
});

/** Keeps with the request which of its clocks ends first. */
export async function keepFirst(tx: Tx, requestId: string): Promise<void> {
  await sql`update request set
      clock_due_at = coalesce((select min(due_at) from request_clock where request_id = request.id and stopped_at is null), 'infinity'),
      clock_at_risk_at = coalesce((select min(at_risk_at) from request_clock where request_id = request.id and stopped_at is null), 'infinity')
    where id = ${requestId}`.execute(tx);
}
