// Whether 50 people who book, offer or accept one time at once are told apart, and milliseconds of a full day among many visits.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { SaveAppointment } from '@intake/api/contract';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';
import { AppError } from '../../../apps/server/src/kernel/errors.ts';
import { createAppointmentService } from '../../../apps/server/src/modules/appointment/appointment.service.ts';
import { createBookingService } from '../../../apps/server/src/modules/appointment/appointmentBooking.service.ts';
import { createOfferService } from '../../../apps/server/src/modules/appointment/waitlist/offer.service.ts';
import { createWaitlistService } from '../../../apps/server/src/modules/appointment/waitlist/waitlist.service.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import { dayAt, timeOfDay } from '../../../apps/server/src/platform/clock/wallTime.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.port.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { fillClinic, timeZone, type Clinic } from '../clinic/fillClinic.ts';
import { fillDays, visitsADay } from '../clinic/fillDays.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds; and by how much the many visits may slow down the median. */
const goals = { day: 50, week: 250 };
const mostGrowth = 1.2;
const { values: options } = parseArgs({
  options: { size: { type: 'string', default: '50000' }, rounds: { type: 'string', default: '20' }, people: { type: 'string', default: '50' } },
});
const [size, rounds, people] = [Number(options.size), Number(options.rounds), Number(options.people)];

const today = dayAt(new Date(), timeZone);
/** A Monday, so far ahead that no race is in the past. */
const monday = today.add({ days: 15 - today.dayOfWeek });
const at = (day: number, minutes: number) => new Date(timeOfDay(monday.add({ days: day }), '08:00', timeZone) + minutes * 60_000).toISOString();

await onBenchDatabase(10, async (client, database) => {
  const actor = await addClerk(client);
  const clinic = { actor, ...(await fillClinic(client, actor)) };
  const parts = { database, clock: systemClock };
  await races(createBookingService(parts), createAppointmentService(parts), clinic);
  await waitlistRaces(createWaitlistService(parts), createOfferService(parts), clinic);
  await fullDays(client, clinic, createAppointmentService(parts), database);
});

type Desk = Clinic & { actor: Actor };

/** Counts what came of calls that are all made at once. */
function createBursts() {
  const outcomes = new Map<string, number>();
  const bursts: number[] = [];
  return {
    burst: async <Answer>(kind: string, works: (() => Promise<Answer>)[]): Promise<Answer[]> => {
      const start = performance.now();
      const settled = await Promise.allSettled(works.map((work) => work()));
      bursts.push(performance.now() - start);
      for (const one of settled) {
        const error: unknown = one.status === 'rejected' ? one.reason : undefined;
        const outcome = error === undefined ? 'done' : error instanceof AppError ? `${error.status} ${error.code}, ${error.extra.freeTimes?.length ?? 0} free times` : `FAULT ${error instanceof Error ? error.message : 'of another kind'}`;
        outcomes.set(`${kind}: ${outcome}`, (outcomes.get(`${kind}: ${outcome}`) ?? 0) + 1);
      }
      return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
    print: () => {
      console.log(`${people} at once, ${rounds} rounds`);
      console.table([...outcomes].map(([outcome, count]) => ({ outcome, count })));
      console.log(`a burst: p50 ${quantile(bursts, 0.5).toFixed(0)} ms, longest ${Math.max(...bursts).toFixed(0)} ms\n`);
    },
  };
}

/** One freed time is offered to everybody at once, and the one offer is accepted by everybody at once. */
async function waitlistRaces(waitlist: ReturnType<typeof createWaitlistService>, offers: ReturnType<typeof createOfferService>, clinic: Desk): Promise<void> {
  const { actor, locationId, visitTypeId, physicianIds, patientIds } = clinic;
  const wait = (patientId: string) => waitlist.save(actor, {
    id: null, version: null, patientId, requestId: null, appointmentId: null, visitTypeId, physicianId: null, locationId: null, weekdays: [], from: null, until: null,
    firstDay: null, lastDay: null, priority: 'routine', noticeHours: 0, travelMinutes: null, note: null,
  });
  const { burst, print } = createBursts();
  const entries = await Promise.all(patientIds.slice(100, 100 + people).map(wait));
  for (let round = 0; round < rounds; round += 1) {
    const place = { physicianId: physicianIds[2]!, resourceId: null, locationId, startsAt: at(1, round * 20), channel: 'call' as const, minutes: 30 };
    const [offer] = await burst('offer', entries.map(({ id }) => () => offers.offer(actor, { ...place, entryId: id })));
    if (!offer) continue;
    await burst('accept', entries.map(() => () => offers.answer(actor, { id: offer.id, version: offer.version, outcome: 'accepted', note: null })));
    entries.splice(entries.findIndex(({ id }) => id === offer.entryId), 1, await wait(patientIds[200 + round]!));
  }
  print();
}

async function races(booking: ReturnType<typeof createBookingService>, appointments: ReturnType<typeof createAppointmentService>, clinic: Desk): Promise<void> {
  const { actor, locationId, visitTypeId, physicianIds, patientIds } = clinic;
  const wish = (patientId: string, start: string): SaveAppointment => ({
    visitTypeId, physicianId: physicianIds[0]!, resourceId: null, locationId, id: null, version: null, scope: 'this', holdId: null, start: { at: start }, patientId, faxId: null,
    requestId: null, reason: null, note: null, isPending: false, minutes: null, overbookReason: null, isOutsideHours: false,
  });
  const { burst, print } = createBursts();
  const crowd = patientIds.slice(0, people);
  for (let round = 0; round < rounds; round += 1) await burst('book', crowd.map((patientId) => () => booking.save(actor, wish(patientId, at(0, round * 20)))));
  // Visits of the next physician that are all moved to one time.
  for (let round = 0; round < rounds; round += 1) {
    const visits = await Promise.all(crowd.map((patientId, index) => booking.save(actor, {
      ...wish(patientId, at(7 + round * 7 + Math.floor(index / 25), (index % 25) * 20)), physicianId: physicianIds[1]!,
    })));
    await burst('move', visits.map(({ id, version }, index) => () =>
      booking.save(actor, { ...wish(crowd[index]!, at(3, round * 20)), id, version, physicianId: physicianIds[1]! })));
    await Promise.all((await appointments.list(actor, { limit: 200, status: ['booked'], from: at(7 + round * 7, -60), until: at(9 + round * 7, 0) })).items.map(({ id, version }) =>
      appointments.cancel(actor, { id, version, reason: 'other', note: null, scope: 'this' })));
  }
  print();
}

async function fullDays(client: pg.Client, clinic: Desk, appointments: ReturnType<typeof createAppointmentService>, database: Database): Promise<void> {
  const { actor, locationId } = clinic;
  const grow = async (from: number, days: number) => {
    // Past days, each as full as the one that is asked for.
    await fillDays(client, actor, clinic, { day: monday.toString(), from: 1 - from - days, until: -from, status: 'fulfilled' });
    await client.query('vacuum analyze appointment');
    // What was written leaves memory now, not while it is measured.
    await client.query('checkpoint');
  };
  const first = monday.subtract({ days: 20 }).toString();
  const measure = async () => {
    const questions: Record<string, () => Promise<unknown>> = {
      '200 rows by key (peer)': () => database.asUser(actor, (tx) => tx.selectFrom('appointment').selectAll().orderBy('id').limit(200).execute()),
      'a day of 200 visits': () => appointments.calendar(actor, { locationId, from: first, days: 1 }),
      'a week of 1,400 visits': () => appointments.calendar(actor, { locationId, from: first, days: 7 }),
    };
    const times = new Map(Object.keys(questions).map((question) => [question, [] as number[]]));
    for (let round = -5; round < 60; round += 1)
      for (const [question, ask] of Object.entries(questions)) {
        const start = performance.now();
        await ask();
        if (round >= 0) times.get(question)!.push(performance.now() - start);
      }
    return times;
  };
  const few = 40;
  await grow(1, few);
  const small = await measure();
  await grow(few + 1, Math.ceil(size / visitsADay));
  const large = await measure();
  const peer = quantile([...large.values()][0]!, 0.5);
  console.log(`${(few * visitsADay).toLocaleString('en')} visits, then ${(few * visitsADay + size).toLocaleString('en')}, milliseconds`);
  const rows = [...large].map(([question, all]) => {
    const [p50, p95, before] = [quantile(all, 0.5), quantile(all, 0.95), quantile(small.get(question)!, 0.5)];
    const goal = question.startsWith('a day') ? goals.day : question.startsWith('a week') ? goals.week : null;
    const misses = goal === null ? [] : [...(p95 > goal ? [`OVER ${goal}`] : []), ...(p50 / before > mostGrowth ? [`GREW ${(p50 / before).toFixed(2)}`] : [])];
    return {
      question, 'p50, few': before.toFixed(1), p50: p50.toFixed(1), p95: p95.toFixed(1), growth: (p50 / before).toFixed(2), 'times the peer': (p50 / peer).toFixed(1),
      goal: goal === null ? '' : misses.join(', ') || 'met',
    };
  });
  console.table(rows);
  if (rows.some(({ goal }) => goal !== '' && goal !== 'met')) process.exitCode = 1;
}
