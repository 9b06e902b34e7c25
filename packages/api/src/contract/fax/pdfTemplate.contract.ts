import { z } from 'zod';
import { leastAnchors, mostAnchors, trialVerdicts, zoneFields, zoneKinds } from '../../rules/formTemplate/formWords.ts';
import { DateTime, DocumentType, Empty, Id, IdBody, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { Box, Extraction } from './faxPage.contract.ts';

const share = z.number().min(0).max(1);
/** A box on a page, the left edge before the right one, the top above the bottom. */
const FormBox = z.tuple([share, share, share, share]).refine(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1, 'empty');

export const FormAnchor = z.object({ text: z.string().trim().min(1).max(60), box: FormBox });
export type FormAnchor = z.infer<typeof FormAnchor>;

export const FormZone = z.object({ field: z.enum(zoneFields), kind: z.enum(zoneKinds), box: FormBox, usual: z.string().trim().min(1).max(300).optional() });
export type FormZone = z.infer<typeof FormZone>;

/** Where on which page of which fax it was drawn. */
const Sample = z.object({ faxId: Id, page: z.number().int().min(1).max(350) });

export const PdfTemplateFields = z.object({
  name: z.string().trim().min(1).max(100),
  /** Whose forms these are, by the numbers that they come from, or by the clinic whose numbers they are. */
  faxNumbers: z.array(PhoneNumber).max(50),
  clinicId: Id.nullable(),
  /** What a document on this form is; null leaves that to the document. */
  documentType: DocumentType.nullable(),
  sample: Sample,
  /** Height of the sample page in page widths. */
  aspect: z.number().min(0.2).max(5),
  /** Printed words that identify the form. */
  anchors: z.array(FormAnchor).min(leastAnchors).max(mostAnchors),
  zones: z.array(FormZone).min(1).max(zoneFields.length),
});
export type PdfTemplateFields = z.output<typeof PdfTemplateFields>;

const TrialCounts = z.record(z.enum(trialVerdicts), z.number().int());
export const TrialSums = z.object({
  samples: z.number().int(),
  fitted: z.number().int(),
  fields: z.partialRecord(z.enum(zoneFields), TrialCounts),
});

export const templateStatuses = ['proposed', 'draft', 'on', 'off', 'dismissed'] as const;

export const PdfTemplate = PdfTemplateFields.pick({ name: true, faxNumbers: true, clinicId: true, documentType: true }).extend({
  id: Id,
  version: Version,
  /** `proposed`: learnt from corrections, and nobody has looked at it yet. `draft` was never on. */
  status: z.enum(templateStatuses),
  clinicName: z.string().nullable(),
  /** Number of the newest version. */
  latest: z.number().int(),
  /** Number of the version that reads faxes, or did when it was on. */
  published: z.number().int().nullable(),
  /** What the newest version reads. */
  fields: z.array(z.enum(zoneFields)),
  /** The newest version was learnt, and waits for somebody to look at it. */
  isLearned: z.boolean(),
  /** What persons had to correct, when it was learnt. */
  corrected: z.array(z.enum(zoneFields)),
  seenFaxes: z.number().int().nullable(),
  trial: TrialSums.nullable(),
  updatedAt: DateTime,
});
export type PdfTemplate = z.infer<typeof PdfTemplate>;

export const PdfTemplateVersion = z.object({
  number: z.number().int(),
  source: z.enum(['human', 'learned']),
  fields: z.array(z.enum(zoneFields)),
  anchorCount: z.number().int(),
  trial: TrialSums.nullable(),
  triedAt: DateTime.nullable(),
  publishedAt: DateTime.nullable(),
  createdAt: DateTime,
  createdBy: z.string().nullable(),
});
export type PdfTemplateVersion = z.infer<typeof PdfTemplateVersion>;

/** A page to draw zones on. */
export const SamplePage = z.object({
  faxId: Id,
  page: z.number().int(),
  pageCount: z.number().int(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** A short-lived address that needs no header, for <img>. */
  imageUrl: z.string(),
});
export type SamplePage = z.infer<typeof SamplePage>;

const Shape = z.object({ sample: Sample.nullable(), aspect: z.number(), anchors: z.array(FormAnchor), zones: z.array(FormZone) });

export const PdfTemplateDetail = PdfTemplate.extend({
  /** The newest version. */
  shape: Shape,
  /** Null when the sample is not there any more, or not to be seen by the caller. */
  samplePage: SamplePage.nullable(),
  /** Newest first. */
  versions: z.array(PdfTemplateVersion),
});
export type PdfTemplateDetail = z.infer<typeof PdfTemplateDetail>;

/** What a new template could be, from what was read of a fax. */
export const PdfTemplateDraft = PdfTemplateFields.omit({ anchors: true, zones: true }).extend({
  anchors: z.array(FormAnchor),
  zones: z.array(FormZone),
  samplePage: SamplePage,
});
export type PdfTemplateDraft = z.infer<typeof PdfTemplateDraft>;

export const TrialField = z.object({
  field: z.enum(zoneFields),
  verdict: z.enum(trialVerdicts),
  read: z.string().nullable(),
  /** What a person filed. */
  filed: z.string().nullable(),
});
export type TrialField = z.infer<typeof TrialField>;

export const trialObjectionCodes = ['untried', 'few-samples', 'wrong-patient', 'often-wrong'] as const;
export const PdfTemplateTrial = z.object({
  number: z.number().int(),
  sums: TrialSums,
  samples: z.array(
    z.object({
      faxId: Id,
      receivedAt: DateTime,
      /** Share of the printed words that were found; null where the form was not. */
      share: z.number().nullable(),
      fields: z.array(TrialField),
    }),
  ),
  /** Why it may not be switched on. */
  objections: z.array(z.object({ code: z.enum(trialObjectionCodes), field: z.enum(zoneFields).nullable() })),
});
export type PdfTemplateTrial = z.infer<typeof PdfTemplateTrial>;

/** What a template reads off a fax. Nothing of it is written. */
export const FormReading = z.object({
  /** Null when the form is not on the fax. */
  form: z.object({ templateId: Id, name: z.string(), page: z.number().int(), share: z.number(), residual: z.number() }).nullable(),
  fields: z.array(Extraction.pick({ field: true, value: true, confidence: true, flags: true, alternatives: true }).extend({ page: z.number().int(), box: Box })),
});
export type FormReading = z.infer<typeof FormReading>;

export const pdfTemplateContract = {
  listPdfTemplates: route({
    method: 'GET', path: '/api/pdftemplate/', summary: 'Form templates, by name; what was dismissed is left out', access: 'faxes.read', response: z.array(PdfTemplate),
  }),
  getPdfTemplate: route({
    method: 'GET', path: '/api/pdftemplate/detail/{id}', summary: 'A form template with its newest version, its sample page and its versions', access: 'settings.manage',
    params: z.object({ id: Id }), response: PdfTemplateDetail,
  }),
  createPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/', summary: 'New form template', access: 'settings.manage', body: PdfTemplateFields, response: PdfTemplateDetail,
  }),
  updatePdfTemplate: route({
    method: 'PUT', path: '/api/pdftemplate/', summary: 'Change a form template; a version that was published stays as it is, and a new one begins', access: 'settings.manage',
    body: PdfTemplateFields.extend({ id: Id, version: Version }), response: PdfTemplateDetail,
  }),
  removePdfTemplate: route({
    method: 'DELETE', path: '/api/pdftemplate/', summary: 'Remove a form template; what it has read stays', access: 'settings.manage', body: IdBody, response: Empty,
  }),
  draftPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/draft', summary: 'What a template could be, from what was read of a fax and its like; stores nothing', access: 'settings.manage',
    body: Sample, response: PdfTemplateDraft,
  }),
  tryPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/trial', summary: 'Run the newest version on filed faxes of its senders and hold it against what persons filed', access: 'settings.manage',
    body: z.object({ id: Id }), response: PdfTemplateTrial,
  }),
  switchPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/switch', summary: 'Publish the newest version, or switch the template off; 409 without a trial that speaks for it', access: 'settings.manage',
    body: IdBody.extend({ on: z.boolean() }), response: PdfTemplate,
  }),
  answerPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/proposal', summary: 'Accept what was learnt as a draft, or dismiss it', access: 'settings.manage',
    body: IdBody.extend({ accept: z.boolean() }), response: PdfTemplate,
  }),
  runPdfTemplate: route({
    method: 'POST', path: '/api/pdftemplate/extraction', summary: 'Run a template, or those of its sender, on a fax; writes nothing', access: 'faxes.triage',
    body: z.object({ faxId: Id, templateId: Id.nullable().default(null) }), response: FormReading,
  }),
};
