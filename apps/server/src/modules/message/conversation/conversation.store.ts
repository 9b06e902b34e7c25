import { sql, type RawBuilder } from 'kysely';
import type { Conversation, conversationContract, RouteRequest } from '@intake/api/contract';
import { channelOf, conversationViews, type ConversationView } from '@intake/api/rules';
import { afterNewest, readPage, type Page } from '../../../kernel/cursor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { toTsquery } from '../../../platform/search/query.ts';
import { patientIdsOf } from '../../patient/patient.service.ts';
import { addressOwners } from '../gateFacts.ts';
import { mailLine, type ConversationRow } from '../message.store.ts';
import { optOutOf, optOutsOf } from '../optOut.store.ts';
import { digitsOf } from './searchNumber.ts';

export type ConversationQuery = RouteRequest<typeof conversationContract.listConversations>['query'];

const selectConversations = (tx: Tx) =>
  tx
    .selectFrom('conversation')
    .leftJoin('patient', 'patient.id', 'conversation.patient_id')
    .leftJoin('app_user as assignee', 'assignee.id', 'conversation.assignee_id')
    .leftJoin('app_user as holder', 'holder.id', 'conversation.claimed_by')
    .selectAll('conversation')
    .select(['assignee.display_name as assignee_name', 'holder.display_name as holder_name', registerNameOf('patient').as('patient_name')])
    .select([
      sql<string>`conversation.last_at::text`.as('last_text_at'),
      sql<{ text: string; at: string } | null>`(select json_build_object('text', left(m.body, 200), 'at', m.not_before) from message m
        where m.organization_id = conversation.organization_id and m.conversation_id = conversation.id
        and m.status in ('scheduled','queued') and m.not_before is not null order by m.not_before limit 1)`.as('scheduled'),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectConversations>['executeTakeFirstOrThrow']>>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** With what their numbers are known by: by as many questions for a page as for one. */
async function toConversations(tx: Tx, organizationId: string, rows: readonly Row[], now: Date): Promise<Conversation[]> {
  const numbers = rows.map(({ theirs }) => theirs);
  const owners = await addressOwners(tx, numbers);
  const optOuts = await optOutsOf(tx, organizationId, numbers);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    channel: channelOf(row.theirs),
    number: row.theirs,
    ourNumber: row.ours === mailLine ? null : row.ours,
    patientId: row.patient_id ?? null,
    patientName: row.patient_name,
    patientCount: owners.get(row.theirs)?.length ?? 0,
    last: row.last_direction && row.last_status ? { text: row.last_text ?? '', direction: row.last_direction, status: row.last_status, at: row.last_at.toISOString() } : null,
    unreadCount: row.unread_count,
    troubledCount: row.troubled_count,
    scheduled: row.scheduled && { text: row.scheduled.text, at: new Date(row.scheduled.at).toISOString() },
    isOptedOut: optOutOf(optOuts.get(row.theirs) ?? []) !== null,
    flags: row.flags,
    assignee: row.assignee_id ? { userId: row.assignee_id, displayName: row.assignee_name ?? '' } : null,
    claim: row.claimed_by && row.claimed_until && row.claimed_until > now ? { userId: row.claimed_by, displayName: row.holder_name ?? '', until: row.claimed_until.toISOString() } : null,
    snoozedUntil: row.snoozed_until && row.snoozed_until > now ? row.snoozed_until.toISOString() : null,
    closedAt: iso(row.closed_at),
    labels: row.labels,
  }));
}

export async function findConversation(tx: Tx, organizationId: string, id: string, now: Date): Promise<Conversation> {
  const row = await selectConversations(tx).where('conversation.organization_id', '=', organizationId).where('conversation.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return (await toConversations(tx, organizationId, [row], now))[0]!;
}

/** A 404 for one that is not there. */
export async function lockConversation(tx: Tx, organizationId: string, id: string): Promise<ConversationRow> {
  const row = await tx.selectFrom('conversation').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Put away neither for good nor for now. */
const open = (now: Date) => sql<boolean>`conversation.closed_at is null and (conversation.snoozed_until is null or conversation.snoozed_until <= ${now})`;

const inView = (view: ConversationView, userId: string, now: Date): RawBuilder<boolean> => ({
  open: open(now),
  unread: sql<boolean>`conversation.unread_count > 0`,
  mine: sql<boolean>`conversation.assignee_id = ${userId} and ${open(now)}`,
  unassigned: sql<boolean>`conversation.assignee_id is null and ${open(now)}`,
  snoozed: sql<boolean>`conversation.snoozed_until is not null and conversation.snoozed_until > ${now} and conversation.closed_at is null`,
  attention: sql<boolean>`(conversation.troubled_count > 0 or conversation.flags <> '{}')`,
  closed: sql<boolean>`conversation.closed_at is not null`,
})[view];

export async function listConversations(tx: Tx, who: { organizationId: string; userId: string }, query: ConversationQuery, now: Date): Promise<Page<Conversation>> {
  const { organizationId, userId } = who;
  let select = selectConversations(tx).where('conversation.organization_id', '=', organizationId);
  // What is looked for is found wherever it was put away.
  if (!query.search) select = select.where(inView(query.view, userId, now));
  if (query.label) select = select.where(sql<boolean>`conversation.labels <> '{}' and ${query.label} = any (conversation.labels)`);
  if (query.patientId) select = select.where('conversation.patient_id', '=', query.patientId);
  if (query.search) {
    const ids = await searchConversations(tx, organizationId, query.search);
    if (ids.length === 0) return { items: [], nextCursor: null };
    select = select.where('conversation.id', 'in', ids);
  }
  if (query.cursor) select = select.where(afterNewest(query.cursor, 'conversation.last_at', 'conversation.id'));
  const page = await readPage({
    limit: query.limit,
    ask: (count) => select.orderBy('conversation.last_at', 'desc').orderBy('conversation.id').limit(count).execute(),
    toItem: (row) => row,
    position: (row) => [row.last_text_at, row.id],
  });
  return { items: await toConversations(tx, organizationId, page.items, now), nextCursor: page.nextCursor };
}

/** As many conversations as one search looks at; those with the newest words come first. */
const mostFound = 200;
const mostPeople = 50;

/** By digits of the number, a part of the e-mail address, the name of the patient, or words that were written. */
async function searchConversations(tx: Tx, organizationId: string, search: string): Promise<string[]> {
  const digits = digitsOf(search);
  const found = new Set<string>();
  const add = (rows: readonly { id: string }[]) => rows.forEach(({ id }) => found.add(id));
  if (digits) {
    add(await tx.selectFrom('conversation').select('id').where('organization_id', '=', organizationId).where(sql<boolean>`position(${digits} in theirs) > 0`).orderBy('last_at', 'desc').limit(mostFound).execute());
    return [...found];
  }
  if (search.includes('@')) {
    add(await tx.selectFrom('conversation').select('id').where('organization_id', '=', organizationId).where(sql<boolean>`position(${search.toLowerCase()} in theirs) > 0`).orderBy('last_at', 'desc').limit(mostFound).execute());
    return [...found];
  }
  const people = await patientIdsOf(tx, organizationId, search, mostPeople);
  if (people.length > 0) add(await tx.selectFrom('conversation').select('id').where('organization_id', '=', organizationId).where('patient_id', 'in', people).execute());
  const wanted = toTsquery(search);
  if (wanted) {
    const { rows } = await sql<{ id: string }>`
      select distinct m.conversation_id as id from private.find_messages(${wanted}::tsquery, 'infinity'::timestamptz, ${firstId}::uuid, ${mostFound}::int) f
      join message m on m.id = f.message_id`.execute(tx);
    add(rows);
  }
  return [...found].slice(0, 2 * mostFound);
}

const firstId = '00000000-0000-0000-0000-000000000000';
export const countLimit = 1000;

/** How many each view holds, counted up to the limit, and the labels in use. */
export async function countConversations(tx: Tx, { organizationId, userId }: { organizationId: string; userId: string }, now: Date) {
  const counts = conversationViews.map((view) => sql`(select count(*)::int from (
    select 1 from conversation where conversation.organization_id = ${organizationId} and ${inView(view, userId, now)} limit ${countLimit}) counted) as ${sql.id(view)}`);
  const { rows: [views] } = await sql<Record<ConversationView, number>>`select ${sql.join(counts)}`.execute(tx);
  const { rows: labels } = await sql<{ label: string; count: number }>`
    select label, count(*)::int as count from (
      select labels from conversation where organization_id = ${organizationId} and labels <> '{}' order by last_at desc limit 10000) used, unnest(used.labels) label
    group by label order by label limit 100`.execute(tx);
  return { views: views!, labels, limit: countLimit };
}
