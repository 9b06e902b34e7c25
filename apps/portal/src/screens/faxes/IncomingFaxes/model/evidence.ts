import type { Extraction, FaxDetail } from '@intake/api/contract';
import { certaintyOf } from '@intake/api/rules';
import type { ExtractionField } from '@intake/api/rules';

/** What the document says about a field; the most confident reading where several pages say it. */
export function extractionOf(fax: Pick<FaxDetail, 'extractions'>, field: ExtractionField): Extraction | null {
  return fax.extractions.reduce<Extraction | null>(
    (best, one) => (one.field === field && (!best || one.confidence > best.confidence) ? one : best),
    null,
  );
}

/** A value that may be written into a field by itself, else null. */
export function certainValue(fax: Pick<FaxDetail, 'extractions'>, field: ExtractionField): string | null {
  const extraction = extractionOf(fax, field);
  return certaintyOf(extraction) === 'certain' ? (extraction?.value ?? null) : null;
}

/** The fields of the form that stand on something in the document, with what they stand on, most telling first. */
export const formEvidence = {
  documentType: ['documentType'],
  priority: ['urgency'],
  patient: ['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.sex', 'patient.phone', 'patient.address', 'patient.email'],
  physician: ['referrer.name', 'referrer.billingNumber', 'referrer.clinic', 'referrer.fax', 'referrer.phone'],
  modality: ['service'],
  reason: ['reason'],
} as const satisfies Record<string, readonly ExtractionField[]>;
export type EvidencedField = keyof typeof formEvidence;

/** What the document says about one field of the form; what it does not say is left out. */
export const evidenceFor = (fax: Pick<FaxDetail, 'extractions'>, field: EvidencedField): Extraction[] =>
  formEvidence[field].flatMap((name) => {
    const extraction = extractionOf(fax, name);
    return extraction && certaintyOf(extraction) !== 'absent' ? [extraction] : [];
  });

/** The place to move the page to when a field is focused; null when nothing in the document speaks of it. */
export function placeOf(fax: Pick<FaxDetail, 'extractions'>, field: EvidencedField): Extraction | null {
  return evidenceFor(fax, field).find((extraction) => extraction.page !== null) ?? null;
}
