import { sql } from 'kysely';
import { messageLifecycle, type MessageEvent } from '@intake/api/rules';
import { appendAudit, systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import { actIn } from '../../platform/database/actIn.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { TextState } from '../../platform/telephony/telephony.port.ts';
import { lockMessage, refreshConversation, updateMessage, type MessageRow } from './message.store.ts';
import { lockNumber, optOutOf, optOutsOf, storeOptOut } from './optOut.store.ts';
import { payForText } from './payForText.ts';

export type MessageChange = Parameters<typeof updateMessage>[2];

/** One step of a message with its audit event and its notice. What its lifecycle does not know is no news and changes nothing. */
export async function changeMessage(tx: Tx, message: MessageRow, event: MessageEvent, set: MessageChange = {}, actor: AuditActor = systemActor(message.organization_id)): Promise<boolean> {
  const status = messageLifecycle[message.status][event];
  if (!status) return false;
  await updateMessage(tx, message, { status, ...set });
  await appendAudit(tx, {
    actor, action: 'E', entity: 'message', entityId: message.id, patientId: message.patient_id ?? null, outcome: status === 'failed' ? 'failure' : 'success',
    detail: { event, from: message.status, to: status, ...(set.block && { block: set.block }) },
  });
  await payForText(tx, message, event);
  await refreshConversation(tx, message.organization_id, message.conversation_id);
  return true;
}

/** What became of the one call of a message: the provider's word, or that there is none. */
export async function applyTextNews(tx: Tx, messageId: string, news: TextState | 'lost'): Promise<void> {
  if (news === 'lost') {
    const message = await lockMessage(tx, messageId);
    if (message?.status === 'sending') await changeMessage(tx, message, 'lose');
    return;
  }
  if (news.isOptedOut) await stopNumberOf(tx, messageId);
  const message = await lockMessage(tx, messageId);
  if (!message || (message.provider_id && message.provider_id !== news.providerId)) return;
  const known = { provider_id: news.providerId };
  const now = new Date();
  if (news.status === 'delivered') return void (await changeMessage(tx, message, 'deliver', { ...known, sent_at: message.sent_at ?? now, delivered_at: now }));
  if (news.status === 'failed') return void (await changeMessage(tx, message, 'fail', { ...known, failure_reason: news.failureReason }));
  await changeMessage(tx, message, 'accept', { ...known, sent_at: message.sent_at ?? now });
}

/** The provider knows of a STOP that we did not hear. */
export async function stopNumberOf(tx: Tx, messageId: string): Promise<void> {
  const found = await tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.organization_id', 'conversation.theirs'])
    .where('message.id', '=', messageId)
    .executeTakeFirst();
  if (!found) return;
  const { organization_id: organizationId, theirs: number } = found;
  await lockNumber(tx, organizationId, number);
  if (optOutOf((await optOutsOf(tx, organizationId, [number])).get(number) ?? []) === 'stop') return;
  await storeOptOut(tx, { number, kind: 'stop', source: 'provider', wording: null, messageId, person: null, actor: systemActor(organizationId) });
}

/** What an event says of a message, before anybody knows whose it is. `reference` is what its own webhook address names. */
export async function takeTextNews(tx: Tx, state: TextState, reference: string | null): Promise<void> {
  const organizationId = await organizationOf(tx, state.providerId, reference);
  // Sent by somebody else with the same account.
  if (!organizationId) return;
  await actIn(tx, organizationId);
  const byProvider = await tx.selectFrom('message').select('id').where('provider_id', '=', state.providerId).executeTakeFirst();
  const id = byProvider?.id ?? reference;
  if (id) await applyTextNews(tx, id, state);
}

/** Whose a message of ours is. */
export const organizationOfMessage = (tx: Tx, id: string): Promise<string | null> => organizationOf(tx, '', id);

async function organizationOf(tx: Tx, providerId: string, reference: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select private.message_organization(${reference}::uuid, ${providerId}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}
