import type { Averages, Duration, DurationCompared, LocationWork, PersonWork, Stats, StatRow } from '@intake/api/contract';
import { addDays, countOf, daysBetween, errorBound, quantileOf, stepsOf, type Days, type Histogram, type Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Page } from '../../kernel/cursor.ts';
import { hasPermission } from '../../http/implement.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { countByDay, countByHour, countWork, histograms, none, type DayCount, type Measure, type Wanted, type WorkCount } from './statDay.store.ts';
import { countBacklog, countCorrections } from './statFax.store.ts';
import { headOf, type StatHead, type StatQuery } from './statPeriod.ts';
import { kindOf, listRows, type RowQuery } from './statRow.store.ts';

/** What one has to be allowed to read, to know how much of it there is. */
const rightsOf: Record<StatRow['kind'], readonly Permission[]> = {
  fax: ['faxes.read'],
  sent: ['messages.read', 'messages.send'],
  request: ['requests.read'],
  credit: ['stats.read'],
};

const mayCount = (actor: Actor, kind: StatRow['kind']) => rightsOf[kind].some((right) => hasPermission(actor, right));

const filedSlots = { changed: 0, unchanged: 1 };
const sentSlots = { once: 0, again: 1, failed: 2 };

/** Sums of days: of which measure and slots, from when to when. */
function summing(counts: DayCount[]) {
  const found = new Map<string, number>();
  for (const { measure, day, slot, count } of counts)
    for (const key of [`${measure} ${day}`, `${measure} ${day} ${slot}`]) found.set(key, (found.get(key) ?? 0) + count);
  return (measure: Measure, { from, to }: Days, ...slots: number[]) => {
    let sum = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (slots.length === 0) sum += found.get(`${measure} ${day}`) ?? 0;
      for (const slot of slots) sum += found.get(`${measure} ${day} ${slot}`) ?? 0;
    }
    return sum;
  };
}

const durationOf = (histogram: Histogram): Duration => ({
  count: countOf(histogram), median: quantileOf(histogram, 0.5), p90: quantileOf(histogram, 0.9),
});

export type StatService = ReturnType<typeof createStatService>;

/** The figures of a dashboard, of what the actor may read. */
export function createStatService({ database, clock }: { database: Database; clock: Clock }) {
  const asking = <Answer>(actor: Actor, query: StatQuery, answer: (tx: Tx, head: StatHead, wanted: Wanted) => Promise<Answer>) =>
    database.asUser(actor, async (tx) => {
      const head = await headOf(tx, actor, query, clock.now());
      const { period, before } = head;
      return answer(tx, head, { organizationId: actor.organizationId, locationId: query.locationId ?? null, period, before });
    });

  return {
    counts: (actor: Actor, query: StatQuery): Promise<Stats> =>
      asking(actor, query, async (tx, head, wanted) => ({
        ...head,
        faxes: mayCount(actor, 'fax') ? await countFaxes(tx, wanted, new Date(head.asOf)) : null,
        sent: mayCount(actor, 'sent') ? await countSent(tx, wanted) : null,
        referrals: mayCount(actor, 'request') ? await countReferrals(tx, wanted) : null,
      })),

    averages: (actor: Actor, query: StatQuery): Promise<Averages> =>
      asking(actor, query, async (tx, head, wanted) => {
        const steps = stepsOf(head.period);
        const compared = (found: Awaited<ReturnType<typeof histograms>>, measure: Measure): DurationCompared => {
          const { now, before, steps: each } = found(measure, steps.length);
          return { now: durationOf(now), before: durationOf(before), steps: each.map((one, index) => ({ ...steps[index]!, ...durationOf(one) })) };
        };
        const days = daysBetween(head.period.from, head.period.to) + 1;
        const faxes = mayCount(actor, 'fax') && (await histograms(tx, wanted, ['turnaround'], days));
        const referrals = mayCount(actor, 'request') && (await histograms(tx, wanted, ['acknowledged', 'decided'], days));
        return {
          ...head,
          faxes: faxes ? compared(faxes, 'turnaround') : null,
          referrals: referrals ? { acknowledged: compared(referrals, 'acknowledged'), decided: compared(referrals, 'decided') } : null,
        };
      }),

    top: (actor: Actor, query: StatQuery): Promise<StatHead & { people: PersonWork[] }> =>
      asking(actor, query, async (tx, head, wanted) => ({ ...head, people: mayCount(actor, 'fax') ? (await countWork(tx, wanted, false)).map(toPerson) : [] })),

    nestedTop: (actor: Actor, query: StatQuery): Promise<StatHead & { locations: LocationWork[] }> =>
      asking(actor, query, async (tx, head, wanted) => {
        const work = mayCount(actor, 'fax') ? await countWork(tx, wanted, true) : [];
        const names = await tx.selectFrom('location').select(['id', 'name']).where('organization_id', '=', actor.organizationId).execute();
        const locations = [...new Set(work.map(({ scope }) => scope))].map((scope) => {
          const people = work.filter((one) => one.scope === scope).map(toPerson);
          return {
            locationId: scope === none ? null : scope,
            name: names.find(({ id }) => id === scope)?.name ?? null,
            filed: people.reduce((sum, { filed }) => sum + filed, 0),
            before: people.reduce((sum, { before }) => sum + before, 0),
            people,
          };
        });
        return { ...head, locations: locations.sort((one, other) => other.filed - one.filed || (one.name ?? '').localeCompare(other.name ?? '')) };
      }),

    rows: (actor: Actor, query: RowQuery): Promise<Page<StatRow>> => {
      if (!mayCount(actor, kindOf(query.figure))) throw notFound();
      return database.asUser(actor, (tx) => listRows(tx, actor.organizationId, query));
    },
  };
}

async function countFaxes(tx: Tx, wanted: Wanted, now: Date): Promise<NonNullable<Stats['faxes']>> {
  const { organizationId, locationId, period, before } = wanted;
  const sum = summing(await countByDay(tx, wanted, ['received', 'filed']));
  const compared = (measure: Measure) => ({ now: sum(measure, period), before: sum(measure, before) });
  const { changed, unchanged } = filedSlots;
  const corrected = await countCorrections(tx, organizationId, locationId, period);
  const stands = sum('filed', period, unchanged);
  const backlog = await countBacklog(tx, organizationId, locationId, now);
  return {
    received: compared('received'),
    filed: compared('filed'),
    unchanged: {
      now: stands,
      before: sum('filed', before, unchanged),
      known: sum('filed', period, changed, unchanged),
      knownBefore: sum('filed', before, changed, unchanged),
    },
    // What was taken back does not count as filed any more.
    accuracy: { filings: stands + corrected, corrected, errorBound: errorBound(corrected, stands + corrected) },
    steps: stepsOf(period).map((days) => ({
      ...days, received: sum('received', days), filed: sum('filed', days), unchanged: sum('filed', days, unchanged), known: sum('filed', days, changed, unchanged),
    })),
    hours: await countByHour(tx, wanted),
    open: backlog.reduce((total, { count }) => total + count, 0),
    backlog,
  };
}

async function countSent(tx: Tx, wanted: Wanted): Promise<NonNullable<Stats['sent']>> {
  const sum = summing(await countByDay(tx, wanted, ['sent']));
  const compared = (slot: number) => ({ now: sum('sent', wanted.period, slot), before: sum('sent', wanted.before, slot) });
  const { once, again, failed } = sentSlots;
  return {
    once: compared(once),
    again: compared(again),
    failed: compared(failed),
    steps: stepsOf(wanted.period).map((days) => ({
      ...days, once: sum('sent', days, once), again: sum('sent', days, again), failed: sum('sent', days, failed),
    })),
  };
}

async function countReferrals(tx: Tx, wanted: Wanted): Promise<NonNullable<Stats['referrals']>> {
  const sum = summing(await countByDay(tx, wanted, ['asked']));
  return { asked: { now: sum('asked', wanted.period), before: sum('asked', wanted.before) } };
}

const toPerson = ({ user_id: id, display_name: displayName, filed, before, unchanged, known }: WorkCount): PersonWork => ({
  userId: id === none ? null : id, displayName, filed, before, unchanged, known,
});
