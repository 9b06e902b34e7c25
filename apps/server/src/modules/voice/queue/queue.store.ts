import { sql } from 'kysely';
import type { callQueueContract, QueuedCall, RouteRequest, SuggestedCall } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { QueueKind } from '@intake/api/rules/voice';
import { decodeCursor, readPage, type Page } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';

export type QueueQuery = RouteRequest<typeof callQueueContract.listCallQueue>['query'];

const visitOf = sql<QueuedCall['appointment']>`(select json_build_object('id', visit.id, 'startsAt', to_char(visit.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', visit.time_zone, 'visitTypeName', kind.name)
  from appointment visit join visit_type kind on kind.id = visit.visit_type_id where visit.organization_id = voice_queue.organization_id and visit.id = voice_queue.appointment_id)`;

const rowsOf = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('voice_queue')
    .innerJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_queue.organization_id').onRef('voice_agent.id', '=', 'voice_queue.agent_id'))
    .innerJoin('patient', (join) => join.onRef('patient.organization_id', '=', 'voice_queue.organization_id').onRef('patient.id', '=', 'voice_queue.patient_id'))
    .innerJoin('organization', 'organization.id', 'voice_queue.organization_id')
    .selectAll('voice_queue')
    .select(['voice_agent.name as agent_name', registerNameOf('patient').$notNull().as('patient_name'), visitOf.as('visit'), 'patient.language', 'organization.locale as organization_locale'])
    .select(sql<string>`to_char(voice_queue.not_before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('place'))
    .where('voice_queue.organization_id', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const localeOf = (text: string | null): Locale | undefined => (['en', 'fr', 'zh', 'ja'] as const).find((locale) => locale === text);

const toQueued = (row: Row): QueuedCall => ({
  id: row.id, version: row.version, kind: row.kind, status: row.status, refusal: row.refusal, patientId: row.patient_id, patientName: row.patient_name, number: row.to_number,
  locale: localeOf(row.language) ?? localeOf(row.organization_locale) ?? 'en', agentId: row.agent_id, agentName: row.agent_name, appointment: row.visit, notBefore: row.not_before.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null, attempts: row.attempts, callId: row.call_id, createdAt: row.created_at.toISOString(),
});

/** Next first. Without a status those that are still to be made, and those that came to nothing until somebody takes them out. */
export async function listQueue(tx: Tx, organizationId: string, { status = ['waiting', 'calling', 'unconfirmed', 'failed'], kind, patientId, cursor, limit }: QueueQuery): Promise<Page<QueuedCall>> {
  let rows = rowsOf(tx, organizationId).where('voice_queue.status', 'in', status).orderBy('voice_queue.not_before').orderBy('voice_queue.id');
  if (kind) rows = rows.where('voice_queue.kind', 'in', kind);
  if (patientId) rows = rows.where('voice_queue.patient_id', '=', patientId);
  if (cursor) {
    const [at, id] = decodeCursor(cursor, 'time', 'id');
    rows = rows.where(sql<boolean>`(voice_queue.not_before, voice_queue.id) > (${at}::timestamptz, ${id}::uuid)`);
  }
  return readPage({ limit, ask: (count) => rows.limit(count).execute(), toItem: toQueued, position: ({ place, id }) => [place, id] });
}

export async function findQueued(tx: Tx, organizationId: string, id: string): Promise<QueuedCall> {
  const row = await rowsOf(tx, organizationId).where('voice_queue.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toQueued(row);
}

const mostSuggested = 100;
type Suggested = Omit<SuggestedCall, 'refusal'>;

const isNotQueued = (kind: QueueKind, patient: string, visit: string | null) =>
  sql<boolean>`not exists (select from voice_queue queued where queued.organization_id = ${sql.ref(`${patient.split('.')[0]}.organization_id`)} and queued.kind = ${kind} and queued.patient_id = ${sql.ref(patient)}
    and queued.status in ('waiting','calling','unconfirmed')${visit ? sql` and queued.appointment_id = ${sql.ref(visit)}` : sql``})`;

/** Who could be called: unconfirmed visits of the coming days, people on the waitlist, requests that wait for something, calls that came to nothing. */
export async function suggestCalls(tx: Tx, organizationId: string, kind: QueueKind): Promise<Suggested[]> {
  if (kind === 'reminder') {
    const rows = await tx
      .selectFrom('appointment')
      .innerJoin('patient', 'patient.id', 'appointment.patient_id')
      .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
      .select(['appointment.id', 'appointment.starts_at', 'appointment.time_zone', 'visit_type.name', 'appointment.patient_id', registerNameOf('patient').$notNull().as('patient_name')])
      .where('appointment.organization_id', '=', organizationId)
      .where('appointment.status', '=', 'booked')
      .where('appointment.confirmed_at', 'is', null)
      .where('appointment.starts_at', '>', sql<Date>`now()`)
      .where('appointment.starts_at', '<', sql<Date>`now() + interval '3 days'`)
      .where(isNotQueued(kind, 'appointment.patient_id', 'appointment.id'))
      .orderBy('appointment.starts_at')
      .limit(mostSuggested)
      .execute();
    return rows.map((row) => ({
      patientId: row.patient_id!, patientName: row.patient_name, appointment: { id: row.id, startsAt: row.starts_at.toISOString(), timeZone: row.time_zone, visitTypeName: row.name },
    }));
  }
  const rows = await tx
    .selectFrom(causesOf(tx, organizationId, kind).as('found'))
    .innerJoin('patient', 'patient.id', 'found.patient_id')
    .select(['patient.id', registerNameOf('patient').$notNull().as('patient_name'), sql<Date>`min(found.since)`.as('since')])
    .where(isNotQueued(kind, 'patient.id', null))
    .groupBy(['patient.id', 'patient.family_name', 'patient.given_name'])
    .orderBy('since')
    .limit(mostSuggested)
    .execute();
  return rows.map((row) => ({ patientId: row.id, patientName: row.patient_name, appointment: null }));
}

/** Whether there still is what a call was queued for, which stays so until the transaction ends. Reminders are held by their visit. */
export async function isStillWanted(tx: Tx, organizationId: string, kind: QueueKind, patientId: string): Promise<boolean> {
  if (kind === 'reminder') return true;
  const cause = await tx.selectFrom(causesOf(tx, organizationId, kind).as('cause')).select('cause.since').where('cause.patient_id', '=', patientId).limit(1).forShare().executeTakeFirst();
  return cause !== undefined;
}

/** What patients are called for who have no visit that it is about. */
function causesOf(tx: Tx, organizationId: string, kind: Exclude<QueueKind, 'reminder'>) {
  return {
    waitlist: tx.selectFrom('waitlist_entry as source').select(['source.patient_id', sql<Date>`source.waiting_since`.as('since')]).where('source.organization_id', '=', organizationId).where('source.status', '=', 'waiting'),
    'missing-information': tx.selectFrom('request as source').select([sql<string>`source.patient_id`.as('patient_id'), sql<Date>`source.created_at`.as('since')]).where('source.organization_id', '=', organizationId).where('source.status', '=', 'on-hold').where('source.patient_id', 'is not', null),
    'call-back': tx.selectFrom('voice_proposal as source').select([sql<string>`source.patient_id`.as('patient_id'), sql<Date>`source.created_at`.as('since')]).where('source.organization_id', '=', organizationId).where('source.action', '=', 'call-back').where('source.status', '=', 'open').where('source.patient_id', 'is not', null),
  }[kind];
}
