import type { Updateable } from 'kysely';
import type { RequestAction, RequestSummary } from '@intake/api/contract';
import type { ClockStop, LetterKind, RequestEvent } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { takeBackArrival } from '../appointment/appointmentChange.ts';
import { stopLetter, stopLettersAbout } from '../delivery/stopLetter.ts';
import { arriveForVisit } from './visit/requestArrival.ts';
import { lockForChange, moveRequest, tell } from './requestChange.ts';
import { keepClocks, listClocks } from './clock/requestClock.store.ts';
import { firstOf, restored, type Clock as RequestClock } from './clock/requestClocks.ts';
import { takeBackFax } from './fax/requestFax.ts';
import { updateRequest, type StoredRequest } from './request.store.ts';

interface Effect {
  set: Updateable<Tables['request']>;
  stops: ClockStop[];
}

/** What an event writes and which clocks it stops. Only that an answer has arrived stops the duty to answer, unless it was given by word. */
function effectOf(action: RequestAction, request: StoredRequest, now: Date): Effect {
  const told = (stop: ClockStop): ClockStop[] => ('isTold' in action && action.isTold ? [stop] : []);
  const decision: ClockStop[] = ['decided', ...told('decision-delivered')];
  const acknowledged = { acknowledged_at: request.acknowledged_at ?? now };
  switch (action.event) {
    case 'acknowledge':
      return { set: acknowledged, stops: told('acknowledgement-delivered') };
    case 'ask':
      return { set: { ...acknowledged, missing: action.missing, note: action.note ?? request.note }, stops: ['information-asked'] };
    case 'inform':
      return { set: { missing: [] }, stops: [] };
    case 'accept':
      return { set: { ...acknowledged, decided_at: now, expected_wait_weeks: action.expectedWaitWeeks, missing: [] }, stops: decision };
    case 'decline':
      return { set: { ...acknowledged, decided_at: now, decline_reason: action.reason, note: action.note ?? request.note }, stops: decision };
    case 'redirect':
      return { set: { ...acknowledged, decided_at: now, ...elsewhere(action), note: action.note ?? request.note }, stops: decision };
    case 'booked':
      return { set: {}, stops: action.isTold ? ['patient-contacted'] : [] };
    case 'complete':
      return { set: {}, stops: ['visited', 'completed'] };
    case 'reopen':
      return { set: { decided_at: null, decline_reason: null, redirected_to: null, redirected_physician_id: null, redirected_clinic_id: null }, stops: [] };
    default:
      return { set: {}, stops: [] };
  }
}

const elsewhere = ({ to, physicianId, clinicId }: Extract<RequestAction, { event: 'redirect' }>) => ({
  redirected_to: to, redirected_physician_id: physicianId, redirected_clinic_id: clinicId,
});

const decisions: readonly LetterKind[] = ['accepted', 'declined', 'appointment-notice'];
const everyStep: readonly LetterKind[] = [...decisions, 'information-missing'];

/** The letters that an event makes untrue: what waits for its call does not go out. */
const outdated: Partial<Record<RequestEvent, readonly LetterKind[]>> = {
  ask: decisions, decline: everyStep, redirect: everyStep, cancel: everyStep, reopen: decisions, unbook: ['appointment-notice'],
};

const changedSince = () => conflict('changed-since', 'This was changed since, so it can no longer be taken back.');

export type RequestActions = ReturnType<typeof createRequestActions>;

/** The events of the lifecycle. Each is one transaction with its clocks, its history and its audit event. */
export function createRequestActions({ database, clock }: { database: Database; clock: Clock }) {
  /** In the caller's transaction, which may keep the letter that tells of it. */
  const actIn = async (tx: Tx, actor: Actor, action: RequestAction, letterId?: string): Promise<RequestSummary> => {
    const now = clock.now();
    const letters = outdated[action.event];
    if (letters) await stopLettersAbout(tx, actor, action.id, letters);
    const request = await lockForChange(tx, actor, action.id, action.version, now);
    if (action.event === 'redirect') {
      await requireOwn(tx, actor, 'physician', action.physicianId);
      await requireOwn(tx, actor, 'clinic', action.clinicId);
    }
    const { set, stops } = effectOf(action, request, now);
    const hasArrived = request.kind === 'check-in' && action.event === 'complete';
    const visit = hasArrived ? { appointment_id: await arriveForVisit(tx, actor, clock, request) } : {};
    const { status } = await moveRequest(tx, actor, request, { event: action.event, set: { ...set, ...visit }, stops, now, letterId });
    return tell(tx, actor, clock, request.id, 'U', { event: action.event, from: request.status, to: status, ...(letterId && { letterId }) });
  };

  return {
    actIn,
    act: (actor: Actor, action: RequestAction): Promise<RequestSummary> => database.asUser(actor, (tx) => actIn(tx, actor, action)),

    undo: (actor: Actor, { id, version }: Seen): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const last = await lastEvent(tx, id);
        const isStopped = !last?.letter_id || last.actor_id !== actor.userId || (await stopLetter(tx, actor, last.letter_id));
        const request = await lockForChange(tx, actor, id, version, clock.now());
        if (!last || last.actor_id !== actor.userId) throw notFound();
        if (last.request_version !== request.version) throw changedSince();
        if (!isStopped) throw conflict('letter-left', 'The letter that tells of it has left, so it can no longer be taken back.');
        if (last.event === 'complete' && request.appointment_id) await takeBackArrival(tx, actor, clock, request.appointment_id);
        await takeBackFax(tx, actor, last, clock.now());
        await takeBack(tx, actor, request, last, clock.now());
        return tell(tx, actor, clock, id, 'U', { event: 'undo', undone: last.event });
      }),
  };
}

type StoredTimes = Pick<RequestClock, 'id' | 'stopped_by'> & Record<'due_at' | 'at_risk_at', string> & { stopped_at: string | null };

interface Before {
  request: Updateable<Tables['request']>;
  clocks: StoredTimes[];
}

/** The times of a clock were kept as text. */
const revived = ({ due_at, at_risk_at, stopped_at, ...clock }: StoredTimes) => ({
  ...clock, due_at: new Date(due_at), at_risk_at: new Date(at_risk_at), stopped_at: stopped_at === null ? null : new Date(stopped_at),
});

/** Makes a request what it was before the newest event that stands, of which nothing has changed since. */
export async function takeBack(tx: Tx, actor: Actor, request: StoredRequest, last: NonNullable<Awaited<ReturnType<typeof lastEvent>>>, now: Date): Promise<void> {
  const before = last.before as unknown as Before;
  const clocks = await listClocks(tx, request.id);
  const after = restored(clocks, before.clocks.map(revived), now);
  await keepClocks(tx, request, clocks, after);
  await updateRequest(tx, request, { ...before.request, ...firstOf(after), updated_by: actor.userId });
  await tx.updateTable('request_event').set({ undone_at: now }).where('id', '=', last.id).execute();
}

/** The newest event that stands. */
export const lastEvent = (tx: Tx, requestId: string) =>
  tx
    .selectFrom('request_event')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
