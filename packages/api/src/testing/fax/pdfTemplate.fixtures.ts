import { FormReading, PdfTemplate, PdfTemplateDetail, PdfTemplateDraft, PdfTemplateTrial } from '../../contract/fax/pdfTemplate.contract.ts';
import type { FormAnchor, FormZone } from '../../contract/fax/pdfTemplate.contract.ts';
import { noCounts } from '../../rules/formTemplate/trial.ts';
import { fixtureId } from '../base/ids.ts';
import { pageSize, placeOf, typeLetter } from './letter.ts';

/** A referral form of a hospital, filled in. */
const form = typeLetter([
  'NORTHSHORE REGIONAL HOSPITAL             Ambulatory Referral Record',
  '',
  'Person to be seen                        Day of birth',
  'Okafor, Amara                            1984-02-11',
  '',
  'Coverage number                          Reach them at',
  '6312 044 781                             416-555-0117',
  '',
  'Home',
  '48 Birchmount Road, Toronto, ON M1N 3H5',
  '',
  'How soon     [ ] Routine   [X] Urgent   [ ] STAT',
  '',
  'Sent by                                  Their practice',
  'Dr. Lena Fischer                         Lakeview Family Practice',
  '',
  'Programme wanted',
  'Cardiology, rapid access clinic',
  '',
  'Question and background',
  'New exertional chest pain over three weeks, family history of early',
  'coronary disease. ECG attached.',
  '',
  '',
  'Signature of clinician                   Licence on file',
  '',
  'Send one copy to central intake. Incomplete records are returned.',
]);

const grown = (text: string, { right = 0.02, down = 0 } = {}): FormZone['box'] => {
  const [x0, y0, x1, y1] = placeOf(form, text);
  return [x0 - 0.012, y0 - 0.008, Math.min(0.97, x1 + right), y1 + 0.008 + down];
};

export const formZones: FormZone[] = [
  { field: 'patient.name', kind: 'name', box: grown('Okafor, Amara', { right: 0.22 }) },
  { field: 'patient.birthDate', kind: 'date', box: grown('1984-02-11', { right: 0.2 }) },
  { field: 'patient.healthNumber', kind: 'number', box: grown('6312 044 781', { right: 0.2 }) },
  { field: 'patient.phone', kind: 'phone', box: grown('416-555-0117', { right: 0.18 }) },
  { field: 'patient.address', kind: 'text', box: grown('48 Birchmount Road, Toronto, ON M1N 3H5', { right: 0.3 }) },
  { field: 'urgency', kind: 'tick', box: grown('[ ] Routine [X] Urgent [ ] STAT') },
  { field: 'referrer.name', kind: 'name', box: grown('Dr. Lena Fischer', { right: 0.18 }) },
  { field: 'reason', kind: 'text', box: grown('New exertional chest pain over three weeks, family history of early', { down: 0.03 }) },
];

export const formAnchors: FormAnchor[] = ['NORTHSHORE', 'REGIONAL', 'Ambulatory', 'Referral', 'Record', 'Person', 'birth', 'Coverage', 'Reach', 'Home', 'practice', 'Programme', 'background', 'Signature', 'Licence', 'central', 'Incomplete', 'returned.'].map(
  (text) => ({ text, box: placeOf(form, text) }),
);

const sample = { faxId: fixtureId('fax', 71), page: 1 };
export const samplePage = { ...sample, pageCount: 2, ...pageSize, imageUrl: form.imageUrl };
const aspect = pageSize.height / pageSize.width;
const right = (count: number, more: Partial<ReturnType<typeof noCounts>> = {}) => ({ ...noCounts(), right: count, ...more });

const trialSums = {
  samples: 20, fitted: 18,
  fields: {
    'patient.name': right(18), 'patient.birthDate': right(17, { abstained: 1 }), 'patient.healthNumber': right(16, { abstained: 1, blank: 1 }),
    'patient.phone': right(15, { wrong: 1, blank: 2 }), 'patient.address': right(14, { abstained: 3, unknown: 1 }), urgency: right(9, { blank: 9 }),
    'referrer.name': right(18), reason: right(12, { unknown: 6 }),
  },
};

const base = {
  version: 3, faxNumbers: ['+14165550180'], clinicId: null, clinicName: null, documentType: 'referral', latest: 1, published: null, isLearned: false, corrected: [], seenFaxes: null,
  fields: formZones.map(({ field }) => field), trial: null, updatedAt: '2026-11-02T14:20:00Z',
} as const;

export const pdfTemplates: PdfTemplate[] = [
  { ...base, id: fixtureId('template', 1), name: 'Northshore ambulatory referral', status: 'on', published: 2, latest: 2, trial: trialSums },
  { ...base, id: fixtureId('template', 2), name: 'Lakeview Family Practice', status: 'proposed', faxNumbers: ['+19055550133'], fields: ['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.phone', 'referrer.name'], isLearned: true, corrected: ['patient.name', 'patient.birthDate'], seenFaxes: 4 },
  { ...base, id: fixtureId('template', 3), name: 'Harbour Imaging requisition', status: 'draft', faxNumbers: ['+16045550110', '+16045550111'], documentType: 'requisition', fields: ['patient.name', 'patient.birthDate', 'service'], trial: { samples: 6, fitted: 1, fields: { 'patient.name': right(1), 'patient.birthDate': right(1), service: { ...noCounts(), unknown: 1 } } } },
  { ...base, id: fixtureId('template', 4), name: 'Centre médical du Plateau', status: 'off', faxNumbers: [], clinicId: fixtureId('clinic', 1), clinicName: 'Centre médical du Plateau', published: 1, trial: trialSums },
].map((template) => PdfTemplate.parse(template));

export const templateDetail = PdfTemplateDetail.parse({
  ...pdfTemplates[0], shape: { sample, aspect, anchors: formAnchors, zones: formZones }, samplePage,
  versions: [
    { number: 2, source: 'learned', fields: base.fields, anchorCount: 18, trial: trialSums, triedAt: '2026-11-02T14:18:00Z', publishedAt: '2026-11-02T14:20:00Z', createdAt: '2026-11-01T09:05:00Z', createdBy: null },
    { number: 1, source: 'human', fields: base.fields.slice(0, 5), anchorCount: 18, trial: { ...trialSums, fitted: 11, samples: 12 }, triedAt: '2026-10-10T15:00:00Z', publishedAt: '2026-10-10T15:02:00Z', createdAt: '2026-10-10T14:40:00Z', createdBy: 'Maya Chen' },
  ],
});

export const proposedDetail = PdfTemplateDetail.parse({
  ...templateDetail, ...pdfTemplates[1], shape: { ...templateDetail.shape, zones: formZones.filter(({ field }) => (pdfTemplates[1]!.fields as string[]).includes(field)) },
  versions: [{ number: 1, source: 'learned', fields: pdfTemplates[1]!.fields, anchorCount: 18, trial: null, triedAt: null, publishedAt: null, createdAt: '2026-11-02T08:00:00Z', createdBy: null }],
});

export const templateDraft = PdfTemplateDraft.parse({
  name: 'Northshore Regional Hospital', faxNumbers: ['+14165550180'], clinicId: null, documentType: 'referral', sample, aspect, samplePage,
  anchors: formAnchors, zones: formZones.slice(0, 4),
});

const tried = (number: number, fields: [FormZone['field'], string, string | null, string | null][]) => ({
  faxId: fixtureId('fax', number), receivedAt: `2026-10-${String(10 + (number % 15)).padStart(2, '0')}T14:00:00Z`, share: 0.94,
  fields: fields.map(([field, verdict, read, filed]) => ({ field, verdict, read, filed })),
});

export const templateTrial = PdfTemplateTrial.parse({
  number: 2, sums: trialSums, objections: [],
  samples: [
    tried(72, [['patient.name', 'right', 'Okafor, Amara', 'Okafor, Amara'], ['patient.phone', 'right', '+14165550117', '+14165550117']]),
    tried(73, [['patient.name', 'right', 'Lindqvist, Ingrid', 'Lindqvist, Ingrid'], ['patient.phone', 'wrong', '+14165550161', '+14165550167']]),
    tried(74, [['patient.name', 'right', 'Haddad, Sofia', 'Haddad, Sofia'], ['patient.birthDate', 'abstained', null, '1993-07-19']]),
    { faxId: fixtureId('fax', 75), receivedAt: '2026-10-21T14:00:00Z', share: null, fields: [] },
  ],
});

export const failedTrial = PdfTemplateTrial.parse({
  ...templateTrial, sums: { samples: 6, fitted: 5, fields: { 'patient.name': right(3, { wrong: 2 }), 'patient.birthDate': right(5) } },
  objections: [{ code: 'wrong-patient', field: 'patient.name' }],
  samples: [tried(76, [['patient.name', 'wrong', 'Birchmount, Toronto', 'Okafor, Amara'], ['patient.birthDate', 'right', '1984-02-11', '1984-02-11']])],
});

export const formReading = FormReading.parse({
  form: { templateId: pdfTemplates[0]!.id, name: pdfTemplates[0]!.name, page: 1, share: 0.94, residual: 0.001 },
  fields: [
    { field: 'patient.name', value: 'Okafor, Amara', confidence: 0.97, flags: [], alternatives: [], page: 1, box: formZones[0]!.box },
    { field: 'patient.birthDate', value: '1984-02-11', confidence: 0.96, flags: [], alternatives: [], page: 1, box: formZones[1]!.box },
  ],
});
