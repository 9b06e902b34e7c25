import type { ConversationDetail } from '@intake/api/contract';
import { mailAddressOf, type MessageChannel } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import type { Tx } from '../../../platform/database/database.port.ts';
import { decide } from '../gate.ts';
import { readFacts } from '../gateFacts.ts';
import { lineTo } from './line.ts';

interface Way {
  /** Of the conversation that one is in. */
  channel: MessageChannel;
  patient: { id: string; phones: readonly string[]; email: string | null };
}

/** The same patient by the other channel, and what the gate would say of it now. */
export async function otherWayOf(tx: Tx, organizationId: string, { channel, patient }: Way, now: Date): Promise<ConversationDetail['otherWay']> {
  const other = channel === 'sms' ? 'email' : 'sms';
  const number = other === 'email' ? mailAddressOf(patient.email) : toE164(patient.phones[0] ?? '') || null;
  if (!number) return { channel: other, number: null, block: 'no-number', conversationId: null };
  const ours = await lineTo(tx, organizationId, number);
  const [facts] = await readFacts(tx, organizationId, [{
    ours, theirs: number, purpose: 'conversation', patientId: patient.id, appointmentId: null, appointmentVersion: null, waitlistOfferId: null, requestId: null, expiresAt: null, quietReason: null,
  }], now);
  const decision = decide(facts!, now);
  const found = await tx.selectFrom('conversation').select('id').where('organization_id', '=', organizationId).where('ours', '=', ours).where('theirs', '=', number).executeTakeFirst();
  return { channel: other, number, block: decision.act === 'block' ? decision.block : null, conversationId: found?.id ?? null };
}
