import { sql, type Updateable } from 'kysely';
import { afterRequestEvent, isClosedRequest, type ClockStop, type RequestEvent, type RequestStatus } from '@intake/api/rules';
import type { RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, versionConflict } from '../../kernel/errors.ts';
import { appendAudit, type AuditActor, type AuditEntry } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { calendarOf, keepClocks, listClocks } from './clock/requestClock.store.ts';
import { afterEvent, firstOf } from './clock/requestClocks.ts';
import { findRequest, lockRequest, updateRequest, type StoredRequest } from './request.store.ts';
import { toSummary } from './requestRow.ts';

/** The request, locked, when the caller saw its version and nobody else works on it. */
export async function lockForChange(tx: Tx, actor: Actor, id: string, version: number, now: Date): Promise<StoredRequest> {
  const request = await lockRequest(tx, id);
  refuseOthersClaim(request, actor, now);
  if (request.version !== version) throw versionConflict();
  return request;
}

export function refuseOthersClaim(request: StoredRequest, actor: Actor, now: Date): void {
  const isHeld = request.claimed_by !== null && request.claimed_until !== null && request.claimed_until > now;
  if (isHeld && request.claimed_by !== actor.userId) throw conflict('claimed', 'Somebody else is working on this request.');
}

/** Days until somebody should look at it again, when nobody says otherwise; null when nothing is left to do. */
const daysToNextStep: Record<RequestStatus, number | null> = {
  draft: 7, requested: 1, received: 2, accepted: 2, booking: 2, booked: 30, 'in-progress': 7, 'on-hold': 7,
  completed: null, rejected: null, cancelled: null,
};

/** What a new status writes besides itself: when it closed, and by when somebody has to look at it again. */
export function statusColumns(status: RequestStatus, now: Date, timeZone: string) {
  const days = daysToNextStep[status];
  return {
    status,
    next_step: null,
    next_step_on: days === null ? null : localDay(now, timeZone, days),
    closed_at: isClosedRequest(status) ? now : null,
    ...(isClosedRequest(status) && { claimed_by: null, claimed_until: null }),
  };
}

interface Change {
  event: string;
  set: Updateable<Tables['request']>;
  audit?: Pick<AuditEntry, 'detail'>;
}

/** One change of a request: row, audit event and notice to the others, all in the caller's transaction. */
export async function changeRequest(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest, { event, set, audit }: Change): Promise<RequestSummary> {
  await updateRequest(tx, request, { updated_by: actor.userId, ...set });
  return tell(tx, actor, clock, request.id, 'U', { event, ...audit?.detail });
}

/** The audit event and the notice of a change that is written already. */
export async function tell(tx: Tx, actor: AuditActor, clock: Clock, id: string, action: 'C' | 'U' | 'E', detail: Record<string, unknown>): Promise<RequestSummary> {
  const row = await findRequest(tx, id);
  await appendAudit(tx, { actor, action, entity: 'request', entityId: id, patientId: row.patient_id, outcome: 'success', detail: { kind: row.kind, ...detail } });
  await publish(tx, { organizationId: actor.organizationId, topic: 'request', entity: 'request', entityId: id, payload: { event: 'changed', kind: row.kind } });
  return toSummary(row, clock.now());
}

interface Move {
  event: RequestEvent;
  set: Updateable<Tables['request']>;
  stops: ClockStop[];
  now: Date;
  /** The letter that tells of it. */
  letterId?: string | undefined;
}

interface Moved {
  status: RequestStatus;
  /** Of the history. */
  eventId: string;
}

/** One event of the lifecycle with its clocks, remembered so that it can be taken back. Throws IllegalTransition, a 409. */
export async function moveRequest(tx: Tx, actor: AuditActor, request: StoredRequest, { event, set, stops, now, letterId }: Move): Promise<Moved> {
  const status = afterRequestEvent(request.kind, request.status, event);
  const calendar = await calendarOf(tx, request);
  const before = await listClocks(tx, request.id);
  const after = afterEvent(before, calendar, { event, stops, isReferral: request.kind === 'referral', category: request.category, at: now });
  const eventId = await keepEvent(tx, actor, request, { event, status, clocks: before, letterId });
  await keepClocks(tx, request, before, after);
  await updateRequest(tx, request, { updated_by: actor.userId, ...statusColumns(status, now, calendar.timeZone), ...firstOf(after), ...set });
  return { status, eventId };
}

interface Happened {
  event: RequestEvent | 'reply' | 'attach' | 'detach';
  status: RequestStatus;
  clocks: Awaited<ReturnType<typeof listClocks>>;
  letterId?: string | undefined;
  /** The fax that was attached or taken off. */
  faxId?: string;
}

/** An entry of the history, with what the request was before; its version is the one that the caller goes on to write. */
export async function keepEvent(tx: Tx, actor: AuditActor, request: StoredRequest, { event, status, clocks, letterId, faxId }: Happened): Promise<string> {
  const times = clocks.map(({ id, due_at, at_risk_at, stopped_at, stopped_by }) => ({ id, due_at, at_risk_at, stopped_at, stopped_by }));
  const { id } = await tx
    .insertInto('request_event')
    .values({
      organization_id: request.organization_id,
      request_id: request.id,
      event,
      from_status: request.status,
      to_status: status,
      actor_id: actor.userId,
      actor_name: actor.displayName,
      before: JSON.stringify({ request: movable(request), clocks: times, faxId }),
      request_version: request.version + 1,
      letter_id: letterId ?? null,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The columns that an event of the lifecycle writes; taking it back restores exactly these. */
const movable = (request: StoredRequest): Updateable<Tables['request']> => ({
  status: request.status,
  missing: request.missing,
  note: request.note,
  expected_wait_weeks: request.expected_wait_weeks,
  decline_reason: request.decline_reason,
  redirected_to: request.redirected_to,
  redirected_physician_id: request.redirected_physician_id,
  redirected_clinic_id: request.redirected_clinic_id,
  appointment_id: request.appointment_id,
  next_step: request.next_step,
  next_step_on: request.next_step_on,
  acknowledged_at: request.acknowledged_at,
  decided_at: request.decided_at,
  closed_at: request.closed_at,
});
