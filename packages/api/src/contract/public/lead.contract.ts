import { z } from 'zod';
import { leadKinds, leadStandings, leadStates } from '../../rules/lead/leadWords.ts';
import { locales } from '../../rules/locales.ts';
import { DateTime, Id, IdBody, IsoDate, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { RevenueAnswers } from './demoFax.contract.ts';

/** Who looks after a lead: a super administrator. */
export const LeadOwner = z.object({ id: Id, name: z.string() });
export type LeadOwner = z.infer<typeof LeadOwner>;

/** Somebody who left an address on a public page. */
export const Lead = z.object({
  id: Id,
  version: Version,
  kind: z.enum(leadKinds),
  /** As they called themselves; null where the page did not ask. */
  contactName: z.string().nullable(),
  clinicName: z.string().nullable(),
  email: z.email(),
  /** What became of what they sent. */
  standing: z.enum(leadStandings),
  state: z.enum(leadStates),
  owner: LeadOwner.nullable(),
  nextStep: z.string().nullable(),
  nextStepOn: IsoDate.nullable(),
  createdAt: DateTime,
});
export type Lead = z.infer<typeof Lead>;

export const LeadDetail = Lead.extend({
  note: z.string().nullable(),
  updatedAt: DateTime,
  /** What they sent. */
  sent: z.object({
    locale: z.enum(locales),
    phone: PhoneNumber.nullable(),
    faxNumber: PhoneNumber.nullable(),
    timeZone: z.string().nullable(),
    message: z.string().nullable(),
    /** What they put into the estimate. */
    estimate: RevenueAnswers.nullable(),
    /** What they ticked, as they read it. */
    consent: z.string().nullable(),
    /** When they proved the address. */
    confirmedAt: DateTime.nullable(),
  }),
  /** Why a registration was declined. */
  reason: z.string().nullable(),
  /** What else came from this address, the newest first, ten at most. */
  others: z.array(Lead.pick({ id: true, kind: true, state: true, createdAt: true })),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

const filters = {
  kind: z.enum(leadKinds).optional(),
  /** Looked for in names and addresses. */
  search: z.string().trim().max(100).optional(),
  /** `none`: those that nobody looks after. */
  owner: z.union([Id, z.literal('none')]).optional(),
  /** Those still open whose next step is due on this day or before it. */
  dueBy: IsoDate.optional(),
  /** Leaves out addresses that nobody has shown to be theirs. */
  proven: z.literal('yes').optional(),
};
const LeadFilters = z.object({ ...filters, state: z.enum(leadStates).optional() });
export type LeadFilters = z.infer<typeof LeadFilters>;

export const LeadChange = IdBody.extend({
  state: z.enum(leadStates),
  ownerId: Id.nullable(),
  note: OptionalText,
  nextStep: Name.nullable(),
  nextStepOn: IsoDate.nullable(),
}).refine(({ nextStep, nextStepOn }) => nextStepOn === null || nextStep !== null, { path: ['nextStep'], error: 'next-step' });
export type LeadChange = z.infer<typeof LeadChange>;

export const leadContract = {
  listLeads: route({
    method: 'GET',
    path: '/api/lead/list',
    summary: 'Whoever registered, subscribed, had an estimate mailed or asked for a demo fax, the newest first, filtered and paged',
    access: 'super',
    query: PageQuery.extend(LeadFilters.shape),
    response: pageOf(Lead),
  }),
  countLeads: route({
    method: 'GET',
    path: '/api/lead/counts',
    summary: 'How many leads of each state the filters leave',
    access: 'super',
    query: z.object(filters),
    response: z.record(z.enum(leadStates), z.int().nonnegative()),
  }),
  getLead: route({
    method: 'GET',
    path: '/api/lead/detail/{id}',
    summary: 'A lead with what was sent',
    access: 'super',
    params: z.object({ id: Id }),
    response: LeadDetail,
  }),
  listLeadOwners: route({
    method: 'GET',
    path: '/api/lead/owners',
    summary: 'Who can look after a lead',
    access: 'super',
    response: z.array(LeadOwner),
  }),
  saveLead: route({
    method: 'POST',
    path: '/api/lead/save',
    summary: 'Write down how far one has come with a lead, who looks after it, and what comes next',
    access: 'super',
    body: LeadChange,
    response: LeadDetail,
  }),
  exportLeads: route({
    method: 'GET',
    path: '/api/lead/export',
    summary: 'What the filters leave as a CSV file, the newest 10,000; the export is audited',
    access: 'super',
    query: LeadFilters.extend({ locale: z.enum(locales) }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string(), count: z.int(), isCut: z.boolean() }),
  }),
};
