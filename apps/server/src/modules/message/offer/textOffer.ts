import type { MessageBlock } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import type { Actor } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { clinicOf } from '../clinicOf.ts';
import { ourNumber } from '../conversation/line.ts';
import { decide, type GateDecision } from '../gate.ts';
import { readFacts } from '../gateFacts.ts';
import { messageTexts } from '../message.messages.ts';
import { lockNumber } from '../optOut.store.ts';
import { queueText } from '../queueText.ts';
import { knownLocale } from '../reminder/fillText.ts';
import { spokenTimes } from '../reminder/spokenTimes.ts';

export const mayText = ({ isSuperAdmin, permissions }: Actor): boolean => isSuperAdmin || permissions.has('messages.send');

interface Offered {
  patientId: string;
  phone: string | null;
  expiresAt: Date;
}

/** What the gate would say of a text that offers each of these now, in their order. */
export async function offerBlocks(tx: Tx, organizationId: string, offers: readonly Offered[], now: Date): Promise<{ number: string | null; block: MessageBlock | 'no-number' | null }[]> {
  const ours = await ourNumber(tx, organizationId);
  const numbers = offers.map(({ phone }) => toE164(phone ?? '') || null);
  const facts = await readFacts(tx, organizationId, offers.map(({ patientId, expiresAt }, at) => ({
    ours, theirs: numbers[at] ?? '', purpose: 'waitlist-offer', patientId, appointmentId: null, appointmentVersion: null, waitlistOfferId: null, requestId: null, expiresAt, quietReason: null,
  })), now);
  return numbers.map((number, at) => ({ number, block: number ? blockIn(decide(facts[at]!, now)) : 'no-number' }));
}

const blockIn = (decision: GateDecision): MessageBlock | null => (decision.act === 'block' ? decision.block : null);

/** The number that an offer may be sent to now; null where the patient is to be called. */
export async function findOfferNumber(tx: Tx, actor: Actor, { patientId, expiresAt }: Omit<Offered, 'phone'>, now: Date): Promise<string | null> {
  if (!mayText(actor)) return null;
  const patient = await tx.selectFrom('patient').select('phones').where('organization_id', '=', actor.organizationId).where('id', '=', patientId).executeTakeFirst();
  const number = toE164(patient?.phones[0] ?? '');
  if (!number) return null;
  await lockNumber(tx, actor.organizationId, number);
  const [found] = await offerBlocks(tx, actor.organizationId, [{ patientId, phone: number, expiresAt }], now);
  return found!.block === null ? number : null;
}

interface NewOffer {
  id: string;
  number: string;
  patientId: string;
  locationId: string;
  startsAt: Date;
  expiresAt: Date;
  /** The visit that it takes the place of. */
  insteadOfId: string | null;
}

/** Queues the text that offers a time, in the language of the patient; it dies with the offer. */
export async function textOffer(tx: Tx, actor: Actor, { id, number, patientId, locationId, startsAt, expiresAt, insteadOfId }: NewOffer, now: Date): Promise<void> {
  const { organizationId } = actor;
  const clinic = await clinicOf(tx, organizationId);
  const { language } = await tx.selectFrom('patient').select('language').where('id', '=', patientId).executeTakeFirstOrThrow();
  const { name: place, time_zone: timeZone } = await tx.selectFrom('location').select(['name', 'time_zone']).where('id', '=', locationId).executeTakeFirstOrThrow();
  const old = insteadOfId
    ? await tx.selectFrom('appointment').select(['starts_at', 'time_zone']).where('id', '=', insteadOfId).where('status', 'in', ['booked', 'pending']).executeTakeFirst()
    : undefined;
  const locale = knownLocale(language) ?? clinic.locale;
  const until = spokenTimes(expiresAt, timeZone, locale);
  const isToday = until.date === spokenTimes(now, timeZone, locale).date;
  const body = messageTexts[locale].offer(clinic.name, {
    ...spokenTimes(startsAt, timeZone, locale), place, until: isToday ? until.time : `${until.date} ${until.time}`, instead: old ? spokenTimes(old.starts_at, old.time_zone, locale).date : null,
  });
  await queueText(tx, {
    ours: await ourNumber(tx, organizationId), theirs: number, patientId, purpose: 'waitlist-offer', body, locale, waitlistOfferId: id, expiresAt, author: actor, actor,
  });
}
