import { reached, type SeriesScope } from '@intake/api/rules';
import type { Appointment, SaveAppointment } from '@intake/api/contract';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid } from '../../../kernel/errors.ts';
import type { Seen } from '../../../kernel/table.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { wallTimeOf } from '../../../platform/clock/wallTime.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { lockForChange } from '../appointmentChange.ts';
import { bookIn, lengthAt, timesIn, timesOf, type Times } from '../bookVisit.ts';
import { ofVisit } from '../offeringInstead.ts';

/** Another visit of the series that a change reaches. */
export interface Reached extends Seen {
  startsAt: string;
  /** `YYYY-MM-DDTHH:MM:SS`, what the patient was told. */
  startsLocal: string;
  position: number;
}

/** Whoever changes several visits of a series waits for whoever does. Answers the series that the visit is of. */
export async function takeTurnOfSeries(tx: Tx, appointmentId: string): Promise<string | null> {
  const visit = await tx.selectFrom('appointment').select('series_id').where('id', '=', appointmentId).executeTakeFirst();
  if (!visit?.series_id) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${visit.series_id}, 0))`.execute(tx);
  return visit.series_id;
}

/**
 * The other visits to come that a change of this one reaches, locked, in the order of time. Whoever changes a series waits
 * for whoever does, and locks its visits before anything that a booking waits for. None where the visit is by itself.
 */
export async function lockReached(tx: Tx, clock: Clock, seen: Seen, scope: SeriesScope): Promise<Reached[]> {
  if (scope === 'this') return [];
  const seriesId = await takeTurnOfSeries(tx, seen.id);
  if (!seriesId) return [];
  const rows = await tx
    .selectFrom('appointment')
    .select(['id', 'version', 'status', 'starts_at', 'series_position', sql<string>`to_char(starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('starts_local')])
    .where('series_id', '=', seriesId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const visits = rows.map((row) => ({
    id: row.id, version: row.version, status: row.status, startsAt: row.starts_at.toISOString(), startsLocal: row.starts_local, position: row.series_position ?? 0,
  }));
  const changed = visits.find(({ id }) => id === seen.id);
  if (!changed) return [];
  // What has taken place, or was cancelled by itself, stays as it is.
  const now = clock.now().toISOString();
  return reached(scope, changed, visits)
    .filter(({ id, status, startsAt }) => id !== seen.id && (status === 'booked' || status === 'pending') && startsAt > now)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Moves a visit and those of its series that go with it, each as far by the clock on the wall as it goes itself. */
export async function moveWithSeries(
  tx: Tx, actor: Actor, clock: Clock, { scope, start, ...input }: SaveAppointment, tells: (times: Times) => void,
): Promise<Appointment> {
  const seen = { id: input.id ?? '', version: input.version ?? 0 };
  const others = await lockReached(tx, clock, seen, scope);
  const old = await lockForChange(tx, seen.id, seen.version);
  const at = await lengthAt(tx, actor, input);
  const times = await timesOf(tx, actor, input, start);
  const told = Temporal.PlainDateTime.from(wallTimeOf(old.starts_at, old.time_zone));
  const shift = told.until(wallTimeOf(times.start, at.timeZone), { largestUnit: 'day' });
  const changes = [{ ...seen, position: old.series_position ?? 0, times, startsAt: old.starts_at.toISOString(), isOwn: true }, ...others.map((other) => {
    const moved = timesIn(at, { local: Temporal.PlainDateTime.from(other.startsLocal).add(shift).toString({ smallestUnit: 'second' }), turn: 'first' });
    if ('fault' in moved) throw invalid([{ path: `visits.${other.position}`, code: moved.fault, message: 'Clocks skip this time.' }]);
    return { ...other, times: moved, isOwn: false };
  })];
  // Those that go later make room from the last one on: none stands in the way of another of its series.
  const order = shift.sign > 0 ? -1 : 1;
  let answer: Appointment | undefined;
  for (const { id, version, position, times: to, isOwn } of changes.toSorted((one, other) => order * one.startsAt.localeCompare(other.startsAt))) {
    tells(to);
    const own = isOwn ? {} : { holdId: null, reason: null, note: null, faxId: null, requestId: null, overbookReason: null };
    const visit = await ofVisit(position, () => bookIn(tx, actor, clock, { ...input, ...own, id, version }, to));
    if (isOwn) answer = visit;
  }
  return answer!;
}
