import type { Selectable } from 'kysely';
import { spanOf, type ClockRule, type ClockStart, type ClockStop, type RequestEvent, type TriageCategory } from '@intake/api/rules';
import { deadlineOf, deadlineOn, type IsHoliday } from '../../../platform/clock/deadline.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** A clock of a request; one that was started just now has no row yet. */
export interface Clock extends Omit<Selectable<Tables['request_clock']>, 'id' | 'organization_id' | 'request_id'> {
  id?: string;
}

type Times = Pick<Clock, 'id' | 'due_at' | 'at_risk_at' | 'stopped_at' | 'stopped_by'>;

/** By what the days of a request are counted. */
export interface Calendar {
  timeZone: string;
  rules: ClockRule[];
  isHoliday: IsHoliday;
  /** Percent of its time that a clock has left when it is at risk. */
  atRiskPercent: number;
}

const isRunning = ({ stopped_at }: Clock) => stopped_at === null;

/** Starts the clocks that begin with this; one that is there already goes on as it was. */
export function started(clocks: Clock[], calendar: Calendar, starts: ClockStart, category: TriageCategory | null, at: Date): Clock[] {
  const fresh = calendar.rules
    .filter((rule) => rule.starts === starts && !clocks.some(({ clock }) => clock === rule.clock))
    .map((rule) => ({ clock: rule.clock, stops: rule.stoppedBy, started_at: at, ...timesOf(rule, calendar, category, at), stopped_at: null, stopped_by: null }));
  return [...clocks, ...fresh];
}

/** Another category or location moves the clocks that run to where they would have stood from the start. */
export const moved = (clocks: Clock[], calendar: Calendar, category: TriageCategory | null): Clock[] =>
  clocks.map((clock) => {
    const rule = isRunning(clock) && calendar.rules.find((one) => one.clock === clock.clock);
    return rule ? { ...clock, ...timesOf(rule, calendar, category, clock.started_at) } : clock;
  });

/** The clock of the day that was set by hand; null takes it away again. */
export function withDueDay(clocks: Clock[], day: string | null, { timeZone, atRiskPercent }: Calendar, at: Date): Clock[] {
  const known = clocks.find(({ clock }) => clock === 'due');
  const others = clocks.filter((clock) => clock !== known);
  if (day === null) return known ? [...others, ...withdrawn([known], [], at)] : clocks;
  const due: Clock = known ?? { clock: 'due', stops: ['completed'], started_at: at, at_risk_at: at, due_at: at, stopped_at: null, stopped_by: null };
  return [...others, { ...due, ...columnsOf(deadlineOn(at, day, timeZone, atRiskPercent)), stopped_at: null, stopped_by: null }];
}

/** Stops what one of these ends. */
export const stopped = (clocks: Clock[], stops: ClockStop[], at: Date): Clock[] =>
  clocks.map((clock) => {
    const stop = isRunning(clock) && stops.find((one) => clock.stops.includes(one));
    return stop ? { ...clock, stopped_at: at, stopped_by: stop } : clock;
  });

/** Stops what still runs, but for duties that remain, such as that the answer arrives. */
const withdrawn = (clocks: Clock[], but: readonly ClockStop[], at: Date): Clock[] =>
  clocks.map((clock) =>
    isRunning(clock) && !clock.stops.some((stop) => but.includes(stop)) ? { ...clock, stopped_at: at, stopped_by: 'withdrawn' } : clock,
  );

/** Runs again what was withdrawn, with the deadlines that it had. */
const resumed = (clocks: Clock[]): Clock[] =>
  clocks.map((clock) => (clock.stopped_by === 'withdrawn' ? { ...clock, stopped_at: null, stopped_by: null } : clock));

/** As they were; one that was started since is withdrawn. */
export const restored = (clocks: Clock[], before: Times[], at: Date): Clock[] =>
  clocks.map((clock) => {
    const was = before.find(({ id }) => id === clock.id);
    return was ? { ...clock, ...was } : withdrawn([clock], [], at)[0]!;
  });

/** What remains to be done although the request is closed: that the answer arrives, that the report goes out. */
const remaining: Partial<Record<RequestEvent, readonly ClockStop[]>> = {
  decline: ['decision-delivered'], redirect: ['decision-delivered'], complete: ['decision-delivered', 'report-delivered'], cancel: [],
};

interface Moved {
  event: RequestEvent;
  stops: ClockStop[];
  isReferral: boolean;
  category: TriageCategory | null;
  at: Date;
}

/** What an event of the lifecycle does to the clocks. */
export function afterEvent(before: Clock[], calendar: Calendar, { event, stops, isReferral, category, at }: Moved): Clock[] {
  const left = stopped(before, stops, at);
  const duties = remaining[event];
  const open = duties ? withdrawn(left, duties, at) : left;
  if (event === 'complete' && isReferral) return started(open, calendar, 'visited', category, at);
  return event === 'reopen' ? resumed(open) : open;
}

/** The running clock that ends first, as it is kept with the request. */
export function firstOf(clocks: Clock[]): { clock_due_at: Date | string; clock_at_risk_at: Date | string } {
  const running = clocks.filter(isRunning);
  const first = (times: Date[]) => (times.length > 0 ? new Date(Math.min(...times.map(Number))) : 'infinity');
  return { clock_due_at: first(running.map(({ due_at }) => due_at)), clock_at_risk_at: first(running.map(({ at_risk_at }) => at_risk_at)) };
}

const columnsOf = ({ dueAt, atRiskAt }: { dueAt: Date; atRiskAt: Date }) => ({ due_at: dueAt, at_risk_at: atRiskAt });

const timesOf = (rule: ClockRule, { timeZone, isHoliday, atRiskPercent }: Calendar, category: TriageCategory | null, at: Date) =>
  columnsOf(deadlineOf(at, spanOf(rule, category), timeZone, isHoliday, atRiskPercent));
