import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { letterKinds } from '../../rules/vocabulary.ts';
import { DateTime, Id, Name, pageOf, PageQuery, PhoneNumber } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Kind = z.enum(letterKinds);
const Locale = z.enum(locales);
const Subject = z.string().trim().max(300);
const Body = z.string().max(20_000);

/** The wording of a kind of letter in a language: the organisation's own, or the one that comes along. */
export const LetterTemplate = z.object({
  kind: Kind,
  locale: Locale,
  subject: Subject,
  body: Body,
  isOwn: z.boolean(),
  /** 0 for the wording that comes along. */
  version: z.int32().nonnegative(),
});
export type LetterTemplate = z.infer<typeof LetterTemplate>;

export const Letterhead = z.object({
  /** Address and numbers, a line each. */
  lines: z.array(z.string().trim().min(1).max(120)).max(6),
  phone: PhoneNumber.nullable(),
  fax: PhoneNumber.nullable(),
  version: z.int32().nonnegative(),
});
export type Letterhead = z.infer<typeof Letterhead>;

export const StoredLetterhead = Letterhead.extend({ organizationName: z.string(), logoUrl: z.string().nullable() });
export type StoredLetterhead = z.infer<typeof StoredLetterhead>;

export const LetterRecipient = z.object({ physicianId: Id.nullable(), name: Name.nullable(), clinic: Name.nullable(), fax: PhoneNumber.nullable() });

/** What a letter needs besides what the chart knows. */
export const LetterDraft = z.object({
  kind: Kind,
  locale: Locale,
  recipient: LetterRecipient,
  patientId: Id.nullable(),
  referralId: Id.nullable(),
  /** By the names of `letterVariables`; what is given here wins over the chart. */
  values: z.record(z.string().max(60), z.union([z.string().max(2000), z.array(z.string().max(500)).max(50)])).default({}),
  /** Instead of the template's, as somebody changed it for this letter. */
  wording: z.object({ subject: Subject, body: Body }).nullable().default(null),
  /** Prints a code that brings an answer on paper back to this letter. */
  asksForReply: z.boolean().default(false),
});
export type LetterDraft = z.output<typeof LetterDraft>;

/** A draft under the letterhead as it is stored, or as somebody is changing it. */
export const PreviewDraft = LetterDraft.extend({ letterhead: Letterhead.omit({ version: true }).nullable().default(null) });
export type PreviewDraft = z.input<typeof PreviewDraft>;

/** What a template would say, filled with invented values: it is about nobody, so that it takes no right to see or to send. */
export const TemplateDraft = PreviewDraft.extend({ patientId: z.null(), referralId: z.null() });
export type TemplateDraft = z.input<typeof TemplateDraft>;

export const Letter = z.object({
  id: Id,
  kind: Kind,
  locale: Locale,
  templateVersion: z.int32().nonnegative(),
  subject: z.string(),
  recipientName: z.string().nullable(),
  recipientClinic: z.string().nullable(),
  recipientFax: z.string().nullable(),
  physicianId: Id.nullable(),
  patientId: Id.nullable(),
  referralId: Id.nullable(),
  replyToken: z.string().nullable(),
  /** From then on a reply is for a person to attach. */
  replyExpiresAt: DateTime.nullable(),
  pageCount: z.number().int(),
  /** Lower-case hex of the PDF. */
  sha256: z.string(),
  createdBy: Id,
  createdAt: DateTime,
});
export type Letter = z.infer<typeof Letter>;

/** A page as a fax machine would print it. */
export const LetterPage = z.object({
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** A `data:` address of a grayscale PNG. */
  imageUrl: z.string(),
});
export type LetterPage = z.infer<typeof LetterPage>;

export const LetterPreview = z.object({ subject: z.string(), pageCount: z.number().int(), pdf: z.string(), pages: z.array(LetterPage) });
export type LetterPreview = z.infer<typeof LetterPreview>;

export const letterContract = {
  listLetterTemplates: route({
    method: 'GET', path: '/api/letter/template', summary: 'What letters say, by kind and language', access: 'member',
    response: z.array(LetterTemplate),
  }),
  saveLetterTemplate: route({
    method: 'PUT', path: '/api/letter/template', summary: 'Change what letters of a kind say in a language', access: 'settings.manage',
    body: LetterTemplate.omit({ isOwn: true }), response: LetterTemplate,
  }),
  resetLetterTemplate: route({
    method: 'DELETE', path: '/api/letter/template', summary: 'Go back to the wording that comes along', access: 'settings.manage',
    body: LetterTemplate.pick({ kind: true, locale: true, version: true }), response: LetterTemplate,
  }),
  previewTemplate: route({
    method: 'POST', path: '/api/letter/template/preview', summary: 'What a template would say, about nobody, as a PDF in base64 and as its first pages', access: 'settings.manage',
    body: TemplateDraft, response: LetterPreview,
  }),
  getLetterhead: route({
    method: 'GET', path: '/api/letter/letterhead', summary: 'What stands at the head of each letter', access: 'member', response: StoredLetterhead,
  }),
  saveLetterhead: route({
    method: 'PUT', path: '/api/letter/letterhead', summary: 'Change what stands at the head of each letter', access: 'settings.manage',
    body: Letterhead, response: StoredLetterhead,
  }),
  saveLetterLogo: route({
    method: 'POST', path: '/api/letter/logo', summary: 'Set the logo, a PNG, JPEG or SVG in base64; null takes it away', access: 'settings.manage',
    body: z.object({ picture: z.base64().max(900_000).nullable() }), response: StoredLetterhead,
  }),
  previewLetter: route({
    method: 'POST', path: '/api/letter/preview', summary: 'A letter as a PDF in base64 and as its first pages; nothing is kept', access: 'messages.send',
    body: PreviewDraft, response: LetterPreview,
  }),
  createLetter: route({
    method: 'POST', path: '/api/letter/', summary: 'Make a letter for good; it is not sent by that', access: 'messages.send',
    body: LetterDraft, response: Letter,
  }),
  listLetters: route({
    method: 'GET', path: '/api/letter/', summary: 'Letters, newest first, of a patient or of a referral', access: 'messages.read',
    query: PageQuery.extend({ patientId: Id.optional(), referralId: Id.optional() }), response: pageOf(Letter),
  }),
  getLetter: route({
    method: 'GET', path: '/api/letter/{id}', summary: 'One letter and a short-lived address of its PDF; the view is audited', access: 'messages.read',
    params: z.object({ id: Id }), response: Letter.extend({ url: z.string() }),
  }),
};
