import { appointmentLifecycle, locales, phoneText } from '@intake/api/rules';
import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { lockVisit, type StoredAppointment } from '../../appointment/appointmentChange.ts';
import { settleByPatient } from '../../appointment/patientAnswer.ts';
import { messageTexts } from '../message.messages.ts';
import type { ConversationRow } from '../message.store.ts';
import { queueText } from '../queueText.ts';
import { clinicOf } from '../clinicOf.ts';

/** A visit about which a number was asked to answer 1 or 2. */
export interface Asked {
  appointmentId: string;
  isConfirmed: boolean;
}

/** The coming visits that a number was asked about; at most two, as of several nobody knows which is meant. */
export async function findVisitsAsked(tx: Tx, organizationId: string, { ours, number }: { ours: string; number: string }, now: Date): Promise<Asked[]> {
  const rows = await tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('appointment', 'appointment.id', 'message.appointment_id')
    .select(['appointment.id', 'appointment.confirmed_at'])
    .distinct()
    .where('conversation.organization_id', '=', organizationId)
    .where('conversation.ours', '=', ours)
    .where('conversation.theirs', '=', number)
    .where('message.purpose', '=', 'confirmation')
    .where('message.status', 'in', ['sending', 'sent', 'delivered', 'unconfirmed'])
    .where('appointment.starts_at', '>', now)
    .where('appointment.status', 'in', ['booked', 'pending'])
    .orderBy('appointment.confirmed_at', (order) => order.asc().nullsFirst())
    .limit(2)
    .execute();
  return rows.map(({ id, confirmed_at }) => ({ appointmentId: id, isConfirmed: confirmed_at !== null }));
}

export const lockAsked = (tx: Tx, { appointmentId }: Asked): Promise<StoredAppointment> => lockVisit(tx, appointmentId);

interface Answer {
  asked: Asked;
  answer: 1 | 2;
  /** The charts that have the number: of several nobody knows who answers. */
  owners: readonly string[];
  conversation: ConversationRow;
}

/**
 * Confirms the visit, or cancels it, as its patient says.
 * @returns false when somebody has to read the answer
 */
export async function takeAnswer(tx: Tx, actor: AuditActor, clock: Clock, { asked, answer, owners, conversation }: Answer): Promise<boolean> {
  const visit = await lockVisit(tx, asked.appointmentId);
  const event = answer === 1 ? 'confirm' : 'cancel';
  const isTheirs = owners.length === 1 && owners[0] === visit.patient_id;
  if (!isTheirs || !appointmentLifecycle[visit.status][event] || visit.starts_at <= clock.now()) return false;
  if (event === 'confirm' && visit.confirmed_by === 'patient') return true;
  await settleByPatient(tx, actor, clock, visit, event);
  await acknowledge(tx, actor, conversation, visit, event);
  return true;
}

/** In the language that they were asked in. */
async function acknowledge(tx: Tx, actor: AuditActor, { id, ours, theirs }: ConversationRow, visit: StoredAppointment, event: 'confirm' | 'cancel'): Promise<void> {
  const clinic = await clinicOf(tx, actor.organizationId);
  const asked = await tx
    .selectFrom('message').select('locale').where('conversation_id', '=', id).where('appointment_id', '=', visit.id).where('locale', 'is not', null).orderBy('at', 'desc').limit(1).executeTakeFirst();
  const locale = locales.find((known) => known === asked?.locale) ?? clinic.locale;
  const texts = messageTexts[locale];
  const body = event === 'confirm' ? texts.confirmed : texts.cancelled(clinic.phone && phoneText(clinic.phone));
  await queueText(tx, { ours, theirs, patientId: visit.patient_id, purpose: 'conversation', body, locale, author: null, actor });
}
