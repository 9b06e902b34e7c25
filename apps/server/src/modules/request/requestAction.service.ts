import type { Updateable } from 'kysely';
import type { RequestAction, RequestSummary } from '@intake/api/contract';
import type { ClockStop } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { lockForChange, moveRequest, tell } from './requestChange.ts';
import { hasLeft } from './letterArrived.ts';
import { keepFirst, resumeClocks, startClocks, stopClocks, withdrawClocks } from './requestClock.store.ts';
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
      return { set: { ...acknowledged, decided_at: now, redirected_to: action.to, note: action.note ?? request.note }, stops: decision };
    case 'booked':
      return { set: {}, stops: action.isTold ? ['patient-contacted'] : [] };
    case 'complete':
      return { set: {}, stops: ['visited', 'completed'] };
    case 'reopen':
      return { set: { decided_at: null, decline_reason: null, redirected_to: null }, stops: [] };
    default:
      return { set: {}, stops: [] };
  }
}

/** What remains to be done although the request is closed: that the answer arrives, that the report goes out. */
const remaining = { decline: ['decision-delivered'], redirect: ['decision-delivered'], complete: ['decision-delivered', 'report-delivered'], cancel: [] } as const;

const changedSince = () => conflict('changed-since', 'This was changed since, so it can no longer be taken back.');

export type RequestActions = ReturnType<typeof createRequestActions>;

/** The events of the lifecycle. Each is one transaction with its clocks, its history and its audit event. */
export function createRequestActions({ database, clock }: { database: Database; clock: Clock }) {
  /** In the caller's transaction, which may keep the letter that tells of it. */
  const actIn = async (tx: Tx, actor: Actor, action: RequestAction, letterId?: string): Promise<RequestSummary> => {
    const now = clock.now();
    const request = await lockForChange(tx, actor, action.id, action.version, now);
    const { set, stops } = effectOf(action, request, now);
    const status = await moveRequest(tx, actor, request, { event: action.event, set, now, letterId });
    await stopClocks(tx, request.id, stops, now);
    if (action.event in remaining) await withdrawClocks(tx, request.id, [...remaining[action.event as keyof typeof remaining]], now);
    if (action.event === 'complete' && request.kind === 'referral') await startClocks(tx, request, 'visited', now);
    if (action.event === 'reopen') await resumeClocks(tx, request.id);
    return tell(tx, actor, clock, request.id, 'U', { event: action.event, from: request.status, to: status, ...(letterId && { letterId }) });
  };

  return {
    actIn,
    act: (actor: Actor, action: RequestAction): Promise<RequestSummary> => database.asUser(actor, (tx) => actIn(tx, actor, action)),

    undo: (actor: Actor, { id, version }: Seen): Promise<RequestSummary> =>
      database.asUser(actor, async (tx) => {
        const request = await lockForChange(tx, actor, id, version, clock.now());
        const last = await lastEvent(tx, id);
        if (!last || last.actor_id !== actor.userId) throw notFound();
        if (last.request_version !== request.version) throw changedSince();
        if (await hasLeft(tx, last.letter_id)) throw conflict('letter-left', 'The letter that tells of it has left, so it can no longer be taken back.');
        const before = last.before as unknown as Before;
        await updateRequest(tx, request, { ...before.request, updated_by: actor.userId });
        await restoreClocks(tx, id, before.clocks, clock.now());
        await tx.updateTable('request_event').set({ undone_at: clock.now() }).where('id', '=', last.id).execute();
        return tell(tx, actor, clock, id, 'U', { event: 'undo', undone: last.event });
      }),
  };
}

interface Before {
  request: Updateable<Tables['request']>;
  clocks: (Updateable<Tables['request_clock']> & { id: string })[];
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

/** Puts the clocks back as they were; one that was started since is withdrawn. */
async function restoreClocks(tx: Tx, requestId: string, clocks: Before['clocks'], now: Date): Promise<void> {
  await withdrawClocks(tx, requestId, [], now);
  for (const { id, ...times } of clocks) await tx.updateTable('request_clock').set(times).where('id', '=', id).execute();
  await keepFirst(tx, requestId);
}
