import { z } from 'zod';
import { Id } from '../base/common.contract.ts';
import { SendFax, SentFax } from '../fax/delivery.contract.ts';
import { Letter, LetterDraft, LetterPreview, LetterRecipient } from '../fax/letter.contract.ts';
import { RequestAction } from './requestAction.contract.ts';
import { RequestSummary } from './requestSummary.contract.ts';
import { route } from '../base/route.ts';

/** A letter about a referral. What the referral, its event and the chart know is put in by the server, in the letter's language. */
export const AnswerLetter = z.object({
  /** Of the referral. */
  id: Id,
  /** The event that the letter tells of; null where nothing changes but that a letter goes out. */
  action: RequestAction.nullable(),
  letter: LetterDraft.pick({ kind: true, locale: true, values: true, wording: true, asksForReply: true }),
  recipient: LetterRecipient.omit({ fax: true }),
});
export type AnswerLetter = z.output<typeof AnswerLetter>;

export const ReferralAnswer = AnswerLetter.extend({
  send: SendFax.pick({ to: true, confirmation: true, priority: true, sendAt: true, holdSeconds: true }),
});
export type ReferralAnswer = z.output<typeof ReferralAnswer>;

export const answerContract = {
  previewAnswer: route({
    method: 'POST', path: '/api/requests/answer/preview', summary: 'The letter that would go out about a referral; nothing is kept', access: 'messages.send',
    body: AnswerLetter.extend({ to: SendFax.shape.to.nullable() }),
    response: LetterPreview,
  }),
  answerRequest: route({
    method: 'POST', path: '/api/requests/answer', summary: 'Answer a referral by letter: its event, the letter and the fax are kept together or not at all', access: 'messages.send',
    body: ReferralAnswer, response: z.object({ request: RequestSummary, letter: Letter, sent: SentFax }),
  }),
};
