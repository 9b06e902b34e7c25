import { sql } from 'kysely';
import type { Call, CallDetail, callContract, CallProposal, CallTurn, ListedCall, RouteRequest } from '@intake/api/contract';
import { afterNewest, readPage, type Page } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { toTsquery } from '../../../platform/search/query.ts';
import { policyOf } from '../queue/policy.service.ts';

export type CallQuery = RouteRequest<typeof callContract.listCalls>['query'];

/** What Retell reckons in. */
const currency = 'USD';

const rowsOf = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('voice_call')
    .innerJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_call.organization_id').onRef('voice_agent.id', '=', 'voice_call.agent_id'))
    .leftJoin('patient', (join) => join.onRef('patient.organization_id', '=', 'voice_call.organization_id').onRef('patient.id', '=', 'voice_call.patient_id'))
    .selectAll('voice_call')
    .select([
      'voice_agent.name as agent_name', registerNameOf('patient').as('patient_name'),
      sql<string>`to_char(voice_call.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('place'),
      sql<Call['proposal']>`(select json_build_object('action', one.action, 'status', one.status) from voice_proposal one
        where one.organization_id = voice_call.organization_id and one.call_id = voice_call.id order by one.created_at desc, one.id limit 1)`.as('proposal'),
    ])
    .where('voice_call.organization_id', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const toCall = (row: Row): Call => ({
  id: row.id, version: row.version, channel: row.channel, direction: row.direction, purpose: row.purpose, status: row.status, outcome: row.outcome,
  agentId: row.agent_id, agentName: row.agent_name, agentVersion: row.agent_version, patientId: row.patient_id, patientName: row.patient_name || null,
  number: isNumber(row.direction === 'inbound' ? row.from_number : row.to_number), locale: row.locale,
  createdAt: row.created_at.toISOString(), startedAt: row.started_at?.toISOString() ?? null, endedAt: row.ended_at?.toISOString() ?? null,
  proposal: row.proposal, cost: row.cost_cents === null ? null : { cents: Number(row.cost_cents), currency },
});

/** Callers can hide theirs. */
const isNumber = (text: string | null): string | null => (text !== null && /^\+[1-9]\d{6,14}$/.test(text) ? text : null);

const hitOf = (query: string) =>
  sql<ListedCall['hit']>`(select json_build_object('turn', said.number, 'text', said.text) from voice_turn said
    where said.organization_id = voice_call.organization_id and said.call_id = voice_call.id and said.document @@ ${query}::tsquery order by said.number limit 1)`;

/** Newest first. Rehearsals only where they are asked for. */
export async function listCalls(tx: Tx, organizationId: string, query: CallQuery): Promise<Page<ListedCall>> {
  const words = query.search ? toTsquery(query.search) : null;
  if (query.search && words === null) return { items: [], nextCursor: null };
  let rows = rowsOf(tx, organizationId)
    .select(words ? hitOf(words).as('hit') : sql<ListedCall['hit']>`null::json`.as('hit'))
    .orderBy('voice_call.created_at', 'desc')
    .orderBy('voice_call.id');
  rows = query.purpose ? rows.where('voice_call.purpose', 'in', query.purpose) : rows.where('voice_call.purpose', '<>', 'rehearsal');
  if (query.status) rows = rows.where('voice_call.status', 'in', query.status);
  if (query.outcome) rows = rows.where('voice_call.outcome', 'in', query.outcome);
  if (query.agentId) rows = rows.where('voice_call.agent_id', '=', query.agentId);
  if (query.patientId) rows = rows.where('voice_call.patient_id', '=', query.patientId);
  if (query.appointmentId) rows = rows.where('voice_call.appointment_id', '=', query.appointmentId);
  if (query.from) rows = rows.where('voice_call.created_at', '>=', new Date(query.from));
  if (query.until) rows = rows.where('voice_call.created_at', '<', new Date(query.until));
  const { proposal } = query;
  if (proposal) {
    rows = rows.where((where) =>
      where.exists(where.selectFrom('voice_proposal as wanted').select('wanted.id').whereRef('wanted.organization_id', '=', 'voice_call.organization_id').whereRef('wanted.call_id', '=', 'voice_call.id').where('wanted.status', 'in', proposal)));
  }
  if (words) {
    rows = rows.where(sql<boolean>`(voice_call.id in (select said.call_id from voice_turn said where said.organization_id = ${organizationId} and said.document @@ ${words}::tsquery)
      or voice_call.patient_id in (select found.id from patient found where found.organization_id = ${organizationId} and found.merged_into is null
        and to_tsvector('simple', found.family_name || ' ' || found.given_name) @@ ${words}::tsquery))`);
  }
  if (query.cursor) rows = rows.where(afterNewest(query.cursor, 'voice_call.created_at', 'voice_call.id'));
  return readPage({ limit: query.limit, ask: (count) => rows.limit(count).execute(), toItem: (row): ListedCall => ({ ...toCall(row), hit: row.hit }), position: ({ place, id }) => [place, id] });
}

export async function findCallRow(tx: Tx, organizationId: string, id: string): Promise<Call> {
  const row = await rowsOf(tx, organizationId).where('voice_call.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toCall(row);
}

export async function readTurns(tx: Tx, organizationId: string, callId: string, text: 'kept' | 'raw'): Promise<CallTurn[]> {
  const rows = await tx.selectFrom('voice_turn').selectAll().where('organization_id', '=', organizationId).where('call_id', '=', callId).orderBy('number').execute();
  return rows.map((row) => ({
    number: row.number, who: row.who, by: row.by, text: text === 'raw' ? (row.raw_text ?? row.text) : row.text, isInterrupted: row.is_interrupted, at: row.created_at.toISOString(), state: row.at,
  }));
}

async function readProposals(tx: Tx, organizationId: string, callId: string): Promise<CallProposal[]> {
  const rows = await tx
    .selectFrom('voice_proposal as one')
    .leftJoin('app_user', 'app_user.id', 'one.decided_by')
    .leftJoin('appointment', (join) => join.onRef('appointment.organization_id', '=', 'one.organization_id').onRef('appointment.id', '=', 'one.appointment_id'))
    .leftJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .leftJoin('location', 'location.id', 'appointment.location_id')
    .selectAll('one')
    .select(['app_user.display_name', 'appointment.status as visit_status', 'appointment.starts_at', 'appointment.time_zone', 'appointment.version as visit_version', 'appointment.confirmed_by', 'visit_type.name as visit_type', 'location.name as location'])
    .where('one.organization_id', '=', organizationId)
    .where('one.call_id', '=', callId)
    .orderBy('one.created_at')
    .orderBy('one.id')
    .execute();
  return rows.map((row) => ({
    id: row.id, version: row.version, callId, action: row.action, values: row.wanted, turn: row.turn, status: row.status, decidedBy: row.display_name, decidedAt: row.decided_at?.toISOString() ?? null,
    appointment:
      row.appointment_id && row.visit_status && row.starts_at
        ? {
            id: row.appointment_id, status: row.visit_status, startsAt: row.starts_at.toISOString(), timeZone: row.time_zone ?? 'UTC', visitTypeName: row.visit_type ?? '', locationName: row.location ?? '',
            isConfirmed: row.confirmed_by !== null, hasChanged: row.status === 'open' && row.visit_version !== row.appointment_version,
          }
        : null,
  }));
}

export async function readDetail(tx: Tx, organizationId: string, id: string): Promise<CallDetail> {
  const row = await rowsOf(tx, organizationId)
    .select(sql<boolean>`exists (select from voice_turn said where said.organization_id = voice_call.organization_id and said.call_id = voice_call.id and said.raw_text is not null)`.as('has_raw'))
    .where('voice_call.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const turns = await readTurns(tx, organizationId, id, 'kept');
  const { transcriptDays } = await policyOf(tx, organizationId);
  return {
    ...toCall(row), turns, proposals: await readProposals(tx, organizationId, id), recording: { consent: row.recording_consent, url: null }, transferredTo: isNumber(row.transferred_to),
    disconnection: row.end_reason, deleteAt: turns.length > 0 ? new Date(row.created_at.getTime() + transcriptDays * 86_400_000).toISOString() : null, hasRaw: row.has_raw,
  };
}
