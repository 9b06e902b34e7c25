// Whether a simulated year misses a clock, or has one early, in five time zones and by every span of the rules.
import { clockPresets, clockStateAt, type Span } from '@intake/api/rules';
import { deadlineOf } from '../../../apps/server/src/platform/clock/deadline.ts';
import { holidaysIn, publicHolidays } from '../../../apps/server/src/platform/clock/holidays.ts';

const zones = ['America/St_Johns', 'America/Toronto', 'America/Regina', 'America/Whitehorse', 'America/Vancouver'];
const hour = 3_600_000;
const day = 24 * hour;
const year = 2026;
const province = 'ON';

/** Every span of the presets once, and one in business days, which own rules may have. */
const rules = Object.values(clockPresets).flat();
const all: Span[] = [...rules.flatMap(({ within, byCategory = {} }) => [within, ...Object.values(byCategory)]), { count: 10, unit: 'business-days' }];
const spans = [...new Map(all.map((span) => [`${span.count} ${span.unit}`, span])).entries()];

/** The calendar day in a zone by the platform's own Intl, which shares no code with the deadlines. */
const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (at: number) => format.format(at);
};

const holidays = new Set((await Promise.all([year, year + 1].map((one) => publicHolidays(province, one, 'en')))).flat().map((one) => one.day));
const isHoliday = await holidaysIn(province);
const text = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The last day of a span by plain arithmetic on days of UTC. */
function lastDayOf(first: string, { count, unit }: Span): string {
  const at = Date.parse(first);
  if (unit === 'days') return text(at + count * day);
  if (unit === 'months') {
    const start = new Date(at);
    const [wanted, month] = [start.getUTCDate(), start.getUTCMonth() + count];
    // The 31st of a month that has none is its last day.
    const end = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
    return text(Date.UTC(start.getUTCFullYear(), month, Math.min(wanted, end)));
  }
  let now = at;
  for (let left = count; left > 0; ) {
    now += day;
    if (![0, 6].includes(new Date(now).getUTCDay()) && !holidays.has(text(now))) left -= 1;
  }
  return text(now);
}

/** A referral an hour, for a year. */
function simulate(timeZone: string, span: Span) {
  const localDay = dayIn(timeZone);
  let [clocks, missed, early] = [0, 0, 0];
  for (let start = Date.UTC(year, 0, 1, 0, 30); start < Date.UTC(year + 1, 0, 1); start += hour) {
    const { dueAt, atRiskAt } = deadlineOf(new Date(start), span, timeZone, isHoliday);
    const times = { atRiskAt: atRiskAt.toISOString(), dueAt: dueAt.toISOString(), stoppedAt: null };
    const lastDay = lastDayOf(localDay(start), span);
    clocks += 1;
    // The last millisecond of the last day is in time, the next one is not.
    if (localDay(dueAt.getTime() - 1) !== lastDay || clockStateAt(times, new Date(dueAt.getTime() - 1)) === 'overdue') early += 1;
    if (localDay(dueAt.getTime()) === lastDay || clockStateAt(times, dueAt) !== 'overdue') missed += 1;
    if (atRiskAt.getTime() < start || atRiskAt >= dueAt) early += 1;
  }
  return { clocks, missed, early };
}

const figures = spans.map(([name, span]) => {
  const found = zones.map((timeZone) => simulate(timeZone, span));
  const sum = (of: 'clocks' | 'missed' | 'early') => found.reduce((total, one) => total + one[of], 0);
  return { span: name, zones: zones.length, clocks: sum('clocks'), missed: sum('missed'), early: sum('early') };
});
console.table(figures);
if (figures.some(({ missed, early }) => missed + early > 0)) process.exitCode = 1;
