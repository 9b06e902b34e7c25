import { z } from 'zod';
import { Averages, LocationWork, PersonWork, StatRow, Stats } from '../../contract/organization/stat.contract.ts';
import { errorBound } from '../../rules/stat/binomial.ts';
import { addDays, backlogAges, statPeriods, stepsOf } from '../../rules/stat/statPeriod.ts';
import { members } from '../access/user.fixtures.ts';
import { frozenNow, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from './location.fixtures.ts';

const today = frozenNow.slice(0, 10);

/** A number that comes again and looks as if it did not, from 0 up to 1. */
const wave = (at: number, seed: number) => (1 + Math.sin(at * 12.9898 + seed * 78.233) * 0.7 + Math.sin(at * 3.7 + seed) * 0.3) / 2;
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

const headOf = (days: number) => ({ asOf: frozenNow, timeZone: 'America/Toronto', hasOtherZones: false, ...statPeriods(today, days) });

/** What came on a day and what was filed, a Monday catching up with the weekend. */
const receivedOn = (day: string) => Math.round((isWeekend(day) ? 7 : 58) + 14 * wave(Date.parse(day) / 86_400_000, 1));
const filedOn = (day: string) => (isWeekend(day) ? Math.round(3 * wave(Date.parse(day) / 86_400_000, 2)) : receivedOn(day) + (new Date(`${day}T12:00:00Z`).getUTCDay() === 1 ? 16 : -2));
const overDays = (from: string, to: string, of: (day: string) => number) => {
  let total = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) total += of(day);
  return total;
};

const busyHours = [0, 0, 0, 0, 0, 1, 3, 9, 22, 31, 34, 27, 16, 24, 29, 26, 18, 8, 3, 2, 1, 1, 0, 0];

/** The counts of a clinic for so many days. */
export function statsOf(days: number): Stats {
  const { period, before, ...head } = headOf(days);
  const steps = stepsOf(period).map(({ from, to }, index, { length }) => {
    const done = overDays(from, to, filedOn);
    return { from, to, received: overDays(from, to, receivedOn), filed: done, unchanged: Math.round(done * (0.6 + (0.2 * index) / length + 0.06 * wave(index, 9))), known: done };
  });
  const [received, filed] = [sum(steps.map((one) => one.received)), sum(steps.map((one) => one.filed))];
  const unchanged = sum(steps.map((one) => one.unchanged));
  const backlog = [9, 14, 11, 6, 2, 1];
  return Stats.parse({
    ...head, period, before,
    faxes: {
      received: { now: received, before: overDays(before.from, before.to, receivedOn) },
      filed: { now: filed, before: overDays(before.from, before.to, filedOn) },
      unchanged: { now: unchanged, before: Math.round(filed * 0.62), known: filed, knownBefore: filed - 40 },
      accuracy: { filings: unchanged + 3, corrected: 3, errorBound: errorBound(3, unchanged + 3) },
      steps,
      hours: Array.from({ length: 7 }, (_, weekday) => busyHours.map((busy, hour) => Math.round((busy * (weekday > 4 ? 0.12 : 1 - weekday * 0.07) * (0.7 + wave(hour, weekday)) * days) / 30))),
      open: sum(backlog),
      backlog: backlogAges.map((upTo, index) => ({
        upTo,
        after: upTo === null ? null : minutesAgo(upTo / 60),
        until: index === 0 ? null : minutesAgo((backlogAges[index - 1] ?? 0) / 60),
        count: backlog[index],
      })),
    },
    sent: {
      once: { now: Math.round(received * 0.31), before: Math.round(received * 0.29) },
      again: { now: Math.round(received * 0.02), before: Math.round(received * 0.025) },
      failed: { now: 6, before: 11 },
      steps: steps.map(({ from, to, received: came }, index) => ({ from, to, once: Math.round(came * 0.31), again: index % 3, failed: index % 5 === 0 ? 1 : 0 })),
    },
    referrals: { asked: { now: Math.round(received * 0.18), before: Math.round(received * 0.17) } },
  });
}

/** How long it took in so many days, in seconds. */
export function averagesOf(days: number): Averages {
  const { period, before, ...head } = headOf(days);
  const stepped = (median: number, p90: number, count: number, seed: number) => ({
    now: { count: count * days, median: Math.round(median * 0.86), p90: Math.round(p90 * 0.82) },
    before: { count: count * days, median, p90 },
    steps: stepsOf(period).map(({ from, to }, index) => {
      const pace = (1.15 - (index / 60) * (30 / Math.max(days, 30))) * (0.85 + 0.3 * wave(index, seed));
      return isWeekend(from) && from === to
        ? { from, to, count: 0, median: null, p90: null }
        : { from, to, count, median: Math.round(median * pace), p90: Math.round(p90 * pace * (0.9 + 0.2 * wave(index, seed + 1))) };
    }),
  });
  return Averages.parse({
    ...head, period, before,
    faxes: stepped(46 * 60, 4.4 * 3600, 58, 3),
    referrals: { acknowledged: stepped(7 * 3600, 26 * 3600, 11, 5), decided: stepped(3.1 * 86_400, 9.4 * 86_400, 10, 7) },
  });
}

const person = (index: number, filed: number, before: number): PersonWork => ({
  userId: members[index]!.id, displayName: members[index]!.displayName, filed, before, unchanged: Math.round(filed * (0.74 - index * 0.05)), known: filed,
});

export const topUsers = z.array(PersonWork).parse([person(0, 812, 744), person(1, 391, 402), person(2, 64, 0)]);

export const locationWork = z.array(LocationWork).parse([
  { locationId: locations[0]!.id, name: locations[0]!.name, filed: 905, before: 861, people: [person(0, 640, 590), person(1, 221, 271), person(2, 44, 0)] },
  { locationId: locations[1]!.id, name: locations[1]!.name, filed: 342, before: 285, people: [person(0, 172, 154), person(1, 150, 131), person(2, 20, 0)] },
  { locationId: null, name: null, filed: 20, before: 0, people: [person(1, 20, 0)] },
]);

const names: [string, string, string][] = [
  ['Lakeshore Family Practice', 'Okafor, Adaeze', 'referral'], ['Northside Imaging', 'Tremblay, Luc', 'imaging-report'], ['+16135550177', 'Sato, Haruka', 'lab-result'],
  ['Dr. P. Bergström', 'Nguyen, Thi Lan', 'consult-report'], ['Quayside Pharmacy', 'Whitfield, Noor', 'prescription'],
];

export const statRows = z.array(StatRow).parse(
  Array.from({ length: 14 }, (_, index) => {
    const [name, patientName, about] = names[index % names.length]!;
    return {
      kind: 'fax', id: fixtureId('stat-row', index + 1), name, patientName: index === 6 ? null : patientName, about, status: 'completed',
      at: hoursAgo(index * 1.7), seconds: 420 + index * 1333, userName: members[index % 2]!.displayName, locationName: locations[index % 2]!.name, credits: null,
    };
  }),
);
