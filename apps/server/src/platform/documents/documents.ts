import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { compose } from './compose/compose.ts';
import { defaultLimits } from './document.port.ts';
import type { DocumentLimits, Documents } from './document.port.ts';
import { PdfOpener } from './pdf/pdf.ts';
import type { ReadersOptions } from './pdf/pdfReaders.ts';
import { openRaster } from './images/rasterImage.ts';
import { sniff, sniffLength } from './sniff.ts';
import { allBytes, firstBytes } from './source.ts';

// Each picture is worked on once: libvips would keep the last hundred steps with all that they made.
sharp.cache(false);

/** Reads and composes documents on this machine. Limits and options not given are the defaults. */
export function createDocuments(limits: Partial<DocumentLimits> = {}, readers: Partial<ReadersOptions> = {}): Documents {
  const all = { ...defaultLimits, ...limits };
  const pdfs = new PdfOpener(all, { most: availableParallelism(), ...readers });

  const documents: Documents = {
    async open(source, options = {}) {
      const type = await sniff(await firstBytes(source, sniffLength));
      return type === 'pdf' ? pdfs.open(source, options) : openRaster(type, await allBytes(source), all, options);
    },
    compose: (pages) => compose(documents, pages),
    close: () => pdfs.close(),
  };
  return documents;
}
