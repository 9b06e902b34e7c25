import type { Extraction, FaxDetail } from '@intake/api/contract';
import {
  bins, clerk, failedFaxDetail, faxDetail, faxPageWords, frozenNow, incomingFaxes, manyFaxes, minutesAgo, mixedPacketDetail, modalities,
  physicianUser, processingFaxDetail, unsureFaxDetail, urgentFax,
} from '@intake/api/testing';
import { ready } from '../../../data/loadable.ts';
import { noFilters } from './model/filters.ts';
import type { IncomingFaxesModel, OpenedFax, Upload } from './model/screenModel.ts';

export const now = Date.parse(frozenNow);
export const me = clerk.id;

/** The fax with one of its readings changed. */
export const withReading = (field: Extraction['field'], changes: Partial<Extraction>, fax: FaxDetail = faxDetail): FaxDetail => ({
  ...fax,
  extractions: fax.extractions.map((one) => (one.field === field ? { ...one, ...changes } : one)),
});

/** A birth date in digits that can be read in two ways, and people it cannot tell apart. */
export const ambiguousDateDetail: FaxDetail = {
  ...withReading('patient.birthDate', { value: null, confidence: 0.9, flags: ['ambiguous'], alternatives: ['1968-04-07', '1968-07-04'] }),
  candidates: faxDetail.candidates.map((one) => ({ ...one, chosen: false, score: Math.min(one.score, 0.64) })),
};

/** The letter asks for something that this clinic does not do. */
export const notOfferedDetail: FaxDetail = { ...withReading('service', { value: 'Sleep study' }), readModalityId: null };

export const uploads: Upload[] = [
  { id: 'u1', name: 'referral-scan.pdf', size: 812_000, progress: 0.62, state: 'sending', problem: null, faxId: null },
  { id: 'u2', name: 'echo-report.tiff', size: 240_000, progress: 1, state: 'duplicate', problem: null, faxId: urgentFax.id },
  { id: 'u3', name: 'lettre-de-recommandation-signée-par-le-médecin-traitant.pdf', size: 5_400_000, progress: 0.4, state: 'failed', problem: { code: 'network' }, faxId: null },
  { id: 'u5', name: 'visit-summary.docx', size: 31_000, progress: 0, state: 'failed', problem: { code: 'unsupported-type' }, faxId: null },
  { id: 'u4', name: 'holter.pdf', size: 96_000, progress: 1, state: 'done', problem: null, faxId: urgentFax.id },
];

/** The workbench in the middle of a morning, with a fax open. */
export const readyModel: IncomingFaxesModel = {
  filters: noFilters,
  list: ready({ rows: [...incomingFaxes, ...manyFaxes(60)], newCount: 0, more: 'idle' }),
  detail: ready({ fax: faxDetail, access: { mode: 'edit' }, words: { 1: faxPageWords[0] ?? [] } }),
  openFaxId: faxDetail.id,
  counts: { views: { open: 214, mine: 2, urgent: 5, failed: 1, 'on-hold': 8, duplicates: 2 }, limit: 1000 },
  bins,
  modalities,
  patientSearch: { state: 'idle' },
  physicianSearch: { state: 'idle' },
  uploads: [],
  actions: [
    { id: 'a1', kind: 'file', faxId: urgentFax.id, patientName: 'Lucía Fernández-Ibarra', at: minutesAgo(2) },
    { id: 'a2', kind: 'reject', faxId: urgentFax.id, patientName: null, at: minutesAgo(6) },
  ],
  isListHidden: false,
  may: { triage: true, createPatients: true },
  userId: me,
  now,
};

/** The workbench with another fax open, or the same one in other circumstances. */
export const withFax = (fax: FaxDetail, changes: Partial<Omit<OpenedFax, 'fax'>> = {}): IncomingFaxesModel => ({
  ...readyModel,
  openFaxId: fax.id,
  detail: ready({ fax, access: { mode: 'edit' }, words: {}, ...changes }),
});

const noFax = { openFaxId: null, detail: { state: 'none' } } as const;
const longName = 'Centre régional de réadaptation cardiovasculaire et de diagnostics ambulatoires de la Haute-Côte-Nord';

const alerted: FaxDetail = {
  ...faxDetail,
  candidates: faxDetail.candidates.map((one) => (one.chosen && one.kind === 'patient' ? { ...one, alerts: ['Penicillin: anaphylaxis in 2019', 'Falls easily'] } : one)),
};

export const scenarios = {
  alerts: withFax(alerted),
  ready: readyModel,
  list: { ...readyModel, ...noFax },
  loading: { ...readyModel, list: { state: 'loading' }, detail: { state: 'loading' }, counts: null, bins: [] },
  empty: { ...readyModel, ...noFax, list: ready({ rows: [], newCount: 0, more: 'none' }), counts: { views: {}, limit: 1000 } },
  filteredEmpty: { ...readyModel, ...noFax, filters: { ...noFilters, view: 'mine' }, list: ready({ rows: [], newCount: 0, more: 'none' }) },
  failed: { ...readyModel, ...noFax, list: { state: 'failed', problem: { code: 'network' } } },
  newFaxes: { ...readyModel, list: ready({ rows: incomingFaxes, newCount: 3, more: 'none' }) },
  uploading: { ...readyModel, uploads },
  longText: withFax({
    ...withReading('reason', { value: `${'Douleurs thoraciques à l’effort, souffle systolique nouveau, dyspnée de stade II. '.repeat(4)}` }),
    senderName: longName,
    candidates: faxDetail.candidates.map((one) => ({ ...one, name: `${one.name}-Achterberg van der Westhuizen de la Fuente`, details: [longName, ...one.details] })),
  }),
  claimed: withFax(faxDetail, {
    access: { mode: 'view', because: 'claimed', holder: physicianUser.displayName, until: minutesAgo(-7) },
  }),
  processing: withFax(processingFaxDetail),
  failedFax: withFax(failedFaxDetail),
  notOffered: withFax(notOfferedDetail),
  ambiguousDate: withFax(ambiguousDateDetail),
  mixedPacket: withFax(mixedPacketDetail),
  noMatch: withFax(unsureFaxDetail),
  onHold: withFax({ ...faxDetail, status: 'on-hold', note: 'Maple Row sends the missing second page today.' }),
  readOnly: { ...withFax(faxDetail, { access: { mode: 'view', because: 'permission' } }), may: { triage: false, createPatients: false } },
} satisfies Record<string, IncomingFaxesModel>;
