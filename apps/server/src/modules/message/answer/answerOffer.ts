import { locales, phoneText } from '@intake/api/rules';
import { AppError } from '../../../kernel/errors.ts';
import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { lockForAnswer, settleOffer, type LockedOffer } from '../../appointment/waitlist/offerAnswer.ts';
import { clinicOf, type Clinic } from '../clinicOf.ts';
import { messageTexts } from '../message.messages.ts';
import type { ConversationRow } from '../message.store.ts';
import { queueText } from '../queueText.ts';
import { spokenTimes } from '../reminder/spokenTimes.ts';

/** A time that a number was offered. */
export interface OfferAsked {
  id: string;
  patientId: string;
  locale: string | null;
  startsAt: Date;
  timeZone: string;
  isOpen: boolean;
  outcome: string | null;
}

/** How long after an offer has run out its answer is still taken for one. */
const lateDays = 7;
const mostAsked = 5;

/** The offers that a number was told of, the newest first; those that have ended as long as an answer may still come. */
export async function findOffersAsked(tx: Tx, organizationId: string, { ours, number }: { ours: string; number: string }, now: Date): Promise<OfferAsked[]> {
  const rows = await tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin('waitlist_offer as o', 'o.id', 'message.waitlist_offer_id')
    .innerJoin('waitlist_entry as e', 'e.id', 'o.entry_id')
    .innerJoin('location', 'location.id', 'o.location_id')
    .select(['o.id', 'e.patient_id', 'message.locale', 'o.starts_at', 'location.time_zone', 'o.outcome', 'o.expires_at'])
    .where('conversation.organization_id', '=', organizationId)
    .where('conversation.ours', '=', ours)
    .where('conversation.theirs', '=', number)
    .where('message.organization_id', '=', organizationId)
    .where('message.purpose', '=', 'waitlist-offer')
    .where('message.status', 'in', ['sending', 'sent', 'delivered', 'unconfirmed'])
    .where('o.expires_at', '>', new Date(now.getTime() - lateDays * 86_400_000))
    .orderBy('message.at', 'desc')
    .limit(mostAsked)
    .execute();
  return rows.map((row) => ({
    id: row.id, patientId: row.patient_id, locale: row.locale ?? null, startsAt: row.starts_at, timeZone: row.time_zone, outcome: row.outcome, isOpen: row.outcome === null && row.expires_at > now,
  }));
}

/** A booking that cannot be had: the request is closed, the time is overbooked, the offer was answered in the meantime. */
const isRefusal = (error: unknown) => error instanceof AppError || (error as { code?: string } | null)?.code === '23P01';

const outcomeOf = (answer: 1 | 2) => (answer === 1 ? 'accepted' : 'declined');

/** Before the number is locked, in the one order of all; undefined where it cannot be answered any more. */
export const lockOfferAsked = (tx: Tx, { id }: OfferAsked, answer: 1 | 2): Promise<LockedOffer | undefined> => attempt(tx, isRefusal, () => lockForAnswer(tx, id, outcomeOf(answer)));

interface OfferAnswered {
  asked: OfferAsked;
  locked: LockedOffer | undefined;
  answer: 1 | 2;
  /** The charts that have the number: of several nobody knows who answers. */
  owners: readonly string[];
  conversation: ConversationRow;
}

/**
 * Books the time that was offered, or gives it free, as its patient says; who answers too late is told so.
 * @returns false when somebody has to read the answer
 */
export async function takeOfferAnswer(tx: Tx, actor: AuditActor, clock: Clock, { asked, locked, answer, owners, conversation }: OfferAnswered): Promise<boolean> {
  if (owners.length !== 1 || owners[0] !== asked.patientId) return false;
  const say = (words: (texts: (typeof messageTexts)['en'], clinic: Clinic) => string) => reply(tx, actor, { asked, conversation }, words);
  if (!asked.isOpen) {
    // Whoever says the same twice has their answer.
    if (asked.outcome === outcomeOf(answer)) return true;
    if (answer === 2) return true;
    await say((texts, { phone }) => texts.offerOver(phone));
    return false;
  }
  const settled = locked && (await attempt(tx, isRefusal, () => settleOffer(tx, actor, clock, locked, outcomeOf(answer), null)));
  if (!settled) {
    if (answer === 1) await say((texts, { phone }) => texts.offerOver(phone));
    return false;
  }
  await say((texts, { locale }) => {
    const { date, time } = spokenTimes(asked.startsAt, asked.timeZone, spokenIn(asked, locale));
    return answer === 1 ? texts.offerTaken(date, time) : texts.offerLeft;
  });
  return true;
}

const spokenIn = ({ locale }: OfferAsked, otherwise: Clinic['locale']) => locales.find((known) => known === locale) ?? otherwise;

/** In the language that they were asked in. */
async function reply(
  tx: Tx, actor: AuditActor, { asked, conversation: { ours, theirs } }: Pick<OfferAnswered, 'asked' | 'conversation'>, words: (texts: (typeof messageTexts)['en'], clinic: Clinic) => string,
): Promise<void> {
  const clinic = await clinicOf(tx, actor.organizationId);
  const locale = spokenIn(asked, clinic.locale);
  await queueText(tx, { ours, theirs, patientId: asked.patientId, purpose: 'conversation', body: words(messageTexts[locale], { ...clinic, phone: clinic.phone && phoneText(clinic.phone) }), locale, author: null, actor });
}
