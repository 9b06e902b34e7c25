import type { AnswerLetter, LetterDraft, ReferralAnswer, RequestAction } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { hasPermission } from '../../../http/implement.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, notFound } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import type { DeliveryService } from '../../delivery/delivery.service.ts';
import type { LetterService } from '../../letter/letter.service.ts';
import { findRequest } from '../request.store.ts';
import { toSummary, type RequestRow } from '../requestRow.ts';
import type { RequestActions } from '../requestAction.service.ts';
import { answerTexts } from './requestAnswer.messages.ts';

export interface AnswerParts {
  database: Database;
  clock: Clock;
  letters: Pick<LetterService, 'prepare' | 'keep' | 'preview'>;
  deliveries: Pick<DeliveryService, 'prepare' | 'queue'>;
  actions: Pick<RequestActions, 'actIn'>;
}

export type AnswerService = ReturnType<typeof createAnswerService>;

/** Answers to whoever referred: the event, the letter that tells of it and the fax that brings it are one. */
export function createAnswerService({ database, clock, letters, deliveries, actions }: AnswerParts) {
  const draftOf = async (actor: Actor, answer: AnswerLetter, fax: string | null): Promise<{ referral: RequestRow; draft: LetterDraft }> => {
    if (answer.action && !hasPermission(actor, 'requests.write')) throw notFound();
    if (answer.action && answer.action.id !== answer.id) throw invalid([{ path: 'action.id', code: 'unknown', message: 'The event is of another request.' }]);
    const referral = await database.asUser(actor, (tx) => findRequest(tx, answer.id));
    if (referral.kind !== 'referral') throw notFound();
    const known = answer.action ? valuesOf(answer.action, answer.letter.locale) : storedValues(referral, answer.letter.locale);
    const values = { ...known, ...answer.letter.values };
    const recipient = { ...answer.recipient, fax };
    return { referral, draft: { ...answer.letter, values, recipient, patientId: referral.patient_id, referralId: answer.id } };
  };

  return {
    preview: async (actor: Actor, { to, ...answer }: AnswerLetter & { to: string | null }) =>
      letters.preview(actor, (await draftOf(actor, answer, to)).draft),

    answer: async (actor: Actor, { send, ...answer }: ReferralAnswer) => {
      const { referral, draft } = await draftOf(actor, answer, send.to);
      const prepared = await letters.prepare(actor, draft);
      const { physicianId, name: recipientName, clinic: recipientClinic } = answer.recipient;
      const fax = await deliveries.prepare.letter(actor, prepared, { ...send, physicianId, recipientName, recipientClinic, cover: null });
      return database.asUser(actor, async (tx) => {
        const letter = await letters.keep(tx, actor, prepared);
        const request = answer.action ? await actions.actIn(tx, actor, answer.action, letter.id) : toSummary(referral, clock.now());
        const sent = await deliveries.queue(tx, actor, { ...fax, letterId: letter.id });
        return { request, letter, sent };
      });
    },
  };
}

/** What an event says, in the words of a letter. A note is the clerk's own words, which follow. */
function valuesOf(action: RequestAction, locale: Locale): LetterDraft['values'] {
  const texts = answerTexts[locale];
  if (action.event === 'accept' && action.expectedWaitWeeks !== null) return { 'referral.expectedWait': texts.wait(action.expectedWaitWeeks) };
  if (action.event === 'ask') return { 'referral.missing': withNote(action.missing.map((item) => texts.missing[item]), action.note) };
  if (action.event === 'decline') return { 'referral.declineReason': withNote([texts.reasons[action.reason]], action.note) };
  if (action.event === 'redirect') return { 'referral.declineReason': withNote([texts.reasons.other], action.note), 'referral.redirect': texts.redirect(action.to) };
  return {};
}

const withNote = (lines: string[], note: string | null): string[] => (note ? [...lines, note] : lines);

/** The same of what is stored: for a letter that follows later, or goes out again. */
function storedValues({ expected_wait_weeks: weeks, missing, decline_reason: reason, redirected_to: to }: RequestRow, locale: Locale): LetterDraft['values'] {
  const texts = answerTexts[locale];
  return {
    ...(weeks !== null && { 'referral.expectedWait': texts.wait(weeks) }),
    ...(missing.length > 0 && { 'referral.missing': missing.map((item) => texts.missing[item]) }),
    ...(reason && { 'referral.declineReason': texts.reasons[reason] }),
    ...(to && { 'referral.declineReason': texts.reasons.other, 'referral.redirect': texts.redirect(to) }),
  };
}
