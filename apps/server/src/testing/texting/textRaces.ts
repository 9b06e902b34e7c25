import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { lockAppointment } from '../../modules/appointment/appointment.store.ts';
import { moveAppointment, tell } from '../../modules/appointment/appointmentChange.ts';
import { queueText } from '../../modules/message/queueText.ts';
import { clinicNumber } from '../clinic.ts';
import type { TextingClinic } from './texting.ts';

export interface RaceResult {
  /** Races in which the message was handed over first. */
  sent: number;
  /** Races in which it was withdrawn first. */
  withdrawn: number;
  /** Messages that were still to be sent after what ends them was stored, or went out although they were withdrawn, or went twice. */
  wrong: string[];
}

/** By what patients are reached, and how they end it. */
export interface RaceLine {
  addressOf(index: number, ends: 'stop' | 'visit'): string;
  /** Of all addresses of such a race, as LIKE takes it. */
  pattern(ends: 'stop' | 'visit'): string;
  newPatient(address: string): Promise<string>;
  stop(address: string): Promise<unknown>;
  /** What an address was sent. */
  got(address: string): string[];
}

const textLine = (clinic: TextingClinic): RaceLine => {
  const prefix = (ends: 'stop' | 'visit') => `+1902${ends === 'stop' ? 3 : 4}`;
  return {
    addressOf: (index, ends) => `${prefix(ends)}${String(100_000 + index)}`,
    pattern: (ends) => `${prefix(ends)}%`,
    newPatient: (number) => clinic.newPatient([number]),
    stop: (number) => clinic.phoneWrites(number, 'STOP'),
    got: (number) => clinic.phoneGot(number),
  };
};

/**
 * Lets a STOP, or the end of a visit, race with the worker that sends what waits, once for each number or address.
 * @param ends what is stored while the message may be on its way
 */
export async function raceTexts(clinic: TextingClinic, ends: 'stop' | 'visit', races: number, { atOnce = 8, line = textLine(clinic) }: { atOnce?: number; line?: RaceLine } = {}): Promise<RaceResult> {
  const result: RaceResult = { sent: 0, withdrawn: 0, wrong: [] };
  const one = async (index: number) => {
    const theirs = line.addressOf(index, ends);
    const patientId = await line.newPatient(theirs);
    const visit = ends === 'visit' ? await clinic.newVisit(patientId, new Date('2026-11-27T15:00:00Z')) : null;
    const queued = await clinic.database.asUser(clinic.actor, (tx) =>
      queueText(tx, { clientKey: randomUUID(), ours: clinicNumber, theirs, patientId, purpose: 'conversation', body: 'See you.', locale: 'en', visit, author: clinic.actor, actor: clinic.actor }));
    const { id } = queued!.message;
    // Somewhere in the time that the worker takes for one.
    await setTimeout(Math.random() * 120);
    if (ends === 'stop') await line.stop(theirs);
    else await endVisit(clinic, visit!.id);
    const { status } = await clinic.messageOf(id);
    if (status === 'cancelled') result.withdrawn += 1;
    else if (status === 'queued' || status === 'scheduled') result.wrong.push(theirs);
    else result.sent += 1;
  };
  for (let from = 0; from < races; from += atOnce) await Promise.all(Array.from({ length: Math.min(atOnce, races - from) }, (_, index) => one(from + index)));
  // What was handed over has its call behind it.
  for (;;) {
    const [row] = await clinic.sql<{ left: number }>("select count(*)::int as left from message where status in ('queued', 'sending') or (status = 'sent' and channel = 'sms')");
    if (row!.left === 0 && clinic.underway() === 0) break;
    await setTimeout(50);
  }
  const rows = await clinic.sql<{ theirs: string; status: string }>(
    "select theirs, status from message join conversation on conversation.id = conversation_id where direction = 'outgoing' and body like 'See you.%' and theirs like $1", [line.pattern(ends)],
  );
  for (const { theirs, status } of rows) {
    const got = line.got(theirs).filter((text) => text.startsWith('See you.')).length;
    if (got !== (status === 'cancelled' ? 0 : 1)) result.wrong.push(theirs);
  }
  return result;
}

async function endVisit(clinic: TextingClinic, id: string): Promise<void> {
  await clinic.database.asUser(clinic.actor, async (tx) => {
    const visit = await lockAppointment(tx, id);
    await moveAppointment(tx, clinic.actor, visit, 'cancel', { cancel_reason: 'patient' });
    await tell(tx, clinic.actor, id, 'U', { event: 'cancel' });
  });
}
