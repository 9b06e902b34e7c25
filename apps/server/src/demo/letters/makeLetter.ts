import type { DocumentType } from '@intake/api/rules';
import { makeFacts } from './facts.ts';
import type { FactsOptions, LetterFacts } from './facts.ts';
import { drawAppointmentTable } from './layouts/appointmentTable.ts';
import { drawConsultReport } from './layouts/consultReport.ts';
import { drawCoverLetter } from './layouts/coverLetter.ts';
import { drawDischargeSummary } from './layouts/dischargeSummary.ts';
import { drawEmrReferral } from './layouts/emrReferral.ts';
import { drawGpLetter } from './layouts/gpLetter.ts';
import { drawImagingReport } from './layouts/imagingReport.ts';
import { drawImagingRequisition } from './layouts/imagingRequisition.ts';
import { drawInsuranceForm } from './layouts/insuranceForm.ts';
import { drawJunk } from './layouts/junk.ts';
import { drawLabResult } from './layouts/labResult.ts';
import { drawPrescriptionRenewal } from './layouts/prescriptionRenewal.ts';
import { drawReferralForm } from './layouts/referralForm.ts';
import { Sheet } from './sheet.ts';
import type { LetterTruth, Typeface } from './sheet.ts';
import type { Word } from '../../platform/ocr/word.ts';

const layouts = {
  'gp-letter': drawGpLetter,
  'referral-form': drawReferralForm,
  'consult-report': drawConsultReport,
  'imaging-requisition': drawImagingRequisition,
  'lab-result': drawLabResult,
  'prescription-renewal': drawPrescriptionRenewal,
  'discharge-summary': drawDischargeSummary,
  'appointment-table': drawAppointmentTable,
  'insurance-form': drawInsuranceForm,
  'cover-letter': drawCoverLetter,
  'emr-referral': drawEmrReferral,
  'imaging-report': drawImagingReport,
  junk: drawJunk,
};

export type LetterLayout = keyof typeof layouts;

export const letterLayouts = Object.keys(layouts) as LetterLayout[];

export interface LetterOptions extends FactsOptions {
  layout: LetterLayout;
}

export interface Letter {
  pdf: Uint8Array;
  /** What was decided before drawing; the truth says which of it was written. */
  facts: LetterFacts;
  truth: LetterTruth & {
    text: string;
    /** The words of each page with their exact places: a reading without errors. */
    pages: Word[][];
  };
}

/** Draws an invented letter. The same options give the same letter; no person or clinic in it exists. */
export function makeLetter({ layout, ...options }: LetterOptions): Promise<Letter> {
  return drawLetter(options, layouts[layout]);
}

/** Draws a letter in a layout of the caller's own, and in a typeface of its own where a form has one. */
export async function drawLetter(options: FactsOptions, draw: (sheet: Sheet) => DocumentType, typeface?: Typeface): Promise<Letter> {
  const facts = makeFacts(options);
  const sheet = await Sheet.create(facts, typeface);
  const documentType = draw(sheet);
  const { text, words } = sheet.canvas;
  return { pdf: await sheet.canvas.save(), facts, truth: { ...sheet.truth(documentType), text, pages: words } };
}
