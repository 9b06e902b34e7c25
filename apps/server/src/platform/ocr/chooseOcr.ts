import type { Ocr } from './ocr.port.ts';
import { createReader } from './reader.ts';
import { createTesseractJs } from './tesseractJs.adapter.ts';
import { findTesseractProgram } from './tesseractProgram.adapter.ts';

/** The `tesseract` program where it is installed, being faster; otherwise the engine that comes along. */
export async function chooseOcr(): Promise<Ocr> {
  return createReader((await findTesseractProgram()) ?? (await createTesseractJs()));
}
