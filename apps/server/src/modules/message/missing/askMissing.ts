import type { Message } from '@intake/api/contract';
import { mailAddressOf, phoneText, type ChecklistItem, type Locale } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, conflict, notFound } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { clinicOf } from '../clinicOf.ts';
import { lineTo } from '../conversation/line.ts';
import { decide, type GateDecision } from '../gate.ts';
import { readFacts } from '../gateFacts.ts';
import type { MessageRow } from '../message.store.ts';
import { toMessage } from '../messageList.store.ts';
import { lockNumber } from '../optOut.store.ts';
import { queueText } from '../queueText.ts';
import { knownLocale } from '../reminder/fillText.ts';
import { missingTexts } from './missing.messages.ts';

/** After that the text is no news to anybody. */
export const expiresDays = 7;
/** Nobody is asked for the same twice a day. */
const againHours = 20;

/** Asks the patient of a referral for what it waits for, in their language: by text where one may go out, else by e-mail. */
export const createMissingAsker = ({ database, clock }: { database: Database; clock: Clock }) =>
  (actor: Actor, { requestId, clientKey }: { requestId: string; clientKey: string }): Promise<Message> =>
    database.asUser(actor, async (tx) => {
      const { organizationId } = actor;
      const now = clock.now();
      const { patientId, missing } = await lockWaiting(tx, organizationId, requestId);
      const { phones, email, language } = await tx.selectFrom('patient').select(['phones', 'email', 'language']).where('id', '=', patientId).executeTakeFirstOrThrow();
      const addresses = [toE164(phones[0] ?? '') || null, mailAddressOf(email)].filter((one) => one !== null);
      if (addresses.length === 0) throw conflict('no-number', 'The chart has no number and no e-mail address.');
      for (const address of addresses) await lockNumber(tx, organizationId, address);
      const asked = await lastAsked(tx, organizationId, requestId, now);
      if (asked?.client_key === clientKey) return toMessage(asked);
      if (asked) throw conflict('asked-already', 'The patient was asked today.');
      const expiresAt = new Date(now.getTime() + expiresDays * 86_400_000);
      const { ours, theirs, decision } = await wayOf(tx, organizationId, addresses, { patientId, requestId, expiresAt }, now);
      if (decision.act === 'block') throw new AppError(409, decision.block, 'It may not be sent.');
      const clinic = await clinicOf(tx, organizationId);
      const locale = knownLocale(language) ?? clinic.locale;
      const queued = await queueText(tx, {
        clientKey, ours, theirs, patientId, purpose: 'missing-documents', locale, requestId, expiresAt,
        body: askingText(locale, { name: clinic.name, phone: clinic.phone && phoneText(clinic.phone) }, missing),
        notBefore: decision.act === 'hold' ? decision.until : null, author: actor, actor,
      });
      return toMessage(queued!.message);
    });

/** The first of the addresses that may be written to; where none may, what stands in the way of the first. */
async function wayOf(
  tx: Tx, organizationId: string, addresses: readonly string[], about: { patientId: string; requestId: string; expiresAt: Date }, now: Date,
): Promise<{ ours: string; theirs: string; decision: GateDecision }> {
  const lines = await Promise.all(addresses.map(async (theirs) => ({ theirs, ours: await lineTo(tx, organizationId, theirs) })));
  const facts = await readFacts(tx, organizationId, lines.map((line) => ({
    ...line, ...about, purpose: 'missing-documents', appointmentId: null, appointmentVersion: null, waitlistOfferId: null, quietReason: null,
  })), now);
  const ways = lines.map((line, at) => ({ ...line, decision: decide(facts[at]!, now) }));
  return ways.find(({ decision }) => decision.act !== 'block') ?? ways[0]!;
}

/** The referral, which stays as it is until the transaction ends; 404 for none, 409 for one that waits for nothing of a patient. */
async function lockWaiting(tx: Tx, organizationId: string, id: string): Promise<{ patientId: string; missing: readonly ChecklistItem[] }> {
  const request = await tx
    .selectFrom('request').select(['kind', 'status', 'patient_id', 'missing']).where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
  if (request?.kind !== 'referral') throw notFound();
  if (request.status !== 'on-hold' || request.missing.length === 0) throw conflict('not-waiting', 'The referral waits for nothing.');
  if (!request.patient_id) throw conflict('no-patient', 'Nobody knows yet whose referral it is.');
  return { patientId: request.patient_id, missing: request.missing };
}

const lastAsked = (tx: Tx, organizationId: string, requestId: string, now: Date): Promise<MessageRow | undefined> =>
  tx
    .selectFrom('message').selectAll().where('organization_id', '=', organizationId).where('request_id', '=', requestId).where('purpose', '=', 'missing-documents')
    .where('status', 'not in', ['blocked', 'cancelled', 'failed']).where('created_at', '>', new Date(now.getTime() - againHours * 3_600_000))
    .limit(1).executeTakeFirst();

/** What patients have themselves is named, all else is a document, as more than one person may read it. */
export function askingText(locale: Locale, { name, phone }: { name: string; phone: string | null }, missing: readonly ChecklistItem[]): string {
  const { items, other, ask } = missingTexts[locale];
  const words = [...new Set(missing.map((item) => items[item] ?? other))];
  return ask(name, new Intl.ListFormat(locale, { type: 'conjunction' }).format(words), phone);
}
