import type { Box } from '../../ocr/word.ts';
import { holdsMmrRegion } from './jbig2.ts';
import { boxOf } from './pdfGeometry.ts';
import type { Pdfium } from './pdfium.ts';
import type { Gray } from './pdfSeen.ts';

const objectType = { image: 3, form: 5 };
/** Groups in groups beyond this are taken for pictures, unseen. */
const deepest = 4;
/** A scan of a written page has more ink than this, a picture that was not drawn at most a stamp over it. */
const leastInk = 0.005;
const ink = 128;
/** Decoding a larger picture only to know whether it can be decoded could take all memory. */
const mostPixels = 4e7;

/** Share of the page under pictures, counting a group that holds one as a picture. */
export function pictureCoverage(pdfium: Pdfium, page: number): number {
  return objectsOf(pdfium, page)
    .filter((object) => imagesIn(pdfium, object).length > 0)
    .reduce((area, object) => area + areaOf(placeOf(pdfium, page, object)), 0);
}

/**
 * Share of the page under pictures that cannot be decoded: PDFium draws nothing in their place, and says nothing.
 * @param drawn the page as it was drawn
 */
export function missingCoverage(pdfium: Pdfium, page: number, drawn: Gray): number {
  return objectsOf(pdfium, page)
    .map((object) => ({ images: imagesIn(pdfium, object), place: placeOf(pdfium, page, object) }))
    .filter(({ images, place }) => images.some((image) => isMissing(pdfium, image, () => isBare(place, drawn))))
    .reduce((area, { place }) => area + areaOf(place), 0);
}

function isMissing(pdfium: Pdfium, image: number, isBare: () => boolean): boolean {
  if (pdfium._FPDFPageObj_GetType(image) !== objectType.image) return false;
  if (filterOf(pdfium, image) === 'JBIG2Decode' && holdsMmrRegion(dataOf(pdfium, image))) return true;
  if (!isBare() || pixelsOf(pdfium, image) > mostPixels) return false;
  const bitmap = pdfium._FPDFImageObj_GetBitmap(image);
  if (bitmap) pdfium._FPDFBitmap_Destroy(bitmap);
  return bitmap === 0;
}

const objectsOf = (pdfium: Pdfium, page: number) =>
  Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (_, index) => pdfium._FPDFPage_GetObject(page, index));

/** The pictures of an object of the page: itself, or those of a group. */
function imagesIn(pdfium: Pdfium, object: number, depth = 0): number[] {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== objectType.form) return type === objectType.image ? [object] : [];
  if (depth > deepest) return [object];
  return Array.from({ length: pdfium._FPDFFormObj_CountObjects(object) }, (_, index) =>
    imagesIn(pdfium, pdfium._FPDFFormObj_GetObject(object, index), depth + 1),
  ).flat();
}

function placeOf(pdfium: Pdfium, page: number, object: number): Box {
  const memory = pdfium.wasmExports.malloc(16);
  pdfium._FPDFPageObj_GetBounds(object, memory, memory + 12, memory + 8, memory + 4);
  const box = boxOf(pdfium, page, memory);
  pdfium.wasmExports.free(memory);
  return box;
}

const areaOf = ([x0, y0, x1, y1]: Box) => (x1 - x0) * (y1 - y0);

function isBare([x0, y0, x1, y1]: Box, { data, width, height }: Gray): boolean {
  const [left, right, top, bottom] = [Math.floor(x0 * width), Math.ceil(x1 * width), Math.floor(y0 * height), Math.ceil(y1 * height)];
  let dark = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if (data[y * width + x]! < ink) dark += 1;
  }
  return dark < (right - left) * (bottom - top) * leastInk;
}

/** The last one names the coding of the picture. */
function filterOf(pdfium: Pdfium, image: number): string {
  const last = pdfium._FPDFImageObj_GetImageFilterCount(image) - 1;
  return Buffer.from(bytesOf(pdfium, (memory, length) => pdfium._FPDFImageObj_GetImageFilter(image, last, memory, length))).toString('latin1').replace(/\0.*$/, '');
}

/** The bytes of a picture in its own coding, whatever they are packed in. */
const dataOf = (pdfium: Pdfium, image: number) => bytesOf(pdfium, (memory, length) => pdfium._FPDFImageObj_GetImageDataDecoded(image, memory, length));

/** What a function of PDFium writes that tells its length when it is given no room. */
function bytesOf(pdfium: Pdfium, write: (memory: number, length: number) => number): Uint8Array {
  const length = write(0, 0);
  const memory = pdfium.wasmExports.malloc(length);
  write(memory, length);
  const bytes = pdfium.HEAPU8.slice(memory, memory + length);
  pdfium.wasmExports.free(memory);
  return bytes;
}

function pixelsOf(pdfium: Pdfium, image: number): number {
  const memory = pdfium.wasmExports.malloc(8);
  pdfium._FPDFImageObj_GetImagePixelSize(image, memory, memory + 4);
  const [width = 0, height = 0] = new Uint32Array(pdfium.HEAPU8.buffer, memory, 2);
  pdfium.wasmExports.free(memory);
  return width * height;
}
