import { setTimeout } from 'node:timers/promises';
import type { Appointment } from '@intake/api/contract';
import { AppError } from '../../kernel/errors.ts';
import { createAppointmentService } from '../../modules/appointment/appointment.service.ts';
import { createBookingService } from '../../modules/appointment/appointmentBooking.service.ts';
import { queueText } from '../../modules/message/queueText.ts';
import { spokenTimes } from '../../modules/message/reminder/spokenTimes.ts';
import { clinicNumber } from '../clinic.ts';
import type { TextingClinic } from './texting.ts';

export interface VisitRaces {
  /** How often each thing was done. */
  done: Record<string, number>;
  /** Texts that phones got. */
  texts: number;
  /** Texts that went out although what they say was no longer so when they were taken up. */
  superseded: string[];
  /** Phones whose last text is not what is so in the end. */
  misled: string[];
}

type Act = 'remind' | 'move' | 'cancel' | 'undo' | 'confirm';
type Seen = Pick<Appointment, 'id' | 'version' | 'status' | 'startsAt'>;

const zone = 'America/Toronto';
/** Half past so many hours, days ahead: no two are spoken alike. */
const slots = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 10, 26 + Math.floor(index / 8), 14 + (index % 8), 30)));
const acts: readonly Act[] = ['remind', 'move', 'move', 'cancel', 'undo', 'confirm'];
const gone = "('sending', 'sent', 'delivered', 'unconfirmed', 'failed')";

/**
 * Books, moves, cancels, takes back and confirms visits at random, each of a patient of their own, while what is said of
 * them is queued and sent beside it. `random` makes a run the same again, as far as the machine does.
 */
export async function raceVisits(clinic: TextingClinic, count: number, random: () => number, atOnce = 8): Promise<VisitRaces> {
  const parts = { database: clinic.database, clock: clinic.clock };
  const [booking, appointments] = [createBookingService(parts), createAppointmentService(parts)];
  // Many visits at few times: the one physician is overbooked.
  await clinic.sql("update role set permissions = permissions || '{appointments.overbook}'::text[]");
  const actor = { ...clinic.actor, permissions: new Set([...clinic.actor.permissions, 'appointments.overbook' as const]) };
  const result: VisitRaces = { done: {}, texts: 0, superseded: [], misled: [] };
  const choose = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const spoken = (startsAt: string) => spokenTimes(new Date(startsAt), zone, 'en');
  const ended: { theirs: string; visit: Seen }[] = [];
  /** Messages that had been taken up when what they say ceased to be so, by visit and version. */
  const takenUp = new Map<string, Set<string>>();

  const remind = (theirs: string, patientId: string, { id, version, startsAt }: Seen) =>
    clinic.database.asUser(clinic.actor, (tx) => {
      const { date, time } = spoken(startsAt);
      return queueText(tx, { ours: clinicNumber, theirs, patientId, purpose: 'reminder', body: `Your visit is on ${date} at ${time}.`, locale: 'en', visit: { id, version }, author: null, actor });
    });

  const change = async (act: Act, visit: Seen): Promise<Seen | undefined> => {
    if (act === 'move' && visit.status === 'booked') {
      const place = (await clinic.sql<{ visit_type_id: string; physician_id: string; location_id: string; patient_id: string }>('select * from appointment where id = $1', [visit.id]))[0]!;
      const slot = choose(slots.filter((one) => one.toISOString() !== visit.startsAt));
      return booking.save(actor, {
        id: visit.id, version: visit.version, scope: 'this', holdId: null, visitTypeId: place.visit_type_id, physicianId: place.physician_id, resourceId: null, locationId: place.location_id,
        patientId: place.patient_id, start: { at: slot.toISOString() }, faxId: null, requestId: null, reason: null, note: null, isPending: false, minutes: null, overbookReason: 'Race', isOutsideHours: true,
      });
    }
    if (act === 'cancel' && visit.status === 'booked') return appointments.cancel(actor, { id: visit.id, version: visit.version, reason: 'clinic', note: null, scope: 'this' });
    if (act === 'undo' && visit.status === 'cancelled') return appointments.undo(actor, { id: visit.id, version: visit.version, isAlone: true }).catch(unlessTaken);
    if (act === 'confirm' && visit.status === 'booked') return appointments.act(actor, { id: visit.id, version: visit.version, event: 'confirm' });
    return undefined;
  };

  const one = async (index: number) => {
    const theirs = `+19025${String(100_000 + index)}`;
    const patientId = await clinic.newPatient([theirs]);
    const startsAt = choose(slots);
    let visit: Seen = { ...(await clinic.newVisit(patientId, startsAt)), status: 'booked', startsAt: startsAt.toISOString() };
    await remind(theirs, patientId, visit);
    const beside: Promise<unknown>[] = [];
    for (let left = 2 + Math.floor(random() * 4); left > 0; left -= 1) {
      // Somewhere in the time that the worker takes for one.
      await setTimeout(random() * 80);
      const act = choose(acts);
      // Whoever plans reminders does not wait for those who move visits.
      if (act === 'remind' && visit.status === 'booked') beside.push(remind(theirs, patientId, visit));
      const next = await change(act, visit);
      if (next || act === 'remind') result.done[act] = (result.done[act] ?? 0) + 1;
      if (!next) continue;
      const rows = await clinic.sql<{ id: string }>(`select id from message where appointment_id = $1 and appointment_version <= $2 and status in ${gone}`, [visit.id, visit.version]);
      if (act !== 'confirm') takenUp.set(`${visit.id} ${visit.version}`, new Set(rows.map(({ id }) => id)));
      visit = next;
    }
    await Promise.all(beside);
    ended.push({ theirs, visit });
  };
  for (let from = 0; from < count; from += atOnce) await Promise.all(Array.from({ length: Math.min(atOnce, count - from) }, (_, index) => one(from + index)));
  await drained(clinic);

  const sent = await clinic.sql<{ id: string; body: string; key: string }>(
    `select id, body, appointment_id || ' ' || appointment_version as key from message where direction = 'outgoing' and appointment_id is not null and status in ${gone}`,
  );
  for (const { id, body, key } of sent) {
    const before = takenUp.get(key);
    if (before && !before.has(id)) result.superseded.push(body);
  }
  for (const { theirs, visit } of ended) {
    const got = clinic.phoneGot(theirs);
    result.texts += got.length;
    const last = got.at(-1);
    if (last === undefined) continue;
    const { date, time } = spoken(visit.startsAt);
    const isOff = last.includes('does not take place');
    if (visit.status === 'cancelled' ? !isOff : isOff || !last.includes(`${date} at ${time}`)) result.misled.push(`${visit.status} ${visit.startsAt}: ${got.join(' | ')}; ${await kept(clinic, theirs)}`);
  }
  return result;
}

/** What is kept of the messages to a number, for whoever looks for the fault. */
async function kept(clinic: TextingClinic, theirs: string): Promise<string> {
  const rows = await clinic.sql<{ line: string }>(
    `select concat_ws(' ', m.status, m.block, 'v' || m.appointment_version, 'of', a.status, 'v' || a.version, m.body, m.created_at) as line
     from message m join conversation c on c.id = m.conversation_id left join appointment a on a.id = m.appointment_id where c.theirs = $1 order by m.created_at`,
    [theirs],
  );
  return rows.map(({ line }) => line).join(' | ');
}

/** Resolves once nothing waits to be said, and what was handed over has its call behind it. */
async function drained(clinic: TextingClinic): Promise<void> {
  for (;;) {
    const [row] = await clinic.sql<{ left: number }>(
      `select (select count(*)::int from message where status in ('queued', 'sending', 'sent'))
         + (select count(*)::int from job where kind = 'correct-text' and status in ('queued', 'running')) as left`,
    );
    if (row!.left === 0 && clinic.underway() === 0) return;
    await setTimeout(50);
  }
}

/** Another visit may have come to the time of one that was cancelled: it stays cancelled then. */
function unlessTaken(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'time-taken')) throw error;
}
