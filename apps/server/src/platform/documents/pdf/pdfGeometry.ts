import type { Box } from '../../ocr/word.ts';
import type { Pdfium } from './pdfium.ts';

/** PageToDevice answers whole numbers, so boxes are measured on a raster this fine. */
const raster = 100_000;

/** The rectangle of four floats at this address, left, top, right, bottom, as it is seen: the page's rotation applied. */
export function boxOf(pdfium: Pdfium, page: number, rectangle: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(pdfium.HEAPU8.buffer, rectangle, 4);
  return around(toPage(pdfium, page, left, top), toPage(pdfium, page, right, bottom));
}

export function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Whether the middle of a box lies in another. */
export function liesIn([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

function toPage(pdfium: Pdfium, page: number, x: number, y: number): Box {
  const memory = pdfium.wasmExports.malloc(8);
  pdfium._FPDF_PageToDevice(page, 0, 0, raster, raster, 0, x, y, memory, memory + 4);
  const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer, memory, 2);
  pdfium.wasmExports.free(memory);
  const [pageX, pageY] = [clamp(deviceX / raster), clamp(deviceY / raster)];
  return [pageX, pageY, pageX, pageY];
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
