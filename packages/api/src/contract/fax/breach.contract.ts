import { z } from 'zod';
import { breachDisposals, breachEvents, breachInformation, breachViews } from '../../rules/breachWords.ts';
import { locales } from '../../rules/locales.ts';
import { deliveryStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Id, IdBody, IsoDate, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { SendFax } from './delivery.contract.ts';
import { LetterDraft, LetterPreview } from './letter.contract.ts';

/** One entry of the register: a fax that was meant for somebody else. */
export const Breach = z.object({
  id: Id,
  version: Version,
  faxId: Id,
  /** E.164. */
  from: z.string().nullable(),
  senderName: z.string().nullable(),
  pageCount: z.number().int().nullable(),
  receivedAt: DateTime,
  reportedAt: DateTime,
  reportedBy: z.string(),
  description: z.string(),
  information: z.array(z.enum(breachInformation)),
  peopleCount: z.number().int(),
  disposal: z.enum(breachDisposals),
  dueOn: IsoDate,
  /** How whoever sent it was told; null when nobody has yet. A letter has told them once its fax is delivered. */
  notice: z.enum(['letter', 'told']).nullable(),
  noticeStatus: z.enum(deliveryStatuses).nullable(),
  notifiedAt: DateTime.nullable(),
  containedAt: DateTime.nullable(),
  containedBy: z.string().nullable(),
  /** When the last byte of it was erased here. */
  erasedAt: DateTime.nullable(),
  withdrawnAt: DateTime.nullable(),
  withdrawnBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Until then the entry has to be kept. */
  keptUntil: IsoDate,
});
export type Breach = z.infer<typeof Breach>;

/** Somebody who opened the document, by the audit trail. */
export const BreachReader = z.object({ name: z.string(), times: z.number().int(), firstAt: DateTime, lastAt: DateTime, isSentOn: z.boolean() });
export type BreachReader = z.infer<typeof BreachReader>;

export const BreachDetail = Breach.extend({ readers: z.array(BreachReader), lockedCount: z.number().int() });
export type BreachDetail = z.infer<typeof BreachDetail>;

const Notice = z.object({ locale: z.enum(locales), wording: LetterDraft.shape.wording, recipientName: SendFax.shape.recipientName });
/** The letter to whoever sent it, and where its fax goes. */
export const BreachLetter = Notice.extend({ send: SendFax.pick({ to: true, confirmation: true }) });
export type BreachLetter = z.output<typeof BreachLetter>;

const Disposal = z.object({ disposal: z.enum(breachDisposals), dueOn: IsoDate });

export const BreachReport = Disposal.extend({
  faxId: Id,
  version: Version,
  description: z.string().trim().min(1).max(2000),
  information: z.array(z.enum(breachInformation)).max(breachInformation.length),
  peopleCount: z.number().int().min(0).max(100_000),
  notice: z.discriminatedUnion('by', [
    BreachLetter.extend({ by: z.literal('letter') }),
    z.object({ by: z.literal('told') }),
    z.object({ by: z.literal('later') }),
  ]),
});
export type BreachReport = z.output<typeof BreachReport>;

export const breachContract = {
  previewBreachNotice: route({
    method: 'POST', path: '/api/breach/notice', summary: 'The letter that would tell whoever sent a misdirected fax; nothing is kept', access: 'messages.send',
    body: Notice.extend({ faxId: Id, to: SendFax.shape.to.nullable(), disposal: z.enum(breachDisposals) }), response: LetterPreview,
  }),
  reportBreach: route({
    method: 'POST', path: '/api/breach/report', summary: 'Reject a fax as misdirected: it is locked away, whoever sent it is told, and the register has it', access: 'faxes.triage',
    body: BreachReport, response: z.object({ id: Id }),
  }),
  listBreaches: route({
    method: 'GET', path: '/api/breach/', summary: 'The register of misdirected faxes: what is open by its last day, or everything, newest first', access: 'privacy.manage',
    query: PageQuery.extend({ view: z.enum(breachViews).default('open') }), response: pageOf(Breach),
  }),
  getBreach: route({
    method: 'GET', path: '/api/breach/detail/{id}', summary: 'One entry of the register, with who opened the document; the view is audited', access: 'privacy.manage',
    params: z.object({ id: Id }), response: BreachDetail,
  }),
  actOnBreach: route({
    method: 'POST', path: '/api/breach/act', summary: 'Whoever sent it was told, it is destroyed or returned, or it was ours after all and is opened again', access: 'privacy.manage',
    body: IdBody.extend({ event: z.enum(breachEvents), note: OptionalText }), response: Breach,
  }),
  sendBreachNotice: route({
    method: 'POST', path: '/api/breach/notify', summary: 'Tell whoever sent it by letter, where the report left that for later or the first letter did not arrive', access: 'privacy.manage',
    body: BreachLetter.extend(IdBody.shape), response: Breach,
  }),
  exportBreaches: route({
    method: 'GET', path: '/api/breach/export', summary: 'The register as a CSV or PDF file; the export is audited', access: 'privacy.manage',
    query: z.object({ format: z.enum(['csv', 'pdf']), locale: z.enum(locales) }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
};
