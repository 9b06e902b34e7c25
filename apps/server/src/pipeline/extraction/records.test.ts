import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExtractionField } from '@intake/api/rules';
import { extractionFields } from '@intake/api/rules';
import { sameValue } from '@intake/api/rules/forms';
import { expect, it } from 'vitest';
import { documents } from '../../testing/documents.ts';
import { extractFields } from './extract.ts';
import { writeThreshold } from './extraction.ts';
import type { ExtractionPage } from './page/page.ts';

/** Letters as other systems print them, with what they say; `program` is what printed them. */
const folder = path.join(import.meta.dirname, 'fixtures/records');
type Stated = Partial<Record<ExtractionField, string | null>>;
const truth = Object.entries(JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Record<string, Stated>);

/** What is not read yet, because no label, place or common phrase tells it apart from something else; of the requisition's reason, the end of its label is taken along. */
const unread: Record<string, ExtractionField[]> = {
  'appointment-notice-campbellton.html': ['patient.healthNumber', 'referrer.fax', 'documentType'],
  'avis-rendez-vous.html': ['patient.name', 'patient.birthDate', 'patient.healthNumber', 'patient.address'],
  'cardio-fax.txt': ['patient.phone'],
  'cardiology-note.html': ['letterDate'],
  'chinese.html': ['referrer.fax'],
  'cover-and-letter.html': ['service', 'reason'],
  'cover-then-clinic-letter.html': ['patient.name', 'patient.sex', 'referrer.clinic', 'referrer.phone', 'referrer.billingNumber'],
  'demande-consultation-gmf.html': ['referrer.clinic'],
  'dentist-oral-lesion.html': ['referrer.clinic'],
  'ed-followup-hand-clinic.html': ['referrer.clinic', 'reason', 'letterDate'],
  'ed-outpatient.txt': ['letterDate'],
  'eye-referral-boxes.html': ['reason'],
  'formulaire-crds.html': ['service'],
  'hematology-reply.tex': ['referrer.fax', 'referrer.phone'],
  'inpatient-summary-medicine.txt': ['patient.sex'],
  'ja-junkanki.html': ['patient.sex', 'referrer.clinic', 'service', 'reason', 'urgency'],
  'ja-seikei-shokaijo.html': ['referrer.clinic', 'referrer.fax', 'referrer.phone', 'service'],
  'kidney-bottom-letterhead.html': ['patient.sex', 'patient.address'],
  'lettre-ip.html': ['referrer.name'],
  'lettre-urgence-hawkesbury.html': ['patient.sex', 'referrer.name', 'referrer.billingNumber', 'urgency'],
  'mri-requisition.html': ['patient.address', 'reason', 'urgency'],
  'np-note.html': ['patient.birthDate', 'referrer.name', 'reason'],
  'nursing-station-transfer.txt': ['patient.healthNumber', 'referrer.clinic'],
  'ohip-consult-request.html': ['patient.phone', 'referrer.billingNumber', 'urgency'],
  'optometriste.html': ['patient.sex', 'patient.healthNumber', 'referrer.clinic'],
  'pharmacy-renewal-form.html': ['referrer.clinic'],
  'physio-progress-wcb.html': ['referrer.clinic'],
  'plain-headings.html': ['service'],
  'please-resend-pages.txt': ['referrer.clinic', 'referrer.phone', 'documentType'],
  'reply-declined.html': ['patient.healthNumber'],
  'requete-imagerie.html': ['patient.name', 'reason'],
  'school-nurse.html': ['patient.name', 'patient.birthDate', 'patient.sex', 'patient.healthNumber', 'patient.address', 'referrer.name', 'referrer.clinic', 'referrer.fax', 'referrer.phone', 'service', 'reason', 'documentType'],
  'walk-in-dermatology.html': ['service'],
  'zh-guke.html': ['referrer.billingNumber', 'reason'],
};

async function pagesOf(file: string): Promise<ExtractionPage[]> {
  const document = await documents.open({ path: path.join(folder, `${path.parse(file).name}.pdf`) });
  const pages: ExtractionPage[] = [];
  for (const { number } of document.pages) {
    const { words = [], width, height } = await document.renderPage(number);
    pages.push({ number, width, height, words });
  }
  await document.close();
  return pages;
}

it.each(truth)('reads what a letter of another system says: %s', async (file, stated) => {
  const { fields } = extractFields(await pagesOf(file), { today: '2026-03-01' });
  const written = (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
  const wrong = extractionFields.filter((field) => {
    const [expected, found] = [stated[field], written(field)];
    return expected !== undefined && (expected === null || found === null ? expected !== found : !sameValue(field, expected, found));
  });
  expect(wrong).toEqual(unread[file] ?? []);
});
