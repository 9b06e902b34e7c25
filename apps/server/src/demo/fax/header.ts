import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { Documents } from '../../platform/documents/document.port.ts';

/** The line that the sending machine puts above each page (transmit terminal identification). */
export interface TtiHeader {
  /** As the machine prints it; its own clock and time zone. */
  sentAt: string;
  from: string;
  to: string;
}

/** Rows of the strip at fine resolution. */
export const headerRows = 32;

/** The header strips of a fax, as gray rasters `width` × `rows`, one a page. */
export async function headerStrips(
  documents: Documents,
  { sentAt, from, to }: TtiHeader,
  pageCount: number,
  width: number,
  rows: number,
): Promise<Buffer[]> {
  const points = 72 / 204;
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.CourierBold);
  for (let page = 1; page <= pageCount; page += 1) {
    const text = `${sentAt}   FROM: ${from}   TO: ${to}   PAGE ${page} OF ${pageCount}`;
    pdf.addPage([width * points, headerRows * points]).drawText(text, { x: 14, y: 2.6, size: 8.5, font });
  }
  const document = await documents.open({ bytes: await pdf.save() });
  try {
    const strips: Buffer[] = [];
    for (const { number } of document.pages) {
      const { png } = await document.renderPage(number);
      strips.push(await sharp(png).resize({ width, height: rows, fit: 'fill' }).toColourspace('b-w').raw().toBuffer());
    }
    return strips;
  } finally {
    await document.close();
  }
}
