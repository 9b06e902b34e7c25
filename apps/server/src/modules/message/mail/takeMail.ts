import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { mailAddressOf } from '@intake/api/rules';
import { appendAudit, systemActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { storableText } from '../../../platform/database/storable.ts';
import { tellUnread } from '../conversation/unread.ts';
import { insertMessage, lockMessage, mailLine, refreshConversation } from '../message.store.ts';
import { changeMessage } from '../messageNews.ts';
import { lockNumber } from '../optOut.store.ts';
import { takeText } from '../takeText.ts';
import { ownWords } from './ownWords.ts';
import { hashOfToken, tokenIn } from './replyToken.ts';

/** The e-mail of ours that somebody answers. */
export interface Answered {
  organizationId: string;
  messageId: string;
}

/** What arrived at the address that an e-mail of ours gave for answers. */
export interface IncomingMail {
  /** Of the head; null where it names nobody, or several. */
  from: string | null;
  /** What the mail program calls it; null where it calls it nothing. */
  id: string | null;
  text: string;
  /** Documents that came along, which are in the inbox. */
  files: number;
  /** A machine wrote it: it says nothing of what its owner wants. */
  isAutomatic: boolean;
  /** What a mail server says that could not deliver ours. */
  failure: string | null;
}

/** So many may wait in one conversation: whoever got hold of an e-mail of ours cannot fill it, or the inbox by it. */
const mostHeld = 20;

export type MailTaker = ReturnType<typeof createMailTaker>;

/** Takes answers to e-mails. Token and sender have to agree; what comes from elsewhere is held until a person has looked. */
export const createMailTaker = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** Null for an address that nothing of ours gave. */
  find: (recipient: string): Promise<Answered | null> => {
    const token = tokenIn(recipient);
    return token === null ? Promise.resolve(null) : database.asService(null, (tx) => findAnswered(tx, token));
  },

  /** Whether as many answers wait in its conversation for a person as may, and this one would be the next. */
  isFull: (answered: Answered, { from, failure }: Pick<IncomingMail, 'from' | 'failure'>): Promise<boolean> =>
    database.asService(answered.organizationId, async (tx) => {
      const asked = await findAsked(tx, answered.messageId);
      if (failure !== null || isProven(asked, from, clock.now())) return false;
      const waiting = await tx.selectFrom('message').select('id').where('conversation_id', '=', asked.conversationId).where('status', '=', 'held').limit(mostHeld).execute();
      return waiting.length === mostHeld;
    }),

  /** Whether it is an address for answers, known or not. */
  isForAnswers: (recipient: string): boolean => tokenIn(recipient) !== null,

  take: (answered: Answered, mail: IncomingMail): Promise<void> =>
    database.asService(answered.organizationId, async (tx) => {
      const asked = await findAsked(tx, answered.messageId);
      if (mail.failure !== null) return bounce(tx, answered.messageId, mail.failure);
      const text = storableText(ownWords(mail.text, asked.body));
      const providerId = `mail:${createHash('sha256').update(`${answered.messageId} ${mail.id ?? mail.text}`).digest('hex')}`;
      if (!isProven(asked, mail.from, clock.now())) return hold(tx, clock, answered.organizationId, { ...asked, providerId, text, mail });
      await takeText(
        tx, clock,
        // No word of it is answered by a machine: whoever unsubscribes sees that it is done, all else a person reads.
        { from: asked.theirs, to: mailLine, text, providerId, mediaCount: mail.files, isAnswered: true, isAutomatic: mail.isAutomatic },
        answered.organizationId,
      );
    }),
});

async function findAnswered(tx: Tx, token: string): Promise<Answered | null> {
  const { rows: [row] } = await sql<{ organization_id: string; message_id: string }>`
    select organization_id, message_id from private.answered_mail(${hashOfToken(token)}::bytea)`.execute(tx);
  return row ? { organizationId: row.organization_id, messageId: row.message_id } : null;
}

/** The e-mail of ours that is answered, and the conversation that it stands in. */
interface Asked {
  body: string;
  replyUntil: Date | null;
  theirs: string;
  conversationId: string;
}

const findAsked = (tx: Tx, id: string): Promise<Asked> =>
  tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.body', 'message.reply_until as replyUntil', 'conversation.theirs', 'conversation.id as conversationId'])
    .where('message.id', '=', id)
    .executeTakeFirstOrThrow();

const isProven = ({ theirs, replyUntil }: Asked, from: string | null, now: Date): boolean =>
  mailAddressOf(from) === theirs && replyUntil !== null && replyUntil > now;

/** It was handed over, and did not arrive. */
async function bounce(tx: Tx, id: string, reason: string): Promise<void> {
  const message = await lockMessage(tx, id);
  if (message) await changeMessage(tx, message, 'fail', { failure_reason: storableText(reason).slice(0, 300) });
}

interface Held extends Pick<Asked, 'theirs' | 'conversationId'> {
  providerId: string;
  text: string;
  mail: IncomingMail;
}

/** Kept in the conversation that it answers, where nothing follows from it. */
async function hold(tx: Tx, clock: Clock, organizationId: string, { theirs, conversationId, providerId, text, mail }: Held): Promise<void> {
  await lockNumber(tx, organizationId, theirs);
  const conversation = await tx.selectFrom('conversation').select(['unread_count']).where('id', '=', conversationId).forUpdate().executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('message')
    .values(insertMessage({
      organization_id: organizationId, conversation_id: conversationId, channel: 'email', direction: 'incoming', status: 'held', purpose: 'conversation', body: text,
      sender: storableText(mail.from || '?').slice(0, 254), media_count: mail.files, provider_id: providerId, at: clock.now(), sent_at: clock.now(),
    }))
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // It was brought before.
  if (!row) return;
  await appendAudit(tx, { actor: systemActor(organizationId), action: 'C', entity: 'message', entityId: row.id, outcome: 'success', detail: { direction: 'incoming', status: 'held' } });
  await tx.updateTable('conversation').set({ unread_count: conversation.unread_count + 1, closed_at: null, snoozed_until: null }).where('id', '=', conversationId).execute();
  await refreshConversation(tx, organizationId, conversationId);
  await tellUnread(tx, organizationId, conversation.unread_count, conversation.unread_count + 1);
}
