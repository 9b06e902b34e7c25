import { pdfContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { FaxPdfService } from './faxPdf.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const faxPdfRoutes = (pdfs: FaxPdfService) =>
  implement(pdfContract, {
    convertToPdf: ({ actor, body }) => pdfs.convert(actor, body),
    extractPages: ({ actor, body }) => pdfs.extract(actor, body),
  });
