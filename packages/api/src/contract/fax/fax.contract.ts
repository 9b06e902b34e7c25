import { z } from 'zod';
import { requestKinds, requestStatuses } from '../../rules/request/requestWords.ts';
import { documentTypes, failureCodes, faxSources, faxStages, faxStatuses, nextSteps, priorities } from '../../rules/vocabulary.ts';
import { DateTime, DocumentType, Id, largestInt32, listOf, OptionalText, pageOf, PageQuery, Priority, Version } from '../base/common.contract.ts';
import { Candidate, Extraction, FaxPage, PageEdit, Word } from './faxPage.contract.ts';
import { PaperReply } from '../request/paperReply.contract.ts';
import { route } from '../base/route.ts';

export const FaxSummary = z.object({
  id: Id,
  version: Version,
  direction: z.enum(['inbound', 'outbound']),
  source: z.enum(faxSources),
  from: z.string().nullable(),
  to: z.string().nullable(),
  senderName: z.string().nullable(),
  originalName: z.string().nullable(),
  pageCount: z.number().int().nullable(),
  partialContent: z.boolean(),
  documentType: DocumentType.nullable(),
  priority: Priority,
  status: z.enum(faxStatuses),
  stage: z.enum(faxStages).nullable(),
  failure: z
    .object({ stage: z.enum(faxStages), code: z.enum(failureCodes), attempts: z.number().int() })
    .nullable(),
  locationId: Id.nullable(),
  binId: Id.nullable(),
  claim: z.object({ userId: Id, displayName: z.string(), until: DateTime }).nullable(),
  patientId: Id.nullable(),
  /** The chart's name once filed, the extracted one before. */
  patientName: z.string().nullable(),
  physicianId: Id.nullable(),
  physicianName: z.string().nullable(),
  reason: z.string().nullable(),
  duplicateOf: Id.nullable(),
  parentFaxId: Id.nullable(),
  receivedAt: DateTime,
  dueAt: DateTime.nullable(),
  completedAt: DateTime.nullable(),
});
export type FaxSummary = z.infer<typeof FaxSummary>;

/** A request that a fax is attached to. */
export const AttachedTo = z.object({ id: Id, version: Version, kind: z.enum(requestKinds), reference: z.string(), status: z.enum(requestStatuses) });
export type AttachedTo = z.infer<typeof AttachedTo>;

export const FaxDetail = FaxSummary.extend({
  note: z.string().nullable(),
  nextStep: z.enum(nextSteps).nullable(),
  modalityId: Id.nullable(),
  /** The service offered that the document asks for; null when it names none of them, whatever `service` was read. */
  readModalityId: Id.nullable(),
  documentVersion: z.number().int(),
  documentVersions: z.array(
    z.object({ version: z.number().int(), kind: z.enum(['original', 'edited']), createdAt: DateTime, pageCount: z.number().int().nullable() }),
  ),
  pages: z.array(FaxPage),
  extractions: z.array(Extraction),
  candidates: z.array(Candidate),
  /** Of the patient of `patientId`, who need not be a candidate. */
  patientAlerts: z.array(z.string()),
  /** The letters that it says to answer. */
  replies: z.array(PaperReply),
  /** What it is attached to, as far as one may see it. */
  requests: z.array(AttachedTo),
  /** Warnings for the person who files: mixed packet, first-time sender, duplicate, partial content … */
  warnings: z.array(z.object({ code: z.string(), pages: z.array(z.number().int()) })),
});
export type FaxDetail = z.infer<typeof FaxDetail>;

export const faxViews = ['open', 'mine', 'urgent', 'failed', 'on-hold', 'duplicates'] as const;

/** How many faxes are open, as `counts` on the event stream tells it after each change. */
export const FaxCounts = z.object({
  /** By location, those of none among them; what is not there has none. Not cut off at a limit. */
  places: z.array(z.object({ locationId: Id.nullable(), views: z.record(z.enum(faxViews), z.number().int()) })),
  /** By bin, counted up to the limit; what is not there has none. */
  bins: z.record(Id, z.number().int()),
});
export type FaxCounts = z.infer<typeof FaxCounts>;

export const FileFax = z.object({
  faxId: Id,
  version: Version,
  documentType: z.enum(documentTypes),
  priority: z.enum(priorities),
  patientId: Id.nullable(),
  physicianId: Id.nullable(),
  modalityId: Id.nullable(),
  nextStep: z.enum(nextSteps),
  reason: OptionalText,
  note: OptionalText,
});
export type FileFax = z.infer<typeof FileFax>;

const FaxAction = z.object({ faxId: Id, version: Version });

export const ReceivedFax = z.object({
  fax: FaxSummary,
  /** True when the same content was here already; the answer is then the fax that holds it. */
  duplicate: z.boolean(),
});
export type ReceivedFax = z.infer<typeof ReceivedFax>;

export const faxContract = {
  listIncomingFaxes: route({
    method: 'GET',
    path: '/api/faxserver/incoming',
    summary: 'Open faxes, most urgent and oldest first, filtered and paged',
    access: 'faxes.read',
    query: PageQuery.extend({
      view: z.enum(faxViews).default('open'),
      binId: Id.optional(),
      /** Faxes of this location, and those of none. */
      locationId: Id.optional(),
      status: listOf(faxStatuses),
      priority: listOf(priorities),
      documentType: listOf(documentTypes),
      source: listOf(faxSources),
      sort: z.enum(['urgent', 'oldest', 'newest']).default('urgent'),
    }),
    response: pageOf(FaxSummary),
  }),
  listCompletedFaxes: route({
    method: 'GET',
    path: '/api/faxserver/incoming_completed',
    summary: 'Completed and rejected faxes, newest first',
    access: 'faxes.read',
    query: PageQuery.extend({ binId: Id.optional(), documentType: listOf(documentTypes) }),
    response: pageOf(FaxSummary),
  }),
  listPatientFaxes: route({
    method: 'GET',
    path: '/api/faxserver/patient',
    summary: "A patient's faxes, newest first",
    access: 'faxes.read',
    query: PageQuery.extend({ patientId: Id }),
    response: pageOf(FaxSummary),
  }),
  getFax: route({
    method: 'GET',
    path: '/api/faxserver/detail/{id}',
    summary: 'One fax with pages, fields and candidates; the view is audited',
    access: 'faxes.read',
    params: z.object({ id: Id }),
    response: FaxDetail,
  }),
  getFaxAhead: route({
    method: 'GET',
    path: '/api/faxserver/ahead/{id}',
    summary: 'The same for whoever will open it next; a view once they claim it with `fetchedAhead`',
    access: 'faxes.triage',
    params: z.object({ id: Id }),
    response: FaxDetail,
  }),
  getFaxPageWords: route({
    method: 'GET',
    path: '/api/faxserver/words/{id}/{number}',
    summary: "The words of one page of a fax's current version",
    access: 'faxes.read',
    params: z.object({ id: Id, number: z.coerce.number<number>().int().positive().max(largestInt32) }),
    response: z.array(Word),
  }),
  claimFax: route({
    method: 'POST',
    path: '/api/faxserver/claim',
    summary: 'Take a fax for ten minutes, or extend that; 409 when somebody else holds it',
    access: 'faxes.triage',
    body: z.object({
      faxId: Id,
      /** What was fetched ahead is looked at now: the view is audited. */
      fetchedAhead: z.boolean().default(false),
    }),
    response: FaxSummary,
  }),
  releaseFax: route({
    method: 'POST',
    path: '/api/faxserver/release',
    summary: 'Give a claimed fax back',
    access: 'faxes.triage',
    body: z.object({ faxId: Id }),
    response: FaxSummary,
  }),
  fileFax: route({
    method: 'POST',
    path: '/api/faxserver/save',
    summary: 'File a fax: type, patient, physician, next step',
    access: 'faxes.triage',
    body: FileFax,
    response: FaxSummary,
  }),
  proposeFax: route({
    method: 'POST',
    path: '/api/faxserver/save_with_ai',
    summary: 'Extract again and answer a proposal with evidence; files nothing by itself',
    access: 'faxes.triage',
    body: FaxAction,
    response: FaxDetail,
  }),
  holdFax: route({
    method: 'POST',
    path: '/api/faxserver/hold',
    summary: 'Put a fax on hold while a reply is awaited, or take it off hold',
    access: 'faxes.triage',
    body: FaxAction.extend({ hold: z.boolean(), note: OptionalText }),
    response: FaxSummary,
  }),
  rejectFax: route({
    method: 'POST',
    path: '/api/faxserver/reject',
    summary: 'Set a fax aside as junk; it is kept. A misdirected one is reported',
    access: 'faxes.triage',
    body: FaxAction.extend({ reason: z.enum(['junk']) }),
    response: FaxSummary,
  }),
  retryFax: route({
    method: 'POST',
    path: '/api/faxserver/retry',
    summary: 'Run the failed stage again',
    access: 'faxes.triage',
    body: FaxAction,
    response: FaxSummary,
  }),
  routeFax: route({
    method: 'POST',
    path: '/api/faxserver/route',
    summary: 'Change bin, priority or type without filing',
    access: 'faxes.triage',
    body: FaxAction.extend({
      binId: Id.nullable().optional(),
      priority: Priority.optional(),
      documentType: DocumentType.optional(),
    }),
    response: FaxSummary,
  }),
  editFaxPages: route({
    method: 'PUT',
    path: '/api/faxserver/updateS3Url',
    summary: 'Make a new version from the pages of the current one: rotate, reorder, delete, or append the pages of another fax',
    access: 'faxes.triage',
    body: FaxAction.extend({
      pages: z.array(PageEdit).min(1).max(350),
      append: z.object({ faxId: Id, version: Version }).optional(),
    }),
    response: FaxDetail,
  }),
  splitFax: route({
    method: 'POST',
    path: '/api/faxserver/split',
    summary: 'Make one fax of each group of pages; the parts replace the source in the queue',
    access: 'faxes.triage',
    body: FaxAction.extend({ parts: z.array(z.array(z.number().int().positive()).min(1)).min(2).max(50) }),
    response: z.array(FaxSummary),
  }),
  extractText: route({
    method: 'POST',
    path: '/api/textextract/',
    summary: 'Read the pages again from the stored document',
    access: 'faxes.triage',
    body: FaxAction,
    response: FaxSummary,
  }),
  listMyActions: route({
    method: 'GET',
    path: '/api/faxserver/actions',
    summary: 'My last actions that can be taken back',
    access: 'faxes.triage',
    response: z.array(
      z.object({ id: Id, kind: z.enum(['file', 'reject', 'hold', 'split', 'edit']), faxId: Id, patientName: z.string().nullable(), at: DateTime }),
    ),
  }),
  undoAction: route({
    method: 'POST',
    path: '/api/faxserver/undo',
    summary: 'Take back one of my last actions as one',
    access: 'faxes.triage',
    body: z.object({ actionId: Id }),
    response: FaxSummary,
  }),
};
