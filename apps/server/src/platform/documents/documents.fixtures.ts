import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { encodeG4 } from './tiff/g4.ts';
import { compression } from './tiff/tiff.ts';
import { writeTiff } from './tiff/tiffWriter.ts';

/** Half-letter pages of typed text. */
export async function typedPdf(texts: string[], draw?: (page: PDFPage, pdf: PDFDocument) => unknown): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of texts) {
    const page = pdf.addPage([396, 612]);
    page.drawText(text, { x: 36, y: 540, size: 12, font });
    await draw?.(page, pdf);
  }
  return pdf.save();
}

/** A black square on white, its left edge and width in pixels. */
export function square(width: number, height: number, left: number, size: number) {
  const background = { width, height, channels: 3 as const, background: 'white' };
  const input = { create: { width: size, height: size, channels: 3 as const, background: 'black' } };
  return sharp({ create: background }).composite([{ input, left, top: 20 }]);
}

/** A fax of pages with a square at different places. */
export async function squareTiff(dpi: [number, number], lefts: number[], [width, height] = [400, 300]): Promise<Buffer> {
  const pages = await Promise.all(
    lefts.map(async (left) => ({
      ...(await encodeG4(sharp(await square(width, height, left, 60).png().toBuffer()))),
      dpi,
      compression: compression.g4,
    })),
  );
  return writeTiff(pages);
}
