import type { PDFiumModule } from '@hyzyla/pdfium';
import type { Box, Word } from '../ocr/word.ts';

/** The functions of PDFium that its wrapper does not declare. Pointers are numbers; coordinates go through memory. */
export interface PdfiumExtras {
  _FPDF_GetPageSizeByIndex(document: number, index: number, width: number, height: number): number;
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
}
export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & PdfiumExtras;

/** Text drawn neither filled nor stroked: what a scanner's own character recognition leaves behind a picture. */
const invisible = 3;
const objectType = { image: 3, form: 5 };
/** Above this share of the page, pictures may hold text that only character recognition sees. */
const pictureShare = 0.2;
/** PageToDevice answers whole numbers, so boxes are measured on a raster this fine. */
const raster = 100_000;

/**
 * The words of a typed page, or nothing when the page must be recognised from its picture:
 * no visible text, text without known letters, or pictures over a good part of the page.
 */
export function readWords(pdfium: Pdfium, page: number): Word[] | undefined {
  if (pictureCoverage(pdfium, page) > pictureShare) return undefined;
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return undefined;
  const memory = pdfium.wasmExports.malloc(32);
  try {
    const words: Word[] = [];
    let line = 0;
    let inWord = false;
    const count = pdfium._FPDFText_CountChars(text);
    for (let i = 0; i < count; i += 1) {
      const character = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, i));
      if (/[\s\0]/.test(character)) {
        inWord = false;
        if (character === '\n') line += 1;
        continue;
      }
      if (pdfium._FPDFText_HasUnicodeMapError(text, i) === 1) return undefined;
      if (pdfium._FPDFTextObj_GetTextRenderMode(pdfium._FPDFText_GetTextObject(text, i)) === invisible) continue;
      const box = characterBox(pdfium, page, text, i, memory);
      const last = words.at(-1);
      if (inWord && last) {
        last.text += character;
        last.box = around(last.box, box);
      } else {
        words.push({ text: character, box, confidence: 1, line, block: 0 });
        inWord = true;
      }
    }
    return words.length > 0 ? words : undefined;
  } finally {
    pdfium.wasmExports.free(memory);
    pdfium._FPDFText_ClosePage(text);
  }
}

/** The character's place on the page as it is seen, its rotation applied. */
function characterBox(pdfium: Pdfium, page: number, text: number, index: number, memory: number): Box {
  pdfium._FPDFText_GetLooseCharBox(text, index, memory);
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, memory, 4);
  return around(toPage(pdfium, page, left, top, memory), toPage(pdfium, page, right, bottom, memory));
}

function toPage(pdfium: Pdfium, page: number, x: number, y: number, memory: number): Box {
  pdfium._FPDF_PageToDevice(page, 0, 0, raster, raster, 0, x, y, memory, memory + 4);
  const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, memory, 2);
  const [pageX, pageY] = [clamp(deviceX / raster), clamp(deviceY / raster)];
  return [pageX, pageY, pageX, pageY];
}

/** Share of the page under pictures, counting a group that holds one as a picture. */
function pictureCoverage(pdfium: Pdfium, page: number): number {
  const memory = pdfium.wasmExports.malloc(16);
  let area = 0;
  for (let i = 0; i < pdfium._FPDFPage_CountObjects(page); i += 1) {
    const object = pdfium._FPDFPage_GetObject(page, i);
    if (!holdsPicture(pdfium, object)) continue;
    pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, memory, 4);
    area += (right - left) * (top - bottom);
  }
  pdfium.wasmExports.free(memory);
  return area / (pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page));
}

function holdsPicture(pdfium: Pdfium, object: number, depth = 0): boolean {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== objectType.form) return type === objectType.image;
  if (depth > 4) return true;
  for (let i = 0; i < pdfium._FPDFFormObj_CountObjects(object); i += 1) {
    if (holdsPicture(pdfium, pdfium._FPDFFormObj_GetObject(object, i), depth + 1)) return true;
  }
  return false;
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
