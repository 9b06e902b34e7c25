import type { PDFiumDocument } from '@hyzyla/pdfium';
import { placeFunction } from './pdfFunctions.ts';
import type { Pdfium } from './pdfium.ts';

/** `FPDF_FILEWRITE` of fpdf_save.h: its version, then the function that takes the bytes. */
const fileWriteVersion = 1;
const withoutSecurity = 3;

/** Writes files anew as PDFium has read them, without encryption and with their objects found; streams stay as they are, whole or not. */
export function createRewriting(pdfium: Pdfium): (document: PDFiumDocument) => Uint8Array {
  let blocks: Uint8Array[] = [];
  const take = placeFunction(pdfium, 3, (_writer, data, size) => {
    blocks.push(pdfium.HEAPU8.slice(data!, data! + size!));
    return 1;
  });
  const writer = pdfium.wasmExports.malloc(8);
  new Int32Array(pdfium.HEAPU8.buffer, writer, 2).set([fileWriteVersion, take]);
  return (document) => {
    blocks = [];
    pdfium._FPDF_SaveAsCopy(document['documentIdx'], writer, withoutSecurity);
    return Buffer.concat(blocks.splice(0));
  };
}
