import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { LockedOffer } from '../../appointment/waitlist/offerAnswer.ts';
import type { ConversationRow } from '../message.store.ts';
import { findOffersAsked, lockOfferAsked, takeOfferAnswer, type OfferAsked } from './answerOffer.ts';
import { findVisitsAsked, lockAsked, takeAnswer, type Asked } from './answerVisit.ts';

/** What a number answers with 1 or 2, locked until the transaction ends. */
export type Question = { about: 'visit'; asked: Asked } | { about: 'offer'; asked: OfferAsked; locked: LockedOffer | undefined };

type Line = { ours: string; number: string };

/**
 * The one thing that a number was asked to answer 1 or 2 to; null where there is none, or where it could be either of two:
 * then a person reads the answer.
 */
export async function lockQuestion(tx: Tx, organizationId: string, line: Line, answer: 1 | 2, now: Date): Promise<Question | null> {
  const visits = await findVisitsAsked(tx, organizationId, line, now);
  const offers = await findOffersAsked(tx, organizationId, line, now);
  const open = offers.filter(({ isOpen }) => isOpen);
  // A visit that was confirmed waits for no answer, while an offer does.
  if (open.length > 0 && visits.every(({ isConfirmed }) => isConfirmed)) return open.length === 1 ? { about: 'offer', asked: open[0]!, locked: await lockOfferAsked(tx, open[0]!, answer) } : null;
  const [visit] = visits;
  if (visit) {
    if (visits.length > 1 || open.length > 0) return null;
    await lockAsked(tx, visit);
    return { about: 'visit', asked: visit };
  }
  return offers[0] ? { about: 'offer', asked: offers[0], locked: undefined } : null;
}

/** @returns false when somebody has to read the answer */
export async function answerQuestion(
  tx: Tx, actor: AuditActor, clock: Clock, question: Question, { answer, owners, conversation }: { answer: 1 | 2; owners: readonly string[]; conversation: ConversationRow },
): Promise<boolean> {
  if (question.about === 'visit') return takeAnswer(tx, actor, clock, { asked: question.asked, answer, owners, conversation });
  return takeOfferAnswer(tx, actor, clock, { ...question, answer, owners, conversation });
}
