import { z } from 'zod';
import { Id, largestInt32 } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { PageEdit } from './faxPage.contract.ts';

/** A PDF of pages as they are shown, with the words that were read on them to search, mark and copy. */
export const PdfFile = z.object({
  /** Says nothing of whose it is. */
  fileName: z.string(),
  mediaType: z.literal('application/pdf'),
  base64: z.string(),
  pageCount: z.number().int().positive(),
});
export type PdfFile = z.infer<typeof PdfFile>;

/** Of a fax as it stands, or as it stood before its pages were arranged. Versions never change. */
const PagesOf = z.object({ faxId: Id, documentVersion: z.number().int().positive().max(largestInt32).optional() });

/** Nothing is stored: the PDF is made of the pages as they are and goes out in the answer, up to 32 MiB of pictures. */
export const pdfContract = {
  convertToPdf: route({
    method: 'POST',
    path: '/api/pdfconvert',
    summary: 'All pages of a fax, whatever it came as, as a PDF that can be searched; audited',
    access: 'faxes.triage',
    body: PagesOf,
    response: PdfFile,
  }),
  extractPages: route({
    method: 'POST',
    path: '/api/pdfextract/',
    summary: 'Some pages of a fax, in the order given and turned as asked, as a PDF of their own; audited',
    access: 'faxes.triage',
    body: PagesOf.extend({ pages: z.array(PageEdit).min(1).max(350) }),
    response: PdfFile,
  }),
};
