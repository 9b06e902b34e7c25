import { z } from 'zod';
import { appointmentStatuses, faxStatuses, letterKinds, timelineKinds, waitlistStatuses } from '../../rules/vocabulary.ts';
import { locales } from '../../rules/locales.ts';
import { messageDirections, messagePurposes, messageStatuses } from '../../rules/messaging/messageWords.ts';
import { requestKinds, requestStatuses } from '../../rules/request/requestWords.ts';
import { callDirections, callOutcomes, callPurposes } from '../../rules/voice/callWords.ts';
import { DateTime, DocumentType, Id, listOf, pageOf, PageQuery, Priority } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { LetterPage } from '../fax/letter.contract.ts';

const entry = { id: Id, at: DateTime };
const Document = { ...entry, documentType: DocumentType.nullable(), name: z.string().nullable(), reason: z.string().nullable(), pageCount: z.number().int().nullable() };

/** One thing that stands in a chart, by the area that it comes from. `id` leads to it there. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  /** A fax that was filed; `name` is who sent it. */
  z.object({ kind: z.literal('document'), ...Document, status: z.enum(faxStatuses) }),
  /** A fax that went out; `name` is whom it went to. */
  z.object({ kind: z.literal('sent'), ...Document }),
  /** A letter that was written and not sent by fax. */
  z.object({ kind: z.literal('letter'), ...entry, letterKind: z.enum(letterKinds), subject: z.string(), name: z.string().nullable() }),
  z.object({
    kind: z.literal('request'),
    ...entry,
    requestKind: z.enum(requestKinds),
    reference: z.string(),
    status: z.enum(requestStatuses),
    priority: Priority,
    service: z.string().nullable(),
    /** What an internal project is called, else why it is asked. */
    reason: z.string().nullable(),
  }),
  /** `at` is when it begins. */
  z.object({
    kind: z.literal('appointment'),
    ...entry,
    status: z.enum(appointmentStatuses),
    visitType: z.string(),
    physician: z.string().nullable(),
    location: z.string(),
    /** IANA name of the zone of the location. */
    timeZone: z.string(),
  }),
  /** A wait for a visit, or for an earlier one; `at` is when the patient was put on the list. */
  z.object({
    kind: z.literal('waitlist'),
    ...entry,
    status: z.enum(waitlistStatuses),
    priority: Priority,
    visitType: z.string(),
    /** Whom and where they would like to have it. */
    physician: z.string().nullable(),
    location: z.string().nullable(),
  }),
  /** A text message of a conversation with the patient. */
  z.object({
    kind: z.literal('message'),
    ...entry,
    conversationId: Id,
    direction: z.enum(messageDirections),
    status: z.enum(messageStatuses),
    purpose: z.enum(messagePurposes),
    text: z.string(),
  }),
  /** A call between an agent and the patient. */
  z.object({
    kind: z.literal('call'),
    ...entry,
    direction: z.enum(callDirections),
    purpose: z.enum(callPurposes),
    /** Null while it goes on. */
    outcome: z.enum(callOutcomes).nullable(),
    agent: z.string(),
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Somebody who opened a chart, or changed what stands in it. */
export const ChartViewer = z.object({
  /** Null for the server itself. */
  userId: Id.nullable(),
  name: z.string(),
  views: z.number().int(),
  changes: z.number().int(),
  firstAt: DateTime,
  lastAt: DateTime,
});
export type ChartViewer = z.infer<typeof ChartViewer>;

export const chartContract = {
  listChartViewers: route({
    method: 'GET',
    path: '/api/charts/viewers',
    summary: 'Who opened a chart or changed it, from the audit trail, the last first; reading it is audited too',
    access: 'audit.read',
    query: z.object({ patientId: Id }),
    response: z.array(ChartViewer),
  }),
  exportChart: route({
    method: 'GET',
    path: '/api/charts/export',
    summary: 'A chart as a PDF or as a FHIR R4 Bundle, of the areas that one may read; the export is audited',
    access: 'patients.read',
    query: z.object({ patientId: Id, format: z.enum(['pdf', 'fhir']), locale: z.enum(locales) }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  printChart: route({
    method: 'GET',
    path: '/api/charts/print',
    summary: 'The pages of the PDF of a chart, to be printed; none where there are more than forty. It is audited as an export',
    access: 'patients.read',
    query: z.object({ patientId: Id, locale: z.enum(locales) }),
    response: z.object({ pageCount: z.number().int(), pages: z.array(LetterPage) }),
  }),
  getTimeline: route({
    method: 'GET',
    path: '/api/charts/timeline',
    summary: 'What stands in a chart, the newest first, of the areas that one may read; the view is audited',
    access: 'patients.read',
    query: PageQuery.extend({ patientId: Id, kinds: listOf(timelineKinds) }),
    response: pageOf(TimelineEntry),
  }),
};
