import { z } from 'zod';
import { checklistItems } from '../../rules/request/requestWords.ts';
import { mostPublicFiles } from '../../rules/vocabulary.ts';
import { DateTime, PhoneNumber } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { LinkToken } from './subscription.contract.ts';

/** Who wrote, and how one reaches them otherwise. */
const Sender = z.object({ clinicName: z.string(), clinicPhone: PhoneNumber.nullable() });

export const visitAnswers = ['confirm', 'cancel'] as const;
export type VisitAnswer = (typeof visitAnswers)[number];

/** What the dialog of a visit's link shows; nobody is named in it. */
export const VisitLink = Sender.extend({
  /** `confirmed`, `cancelled`: it was used, or somebody has done it otherwise. `moved`: to another time. `old`: nothing is left to say. */
  state: z.enum(['open', 'confirmed', 'cancelled', 'moved', 'old']),
  /** What can be answered; nothing unless it is open. */
  answers: z.array(z.enum(visitAnswers)),
  /** When and where it takes place now; null where it does not. */
  visit: z.object({ startsAt: DateTime, timeZone: z.string(), locationName: z.string().nullable() }).nullable(),
});
export type VisitLink = z.infer<typeof VisitLink>;

/** What the dialog of a link for missing pages shows; the patient is not named in it. */
export const PagesLink = Sender.extend({
  /** `done`: the pages are here, or the question was settled otherwise. `old`: it ran out, or was asked anew. */
  state: z.enum(['open', 'done', 'old']),
  /** Of the referral, as both sides name it on the telephone; null unless the link is open. */
  reference: z.string().nullable(),
  missing: z.array(z.enum(checklistItems)),
  /** What files are sent with; null unless the link is open. */
  ticket: z.string().nullable(),
});
export type PagesLink = z.infer<typeof PagesLink>;

/** What the dialog of a link that ends e-mails shows; neither the address nor a name stands in it. */
export const MailLink = Sender.extend({
  /** `done`: no more e-mails go there. */
  state: z.enum(['open', 'done']),
});
export type MailLink = z.infer<typeof MailLink>;

/** What was answered when its bytes were sent. */
export const FileToken = z.string().min(1).max(1500);

export const messageLinkContract = {
  openVisitLink: route({
    method: 'POST',
    path: '/api/link/visit',
    summary: 'The visit that a link from a message asks about; changes nothing',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: VisitLink,
  }),
  answerVisitLink: route({
    method: 'POST',
    path: '/api/link/visit/answer',
    summary: 'Confirm or cancel the visit of a link, once',
    access: 'public',
    body: z.strictObject({ token: LinkToken, answer: z.enum(visitAnswers) }),
    response: VisitLink,
  }),
  openMailLink: route({
    method: 'POST',
    path: '/api/link/mail',
    summary: 'Whether e-mails still go to the address that a link’s e-mail went to; changes nothing',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: MailLink,
  }),
  endMails: route({
    method: 'POST',
    path: '/api/link/mail/end',
    summary: 'End e-mails to the address that a link’s e-mail went to; mail programs post here as well (RFC 8058), so that the token stands in the address',
    access: 'public',
    query: z.object({ token: LinkToken }),
    response: MailLink,
  }),
  openPagesLink: route({
    method: 'POST',
    path: '/api/link/pages',
    summary: 'The referral that waits for pages; changes nothing, and gives a ticket for files',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: PagesLink,
  }),
  sendPages: route({
    method: 'POST',
    path: '/api/link/pages/send',
    summary: 'Attach files to the referral of a link, once, as a reply on paper would be',
    access: 'public',
    body: z.strictObject({ token: LinkToken, files: z.array(FileToken).min(1).max(mostPublicFiles) }),
    response: PagesLink,
  }),
};
