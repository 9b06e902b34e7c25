import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { channelOf, partsOf } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { tokenText } from '../../platform/search/tokens.ts';

export type MessageRow = Selectable<Tables['message']>;
export type ConversationRow = Selectable<Tables['conversation']>;

/** @param files that go with it */
const said = (body: string, files: number) => ({ body, segments: partsOf(body, files), search: sql<string>`to_tsvector('simple', ${tokenText(body)})` });

type NewMessage = Omit<Insertable<Tables['message']>, 'segments' | 'search'>;

export const insertMessage = ({ body, ...values }: NewMessage) => ({ ...values, ...said(body, values.direction === 'outgoing' ? (values.media_count ?? 0) : 0) });

/** The row, locked until the transaction ends. */
export const lockMessage = (tx: Tx, id: string): Promise<MessageRow | undefined> =>
  tx.selectFrom('message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function updateMessage(tx: Tx, { id, version, media_count }: Pick<MessageRow, 'id' | 'version' | 'media_count'>, { body, ...change }: Updateable<Tables['message']> & { body?: string }): Promise<void> {
  await tx
    .updateTable('message')
    .set({ ...change, ...(body !== undefined && said(body, media_count)), version: version + 1, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** What `ours` is of conversations by e-mail. */
export const mailLine = 'email';

/** The conversation of a pair of numbers, or of an e-mail address, made where there is none yet. */
export async function conversationOf(tx: Tx, organizationId: string, { ours, theirs, patientId }: { ours: string; theirs: string; patientId: string | null }): Promise<ConversationRow> {
  const line = channelOf(theirs) === 'email' ? mailLine : ours;
  const made = await tx
    .insertInto('conversation')
    .values({ organization_id: organizationId, ours: line, theirs, patient_id: patientId })
    .onConflict((conflict) => conflict.columns(['organization_id', 'ours', 'theirs']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? tx
    .selectFrom('conversation').selectAll().where('organization_id', '=', organizationId).where('ours', '=', line).where('theirs', '=', theirs).executeTakeFirstOrThrow();
}

/** Writes into the row of a conversation what lists show of its messages, and tells the open portals; where all still waits for its time, it stands below all others. Late in a transaction. */
export async function refreshConversation(tx: Tx, organizationId: string, id: string): Promise<void> {
  await sql`
    update conversation c set
      last_at = coalesce(last.at, 'epoch'), last_text = last.body, last_direction = last.direction, last_status = last.status, updated_at = now(),
      troubled_count = (select count(*) from message t where t.organization_id = ${organizationId} and t.conversation_id = c.id
        and t.status in ('failed','unconfirmed','blocked','held') and t.settled_at is null)
    from (select 1) one left join lateral (
      select m.at, left(m.body, 200) as body, m.direction, m.status from message m
      where m.organization_id = ${organizationId} and m.conversation_id = ${id} and m.status not in ('scheduled','cancelled','held')
      order by m.at desc, m.id limit 1) last on true
    where c.organization_id = ${organizationId} and c.id = ${id}`.execute(tx);
  await publish(tx, { organizationId, topic: 'message', entity: 'conversation', entityId: id });
}
