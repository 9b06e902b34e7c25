import type { Bin, Candidate, Extraction, FaxDetail, FaxSummary, Modality } from '@intake/api/contract';
import { letterImage, letterLines } from './letter.fixtures.ts';
import { noFilters } from './model/filters.ts';
import type { IncomingFaxesModel, Upload } from './model/screenModel.ts';

/** Made-up people, numbers from ranges that are never assigned. */
export const now = Date.parse('2026-11-21T14:30:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
export const idOf = (group: number, number: number) =>
  `${String(group).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const me = idOf(9, 1);
export const colleague = { userId: idOf(9, 2), displayName: 'Odile Marchetti', until: new Date(now + 7 * 60_000).toISOString() };

export const modalities: Modality[] = [
  { id: idOf(7, 1), name: 'Cardiology consult', code: 'CARD' },
  { id: idOf(7, 2), name: 'Echocardiogram', code: 'ECHO' },
  { id: idOf(7, 3), name: 'Holter monitor', code: 'HOLT' },
  { id: idOf(7, 4), name: 'Stress test', code: 'GXT' },
];

const bin = (number: number, name: string, openCount: number): Bin => ({
  id: idOf(8, number), version: 1, locationId: idOf(6, 1), locationName: 'Lakeshore Heart Clinic', name, faxNumber: null, position: number, openCount,
});
export const bins: Bin[] = [bin(1, 'Referrals', 128), bin(2, 'Results', 61), bin(3, 'Billing', 4), bin(4, 'Front desk', 0)];

export function faxSummary(number: number, changes: Partial<FaxSummary> = {}): FaxSummary {
  return {
    id: idOf(1, number), version: 3, direction: 'inbound', source: 'telnyx', from: '+16135550142', to: '+16135550100',
    senderName: 'Riverbend Family Practice', originalName: null, pageCount: 3, partialContent: false, documentType: 'referral',
    priority: 'routine', status: 'ready', stage: null, failure: null, locationId: idOf(6, 1), binId: idOf(8, 1), claim: null,
    patientId: null, patientName: null, physicianId: null, physicianName: null, reason: null, duplicateOf: null, parentFaxId: null,
    receivedAt: ago(12), dueAt: new Date(now + 3 * 3_600_000).toISOString(), completedAt: null, ...changes,
  };
}

export const rows: FaxSummary[] = [
  faxSummary(1, { priority: 'stat', patientName: 'Wrenfield, Tamsin', reason: 'New systolic murmur with exertional chest pain', receivedAt: ago(48), dueAt: ago(18) }),
  faxSummary(2, { priority: 'urgent', patientName: 'Okonjo-Bell, Idris', senderName: 'Northgate Imaging', documentType: 'imaging-report', pageCount: 2, receivedAt: ago(26), claim: colleague, status: 'claimed' }),
  faxSummary(3, { priority: 'urgent', patientName: 'Lindqvist, Maren', senderName: null, from: '+14165550177', documentType: 'referral', pageCount: 7, receivedAt: ago(9), duplicateOf: idOf(1, 90) }),
  faxSummary(4, { status: 'processing', stage: 'read', documentType: null, senderName: 'Harbour Walk-in', pageCount: 4, receivedAt: ago(1) }),
  faxSummary(5, { status: 'failed', failure: { stage: 'render', code: 'encrypted', attempts: 3 }, documentType: null, senderName: 'St. Brannoc Hospital', pageCount: null, receivedAt: ago(95) }),
  faxSummary(6, { patientName: 'Abernathy-Castellanos de la Fuente, Maximiliana Theodora', senderName: 'Regional Centre for Cardiovascular Rehabilitation and Outpatient Diagnostics', documentType: 'discharge-summary', pageCount: 14, receivedAt: ago(61 * 4) }),
  faxSummary(7, { patientName: 'Tremblay-Otsuka, Noé', senderName: 'Clinique du Vieux-Moulin', documentType: 'requisition', pageCount: 1, receivedAt: ago(130) }),
  faxSummary(8, { status: 'on-hold', patientName: 'Ferrant, Saoirse', documentType: 'lab-result', senderName: 'Meridian Laboratories', pageCount: 2, receivedAt: ago(60 * 51) }),
  faxSummary(9, { senderName: null, from: null, source: 'upload', originalName: 'scan-0034.pdf', documentType: null, pageCount: 5, receivedAt: ago(75) }),
  ...Array.from({ length: 40 }, (_, at) =>
    faxSummary(10 + at, { senderName: ['Riverbend Family Practice', 'Meridian Laboratories', 'Northgate Imaging'][at % 3], documentType: (['referral', 'lab-result', 'imaging-report'] as const)[at % 3], patientName: ['Hollis, Bram', 'Quenneville, Ines', 'Sandoval-Reyes, Pilar', 'Nakagawa, Sora'][at % 4], pageCount: 1 + (at % 5), receivedAt: ago(160 + at * 17) }),
  ),
];

/** Finds the line that a value stands on, so that fixtures point at what the page really shows. */
function evidence(field: Extraction['field'], value: string | null, line: string, changes: Partial<Extraction> = {}): Extraction {
  const found = letterLines.find((one) => one.text.includes(line));
  return {
    field, value, confidence: 0.97, page: found ? 1 : null, box: found?.box ?? null, source: 'rule', flags: [], alternatives: [], acceptedBy: null, ...changes,
  };
}

export const extractions: Extraction[] = [
  evidence('documentType', 'referral', 'REFERRAL'),
  evidence('urgency', 'stat', 'STAT', { confidence: 0.93 }),
  evidence('patient.name', 'Wrenfield, Tamsin', 'Tamsin Wrenfield', { source: 'template' }),
  evidence('patient.birthDate', '1974-03-22', '1974-03-22', { source: 'template' }),
  evidence('patient.healthNumber', '9876543217', '9876 543 217', { confidence: 0.95 }),
  evidence('patient.sex', 'female', 'Sex: F'),
  evidence('patient.phone', '+16135550118', '613-555-0118', { confidence: 0.91 }),
  evidence('referrer.name', 'Dr. Emeka Halvorsen', 'Emeka Halvorsen', { confidence: 0.92 }),
  evidence('referrer.fax', '+16135550142', '613-555-0142'),
  evidence('service', 'Cardiology consult', 'Cardiology consult', { confidence: 0.9 }),
  evidence('reason', 'New systolic murmur with exertional chest pain', 'exertional chest pain', { confidence: 0.71, source: 'model' }),
];

const agrees = (code: string, weight: number) => ({ code, agrees: true, weight });
const differs = (code: string, weight: number) => ({ code, agrees: false, weight });
export const candidates: Candidate[] = [
  { kind: 'patient', id: idOf(2, 1), name: 'Wrenfield, Tamsin', details: ['1974-03-22', '9876 543 217 ON'], score: 0.98, reasons: [agrees('health-number', 5), agrees('birth-date', 3), agrees('name', 3)], chosen: true },
  { kind: 'patient', id: idOf(2, 2), name: 'Wrenfield, Tamara', details: ['1974-03-12', '6512 880 043 ON'], score: 0.56, reasons: [agrees('family-name', 2), differs('birth-date', 3), differs('health-number', 5)], chosen: false },
  { kind: 'physician', id: idOf(3, 1), name: 'Halvorsen, Emeka', details: ['Riverbend Family Practice', '+1 613-555-0142'], score: 0.95, reasons: [agrees('fax', 4), agrees('name', 3)], chosen: true },
];

const page = (number: number): FaxDetail['pages'][number] => ({
  id: idOf(4, number), number, rotation: 0, width: 1728, height: 2200, imageUrl: letterImage(number), thumbnailUrl: letterImage(number),
  textSource: 'ocr', confidence: 0.96,
});

export function faxDetail(changes: Partial<FaxDetail> = {}): FaxDetail {
  const summary = rows[0] ?? faxSummary(1);
  return {
    ...summary, note: null, nextStep: null, modalityId: null, documentVersion: 1,
    documentVersions: [{ version: 1, kind: 'original', createdAt: summary.receivedAt, pageCount: 3 }],
    pages: [page(1), page(2), page(3)], extractions, candidates, warnings: [], ...changes,
  };
}

export const uploads: Upload[] = [
  { id: 'u1', name: 'referral-scan.pdf', size: 812_000, progress: 0.62, state: 'sending', problem: null, faxId: null },
  { id: 'u2', name: 'echo-report.tiff', size: 240_000, progress: 1, state: 'duplicate', problem: null, faxId: idOf(1, 3) },
  { id: 'u3', name: 'lettre-de-recommandation-signée-par-le-médecin-traitant.pdf', size: 5_400_000, progress: 0.4, state: 'failed', problem: { code: 'network' }, faxId: null },
];

export const readyModel: IncomingFaxesModel = {
  filters: noFilters,
  list: { state: 'ready', rows, newCount: 0, more: 'idle' },
  detail: { state: 'ready', fax: faxDetail(), access: { mode: 'edit' } },
  openFaxId: idOf(1, 1),
  counts: { views: { open: 214, mine: 2, urgent: 5, failed: 1, 'on-hold': 8, duplicates: 2 }, limit: 1000 },
  bins, modalities, patientSearch: { state: 'idle' }, physicianSearch: { state: 'idle' }, uploads: [],
  actions: [
    { id: idOf(5, 1), kind: 'file', faxId: idOf(1, 70), patientName: 'Hollis, Bram', at: ago(2) },
    { id: idOf(5, 2), kind: 'reject', faxId: idOf(1, 71), patientName: null, at: ago(6) },
  ],
  may: { triage: true, createPatients: true }, userId: me, now,
};
