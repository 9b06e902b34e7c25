import { randomUUID } from 'node:crypto';
import { channelOf, type Locale, type MessagePurpose } from '@intake/api/rules';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { addressOwners } from './gateFacts.ts';
import { conversationOf, insertMessage, refreshConversation, type ConversationRow, type MessageRow } from './message.store.ts';
import { insertFiles, type KeptAttachment } from './media/sentFiles.ts';
import { enqueueText } from './messageJobs.ts';

export interface NewText {
  /** Left out for what the server says by itself. */
  clientKey?: string;
  /** Of a text; an e-mail goes by the server of the installation. */
  ours: string;
  /** A number, or an e-mail address. */
  theirs: string;
  patientId: string | null;
  purpose: MessagePurpose;
  body: string;
  files?: readonly KeptAttachment[];
  locale: Locale | null;
  template?: { id: string; version: number } | null;
  ruleId?: string | null;
  visit?: { id: string; version: number } | null;
  waitlistOfferId?: string | null;
  requestId?: string | null;
  notBefore?: Date | null;
  expiresAt?: Date | null;
  quietReason?: string | null;
  /** Null for the server itself. */
  author: { userId: string; displayName: string } | null;
  actor: AuditActor;
}

export interface QueuedText {
  message: MessageRow;
  conversation: ConversationRow;
  /** False: the key, or the rule and its visit, had made it before. */
  isNew: boolean;
}

/**
 * Queues a text message or an e-mail in the caller's transaction: it goes out when, and only when, what it is about is kept. Whether it
 * may go out is asked when it does. What was asked for before is answered as it is.
 * @returns undefined when its rule has spoken of its visit already
 */
export async function queueText(tx: Tx, text: NewText): Promise<QueuedText | undefined> {
  const { actor: { organizationId }, author, notBefore = null, clientKey = randomUUID() } = text;
  // Only a person says whose a number of several patients is.
  const isGuess = !author && text.patientId !== null && ((await addressOwners(tx, [text.theirs])).get(text.theirs) ?? []).length > 1;
  const conversation = await conversationOf(tx, organizationId, { ...text, patientId: isGuess ? null : text.patientId });
  const message = await tx
    .insertInto('message')
    .values(insertMessage({
      media_count: text.files?.length ?? 0,
      organization_id: organizationId, conversation_id: conversation.id, client_key: clientKey, channel: channelOf(text.theirs), direction: 'outgoing',
      status: notBefore ? 'scheduled' : 'queued', purpose: text.purpose, body: text.body, patient_id: text.patientId, locale: text.locale,
      template_id: text.template?.id ?? null, template_version: text.template?.version ?? null, rule_id: text.ruleId ?? null,
      appointment_id: text.visit?.id ?? null, appointment_version: text.visit?.version ?? null, waitlist_offer_id: text.waitlistOfferId ?? null,
      request_id: text.requestId ?? null, not_before: notBefore, expires_at: text.expiresAt ?? null, quiet_reason: text.quietReason ?? null,
      at: notBefore ?? undefined, author_id: author?.userId ?? null, author_name: author?.displayName ?? null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!message) {
    const before = await tx.selectFrom('message').selectAll().where('organization_id', '=', organizationId).where('client_key', '=', clientKey).executeTakeFirst();
    return before && { message: before, conversation, isNew: false };
  }
  await insertFiles(tx, message, text.files ?? []);
  await enqueueText(tx, { organizationId, id: message.id, at: notBefore });
  const { purpose, patientId, ruleId = null } = text;
  await appendAudit(tx, { actor: text.actor, action: 'C', entity: 'message', entityId: message.id, patientId, outcome: 'success', detail: { purpose, ...(ruleId && { ruleId }), ...(text.files?.length && { files: text.files.length }), status: message.status } });
  await refreshConversation(tx, organizationId, conversation.id);
  return { message, conversation, isNew: true };
}
