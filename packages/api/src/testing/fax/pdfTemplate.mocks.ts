import { pdfTemplateContract } from '../../contract/fax/pdfTemplate.contract.ts';
import { mock } from '../base/mock.ts';
import { formReading, pdfTemplates, templateDetail, templateDraft, templateTrial } from './pdfTemplate.fixtures.ts';

export const mocks = [
  mock(pdfTemplateContract.listPdfTemplates, () => pdfTemplates),
  mock(pdfTemplateContract.getPdfTemplate, () => templateDetail),
  mock(pdfTemplateContract.draftPdfTemplate, () => templateDraft),
  mock(pdfTemplateContract.tryPdfTemplate, () => templateTrial),
  mock(pdfTemplateContract.runPdfTemplate, () => formReading),
];
