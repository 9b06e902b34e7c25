import { answerOf, channelOf, intentOf, languageOfOrder, mayAskToStop, saysWrongNumber, type ConversationFlag, type Locale } from '@intake/api/rules';
import { sql } from 'kysely';
import { appendAudit, systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { findNumberOwner } from '../../platform/database/numberOwner.ts';
import type { IncomingText } from '../../platform/telephony/telephony.port.ts';
import { addressOwners } from './gateFacts.ts';
import { clinicOf, type Clinic } from './clinicOf.ts';
import { tellUnread } from './conversation/unread.ts';
import { messageTexts } from './message.messages.ts';
import { enqueueMedia } from './media/fetchMedia.ts';
import { conversationOf, insertMessage, refreshConversation, type ConversationRow } from './message.store.ts';
import { lockNumber, optOutOf, optOutsOf, storeOptOut } from './optOut.store.ts';
import { queueText } from './queueText.ts';
import { patientLocale } from './patientLocale.ts';
import { answerQuestion, lockQuestion } from './answer/question.ts';

interface Taken extends Omit<IncomingText, 'mediaUrls'>, Partial<Pick<IncomingText, 'mediaUrls'>> {
  /** A machine wrote it: it is kept, and neither obeyed nor put before anybody. */
  isAutomatic?: boolean;
}

/**
 * Takes a text message, or an e-mail, that somebody sent us, all of it in the transaction of the webhook that brought it: after a STOP
 * is stored, nothing that waited is there any more.
 * @returns false when no organisation has the number
 */
export async function takeText(tx: Tx, clock: Clock, incoming: Taken, knownOrganizationId: string | null = null): Promise<boolean> {
  const { from: number, to: ours, text, isAutomatic = false } = incoming;
  const organizationId = knownOrganizationId ?? (await findNumberOwner(tx, ours));
  if (!organizationId) return false;
  await actIn(tx, organizationId);
  const actor = systemActor(organizationId);
  // The one order of all: the visit or the offer, the number, what was written.
  const answer = isAutomatic ? null : answerOf(text);
  const question = answer && (await lockQuestion(tx, organizationId, { ours, number }, answer, clock.now()));
  await lockNumber(tx, organizationId, number);

  const owners = (await addressOwners(tx, [number])).get(number) ?? [];
  const owner = owners.length === 1 ? owners[0]! : null;
  const conversation = await conversationOf(tx, organizationId, { ours, theirs: number, patientId: owner });
  const message = await tx
    .insertInto('message')
    .values(insertMessage({
      organization_id: organizationId, conversation_id: conversation.id, channel: channelOf(number), direction: 'incoming', status: 'received', purpose: 'conversation', body: text, media_count: incoming.mediaCount,
      provider_id: incoming.providerId, patient_id: conversation.patient_id ?? owner, at: clock.now(), sent_at: clock.now(),
    }))
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // The provider has told of it before.
  if (!message) return true;
  await appendAudit(tx, { actor, action: 'C', entity: 'message', entityId: message.id, patientId: conversation.patient_id ?? owner, outcome: 'success', detail: { direction: 'incoming' } });
  await enqueueMedia(tx, organizationId, message.id, incoming.mediaUrls ?? []);

  const flags = isAutomatic ? [] : await obey(tx, actor, { ...conversation, patient_id: conversation.patient_id ?? owner }, message.id, incoming);
  const isDone = isAutomatic || (question && answer ? await answerQuestion(tx, actor, clock, question, { answer, owners, conversation }) : false);
  await tx
    .updateTable('conversation')
    .set((update) => ({
      unread_count: isDone ? update.ref('unread_count') : update('unread_count', '+', 1), closed_at: null, snoozed_until: null,
      patient_id: conversation.patient_id ?? owner,
      flags: sql`(select coalesce(array_agg(distinct flag), '{}') from unnest(flags || ${flags}::text[]) flag)`,
    }))
    .where('id', '=', conversation.id)
    .execute();
  await refreshConversation(tx, organizationId, conversation.id);
  if (!isDone) await tellUnread(tx, organizationId, conversation.unread_count, conversation.unread_count + 1);
  return true;
}

/** Does what the words order, and answers what somebody has to read today. */
async function obey(tx: Tx, actor: AuditActor, { ours, patient_id: patientId = null }: ConversationRow, messageId: string, { from: number, text, isAnswered }: Taken): Promise<ConversationFlag[]> {
  const { organizationId } = actor;
  const intent = intentOf(text);
  const to = { ours, number, text, patientId };
  const said = { number, source: 'message' as const, wording: text.slice(0, 500), messageId, person: null, actor };
  const before = optOutOf((await optOutsOf(tx, organizationId, [number])).get(number) ?? []);
  if (intent === 'stop') {
    await storeOptOut(tx, { ...said, kind: 'stop' });
    if (before !== 'stop' && !isAnswered) await say(tx, actor, to, (texts, { name }) => texts.stopped(name));
  } else if (intent === 'start') {
    await storeOptOut(tx, { ...said, kind: 'start' });
  } else if (intent === 'help') {
    if (!isAnswered) await say(tx, actor, to, (texts, { name, phone }) => texts.help(name, phone));
  } else if (saysWrongNumber(text)) {
    // Whoever has it is not whom we mean: nothing goes there until a person has looked.
    await storeOptOut(tx, { ...said, kind: 'wrong-number' });
    return ['may-be-wrong-number'];
  } else if (mayAskToStop(text)) return ['may-ask-to-stop'];
  return [];
}

interface Asked {
  ours: string;
  number: string;
  /** What it said. */
  text: string;
  patientId: string | null;
}

/** A notice, which answers what a number has just said: in the language of its words, of the patient, or of the clinic. */
async function say(tx: Tx, actor: AuditActor, { ours, number, text, patientId }: Asked, words: (texts: (typeof messageTexts)[Locale], clinic: Clinic) => string): Promise<void> {
  const clinic = await clinicOf(tx, actor.organizationId);
  const locale = languageOfOrder(text) ?? (await patientLocale(tx, patientId)) ?? clinic.locale;
  await queueText(tx, { ours, theirs: number, patientId: null, purpose: 'notice', body: words(messageTexts[locale], clinic), locale, author: null, actor });
}
