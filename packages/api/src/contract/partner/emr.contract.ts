import { z } from 'zod';
import { emrErrors, emrExportStates, emrExportViews, emrFileNames, emrFormats, emrPlacePattern, emrTransports } from '../../rules/partner/emrWords.ts';
import { documentTypes } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id, IdBody, Name, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Place = z.string().regex(emrPlacePattern);

export const EmrTargetFields = z.object({
  name: Name,
  format: z.enum(emrFormats),
  transport: z.enum(emrTransports),
  /** A folder below the one that the operator gave, or the name of a connection that the operator set up. */
  place: Place,
  /** Who receives, as HL7 names it (MSH-5, MSH-6); who sends, as HRM does. */
  application: z.string().trim().max(20).nullable(),
  facility: z.string().trim().max(20).nullable(),
  fileNames: z.enum(emrFileNames),
  /** Faxes of these bins alone; of all when there are none. */
  binIds: z.array(Id).max(100),
  /** Of these types alone; of all when there are none. */
  documentTypes: z.array(z.enum(documentTypes)).max(documentTypes.length),
  /** Faxes are exported by themselves as they are filed. */
  isActive: z.boolean(),
});
export type EmrTargetFields = z.infer<typeof EmrTargetFields>;

/** A system that filed faxes are given to. */
export const EmrTarget = EmrTargetFields.extend({
  id: Id,
  version: Version,
  attention: z.number().int(),
  lastDeliveredAt: DateTime.nullable(),
});
export type EmrTarget = z.infer<typeof EmrTarget>;

/** What the operator has set up for exports. */
export const EmrPlaces = z.object({ hasFolder: z.boolean(), connections: z.array(z.string()) });
export type EmrPlaces = z.infer<typeof EmrPlaces>;

/** One fax for one system. */
export const EmrExport = z.object({
  id: Id,
  targetId: Id,
  targetName: z.string(),
  faxId: Id,
  documentType: z.enum(documentTypes).nullable(),
  senderName: z.string().nullable(),
  from: z.string().nullable(),
  /** Null for a fax that was locked away. */
  receivedAt: DateTime.nullable(),
  state: z.enum(emrExportStates),
  /** So far. */
  attempts: z.number().int(),
  /** Of the last try. */
  error: z.enum(emrErrors).nullable(),
  fileName: z.string().nullable(),
  createdAt: DateTime,
  deliveredAt: DateTime.nullable(),
});
export type EmrExport = z.infer<typeof EmrExport>;

/** Which exports are meant: of one system, or that ended for one reason. */
export const EmrExportFilter = z.object({ targetId: Id.optional(), error: z.enum(emrErrors).optional() });
export type EmrExportFilter = z.infer<typeof EmrExportFilter>;

export const emrContract = {
  listEmrTargets: route({
    method: 'GET',
    path: '/api/emr/',
    summary: 'The systems that filed faxes are given to, and what the operator has set up for it',
    access: 'settings.manage',
    response: z.object({ targets: z.array(EmrTarget), places: EmrPlaces }),
  }),
  createEmrTarget: route({
    method: 'POST',
    path: '/api/emr/',
    summary: 'Give filed faxes to a further system; from then on, not those of before',
    access: 'settings.manage',
    body: EmrTargetFields,
    response: EmrTarget,
  }),
  updateEmrTarget: route({
    method: 'PUT',
    path: '/api/emr/',
    summary: 'Change what a system is given, where and how, or stop it; what is on its way to one that is stopped fails',
    access: 'settings.manage',
    body: EmrTargetFields.extend(IdBody.shape),
    response: EmrTarget,
  }),
  tryEmrTarget: route({
    method: 'POST',
    path: '/api/emr/try',
    summary: 'Whether the folder can be written and the connection is taken; nothing of a patient is sent',
    access: 'settings.manage',
    body: z.object({ id: Id }),
    response: z.object({ error: z.enum(emrErrors).nullable() }),
  }),
  listEmrExports: route({
    method: 'GET',
    path: '/api/emr/exports',
    summary: 'What was given to other systems, the newest first, paged',
    access: 'settings.manage',
    query: PageQuery.extend({ ...EmrExportFilter.shape, view: z.enum(emrExportViews).default('all') }),
    response: pageOf(EmrExport),
  }),
  exportFax: route({
    method: 'POST',
    path: '/api/emr/export',
    summary: 'Give a filed fax to a system by hand; answers the export that is on its way, where there is one',
    access: 'faxes.triage',
    body: z.object({ faxId: Id, targetId: Id }),
    response: EmrExport,
  }),
  listFaxExports: route({
    method: 'GET',
    path: '/api/emr/fax/{id}',
    summary: 'To which systems a fax can be given, and what became of it so far',
    access: 'faxes.triage',
    params: z.object({ id: Id }),
    response: z.object({ targets: z.array(z.object({ id: Id, name: z.string() })), exports: z.array(EmrExport) }),
  }),
  repeatEmrExport: route({
    method: 'POST',
    path: '/api/emr/again',
    summary: 'Give a fax once more, as a message of its own; 409 while it is on its way or the fax is not filed any more',
    access: 'settings.manage',
    body: z.object({ id: Id }),
    response: EmrExport,
  }),
  repeatEmrExports: route({
    method: 'POST',
    path: '/api/emr/again/all',
    summary: 'Give all that failed once more, in one job, each as a message of its own; answers how many; 409 where there is none that can be',
    access: 'settings.manage',
    body: EmrExportFilter,
    response: z.object({ count: z.number().int() }),
  }),
  settleEmrExport: route({
    method: 'POST',
    path: '/api/emr/settle',
    summary: 'Somebody has seen to a failed export, or to a document that was taken back; 409 for any other',
    access: 'settings.manage',
    body: z.object({ id: Id }),
    response: Empty,
  }),
};
