import { z } from 'zod';
import { FaxDetail } from '../../contract/fax/fax.contract.ts';
import type { FaxSummary } from '../../contract/fax/fax.contract.ts';
import { Candidate, Extraction, FaxPage } from '../../contract/fax/faxPage.contract.ts';
import { failedFax, processingFax, statFax, urgentFax } from './fax.fixtures.ts';
import { fixtureId } from '../base/ids.ts';
import { pageSize, placeOf } from './letter.ts';
import type { Letter } from './letter.ts';
import { faintPage, labPage, referralLetter } from './letters.fixtures.ts';
import { modalities } from '../organization/modality.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';

const pagesOf = (letters: readonly Letter[]) =>
  z.array(FaxPage).parse(
    letters.map((letter, index) => ({
      id: fixtureId('page', index + 1),
      number: index + 1,
      rotation: 0,
      width: pageSize.width,
      height: pageSize.height,
      imageUrl: letter.imageUrl,
      thumbnailUrl: letter.imageUrl,
      textSource: 'ocr',
      confidence: letter.words[0]?.confidence ?? null,
    })),
  );

/** A field read on the referral; `shown` is the text on the page when it differs from the value. */
const read = (
  field: Extraction['field'],
  value: string,
  confidence: number,
  shown = value,
  more: { flags?: string[]; alternatives?: string[] } = {},
) => ({
  field, value, confidence, page: 1, box: placeOf(referralLetter, shown), source: 'rule', flags: [], alternatives: [], acceptedBy: null, ...more,
});

const notStated = (field: Extraction['field']) => ({
  field, value: null, confidence: 0, page: null, box: null, source: 'rule', flags: [], alternatives: [], acceptedBy: null,
});

export const extractions = z.array(Extraction).parse([
  read('patient.name', 'Margaux Delacroix', 0.97),
  read('patient.birthDate', '1968-04-17', 0.95, '17-Apr-1968'),
  read('patient.sex', 'female', 0.9, 'Sex: F'),
  read('patient.healthNumber', '6123456789', 0.99, '6123-456-789 AB'),
  read('patient.phone', '+16475550101', 0.93, '647-555-0101'),
  read('patient.address', '11 Willow Court, Toronto ON  M4E 0C1', 0.88, '11 Willow Court, Toronto ON M4E 0C1'),
  notStated('patient.email'),
  read('referrer.name', 'Adaeze Okonkwo', 0.94),
  read('referrer.clinic', 'Maple Row Family Health', 0.9, 'MAPLE ROW FAMILY HEALTH'),
  read('referrer.fax', '+19055550131', 0.96, '905-555-0131'),
  read('referrer.phone', '+19055550151', 0.92, '905-555-0151'),
  read('referrer.billingNumber', '900731', 0.91),
  read('service', 'Cardiology consultation', 0.87, 'Service: Cardiology consultation', { alternatives: ['Exercise stress test'] }),
  read('reason', 'Exertional chest pain for three weeks, relieved by rest.', 0.83),
  read('urgency', 'urgent', 0.98, 'URGENT'),
  read('documentType', 'referral', 0.96, 'CONSULTATION REQUEST'),
  read('letterDate', '2026-11-22', 0.9, 'November 22, 2026'),
]);

const agrees = (code: string, weight: number) => ({ code, agrees: true, weight });
const differs = (code: string, weight: number) => ({ code, agrees: false, weight });

export const candidates = z.array(Candidate).parse([
  {
    kind: 'patient',
    id: patients[0]?.id,
    name: 'Margaux Delacroix',
    details: ['1968-04-17', '6123-456-789 AB'],
    alerts: patients[0]?.alerts,
    score: 0.98,
    reasons: [agrees('healthNumber', 9), agrees('birthDate', 5), agrees('familyName', 4), agrees('givenName', 3), agrees('phone', 2)],
    chosen: true,
  },
  {
    kind: 'patient',
    id: patients[6]?.id,
    name: 'Margot Delacroix',
    details: ['1968-04-17'],
    alerts: [],
    score: 0.61,
    reasons: [agrees('birthDate', 5), agrees('familyName', 4), differs('givenName', 1)],
    chosen: false,
  },
  {
    kind: 'physician',
    id: physicians[0]?.id,
    name: 'Adaeze Okonkwo',
    details: ['Maple Row Family Health', '+19055550131'],
    alerts: [],
    score: 0.97,
    reasons: [agrees('billingNumber', 8), agrees('fax', 5), agrees('familyName', 4)],
    chosen: true,
  },
]);

const detailOf = (fax: FaxSummary, more: Partial<z.input<typeof FaxDetail>>) =>
  FaxDetail.parse({
    note: null,
    nextStep: null,
    modalityId: null,
    readModalityId: null,
    documentVersion: 1,
    documentVersions: [{ version: 1, kind: 'original', createdAt: fax.receivedAt, pageCount: fax.pageCount }],
    pages: [],
    extractions: [],
    candidates: [],
    patientAlerts: [],
    replies: [],
    requests: [],
    warnings: [],
    ...fax,
    ...more,
  });

/** Everything was read and one chart fits. */
export const faxDetail = detailOf(urgentFax, {
  pages: pagesOf([referralLetter, labPage]),
  extractions,
  candidates,
  patientAlerts: [],
  replies: [],
  requests: [],
  readModalityId: modalities[0]?.id,
});

/** A hospital's faint fax: little was read, and nobody fits. */
export const unsureFaxDetail = detailOf(
  { ...statFax, pageCount: 1 },
  {
    pages: pagesOf([faintPage]),
    extractions: z.array(Extraction).parse([
      {
        ...notStated('patient.name'), value: 'T deusz Wojc k', confidence: 0.44, page: 1, box: placeOf(faintPage, 'WOJC K, T deusz'),
        flags: ['low-confidence'], alternatives: ['Tadeusz Wójcik'],
      },
      {
        ...notStated('patient.birthDate'), value: '1951-11-02', confidence: 0.41, page: 1, box: placeOf(faintPage, '02 Nov l951'),
        flags: ['low-confidence'],
      },
      notStated('patient.healthNumber'),
      notStated('reason'),
    ]),
    warnings: [{ code: 'first-time-sender', pages: [] }, { code: 'faint', pages: [1] }],
  },
);

/** Pages of two people in one transmission. */
export const mixedPacketDetail = detailOf(
  { ...urgentFax, pageCount: 3 },
  {
    pages: pagesOf([referralLetter, labPage, faintPage]),
    extractions,
    candidates,
    patientAlerts: [],
    replies: [],
    requests: [],
    readModalityId: modalities[0]?.id,
    warnings: [{ code: 'another-patient', pages: [3] }],
  },
);

export const failedFaxDetail = detailOf(failedFax, {});
export const processingFaxDetail = detailOf(processingFax, { pages: pagesOf([referralLetter]) });

/** The words of a page of `faxDetail`, by page number. */
export const faxPageWords = [referralLetter.words, labPage.words];
