import { sql } from 'kysely';
import type { FoundMessage, Message, messageContract, RouteRequest } from '@intake/api/contract';
import { decodeCursor, encodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import { toTsquery } from '../../platform/search/query.ts';
import type { MessageRow } from './message.store.ts';

export type MessageQuery = RouteRequest<typeof messageContract.listMessages>['query'];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toMessage = (row: MessageRow): Message => ({
  id: row.id,
  version: row.version,
  conversationId: row.conversation_id,
  channel: row.channel,
  direction: row.direction,
  status: row.status,
  block: row.block ?? null,
  failureReason: row.failure_reason ?? null,
  purpose: row.purpose,
  text: row.body,
  segments: row.segments,
  mediaCount: row.media_count,
  files: [],
  sender: row.sender ?? null,
  locale: row.locale ?? null,
  templateId: row.template_id ?? null,
  templateVersion: row.template_version ?? null,
  appointmentId: row.appointment_id ?? null,
  appointmentVersion: row.appointment_version ?? null,
  notBefore: iso(row.not_before),
  expiresAt: iso(row.expires_at),
  quietHoursReason: row.quiet_reason ?? null,
  author: row.author_name ?? null,
  createdAt: row.created_at.toISOString(),
  sentAt: iso(row.sent_at),
  deliveredAt: iso(row.delivered_at),
});

// Written as a case: Postgres takes `coalesce` for something that might leak rows, and reads every chart before it looks.
const whose = sql<string>`case when message.patient_id is null then conversation.patient_id else message.patient_id end`;

const selectMessages = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .leftJoin('patient', (join) => join.on('patient.id', '=', whose))
    .selectAll('message')
    .select(['conversation.theirs', 'patient.id as person_id', registerNameOf('patient').as('patient_name'), sql<string>`message.at::text`.as('at_text')])
    .where('message.organization_id', '=', organizationId);
type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

const toFound = ({ theirs, person_id, patient_name, ...row }: Row): FoundMessage => ({ ...toMessage(row), number: theirs, patientId: person_id, patientName: patient_name });

export async function findMessage(tx: Tx, organizationId: string, id: string): Promise<Message | undefined> {
  const row = await tx.selectFrom('message').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
  return row && toMessage(row);
}

/** Newest first. */
export async function listMessages(tx: Tx, organizationId: string, query: MessageQuery): Promise<Page<FoundMessage>> {
  if (query.search && !query.conversationId) return searchMessages(tx, organizationId, query.search, query);
  let select = filtered(selectMessages(tx, organizationId), query);
  if (query.search) {
    const wanted = toTsquery(query.search);
    if (!wanted) return { items: [], nextCursor: null };
    select = select.where(sql<boolean>`message.search @@ ${wanted}::tsquery`);
  }
  if (query.cursor) {
    const [at, id] = decodeCursor(query.cursor, 'time', 'id');
    select = select.where(sql<boolean>`message.at <= ${at}::timestamptz and (message.at < ${at}::timestamptz or message.id > ${id}::uuid)`);
  }
  return readPage({
    limit: query.limit,
    ask: (count) => select.orderBy('message.at', 'desc').orderBy('message.id').limit(count).execute(),
    toItem: toFound,
    position: (row) => [row.at_text, row.id],
  });
}

type Selected = ReturnType<typeof selectMessages>;

function filtered(select: Selected, { conversationId, patientId, appointmentId, direction, status, purpose, from, until }: MessageQuery): Selected {
  let found = select;
  if (conversationId) found = found.where('message.conversation_id', '=', conversationId);
  if (patientId) found = found.where('message.patient_id', '=', patientId);
  if (appointmentId) found = found.where('message.appointment_id', '=', appointmentId);
  if (direction) found = found.where('message.direction', '=', direction);
  if (status) found = found.where('message.status', 'in', status);
  if (purpose) found = found.where('message.purpose', 'in', purpose);
  if (from) found = found.where('message.at', '>=', new Date(from));
  if (until) found = found.where('message.at', '<', new Date(until));
  return found;
}

const firstId = '00000000-0000-0000-0000-000000000000';

/** Those that hold the words, the newest first; what else is asked for is looked at among them, so that a page may be short. */
async function searchMessages(tx: Tx, organizationId: string, search: string, query: MessageQuery): Promise<Page<FoundMessage>> {
  const wanted = toTsquery(search);
  if (!wanted) return { items: [], nextCursor: null };
  const [at, id] = query.cursor ? decodeCursor(query.cursor, 'time', 'id') : [query.until ?? 'infinity', firstId];
  const { rows } = await sql<{ message_id: string; at_text: string }>`
    select message_id, at::text as at_text from private.find_messages(${wanted}::tsquery, ${at}::timestamptz, ${id}::uuid, ${query.limit + 1}::int) order by at desc, message_id`.execute(tx);
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  if (shown.length === 0) return { items: [], nextCursor: null };
  const items = await filtered(selectMessages(tx, organizationId), query)
    .where('message.id', 'in', shown.map(({ message_id }) => message_id))
    .orderBy('message.at', 'desc').orderBy('message.id')
    .execute();
  return { items: items.map(toFound), nextCursor: last ? encodeCursor([last.at_text, last.message_id]) : null };
}
