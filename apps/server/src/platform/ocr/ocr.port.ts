import type { Rotation } from '../documents/document.port.ts';
import type { Word } from './word.ts';

/** ISO 639-2 codes, as Tesseract names its models. */
export type OcrLanguage = 'eng' | 'fra';

export interface PageImage {
  /** Square pixels. */
  png: Buffer;
  dpi: number;
}

export interface ReadOptions {
  /** Languages the page may be written in; the first is tried first. */
  languages: OcrLanguage[];
  /** Somebody has turned the page as it should stand: it is straightened at most. */
  asItStands?: boolean;
}

export interface PageReading {
  /** One line of text a line, an empty line between blocks. */
  text: string;
  /** Boxes are those of the page turned by `rotation` and `straighten`, on paper that is large enough for all of it. */
  words: Word[];
  /** Degrees clockwise the page had to be turned to stand upright. */
  rotation: Rotation;
  /** Degrees clockwise it then had to be turned to level its lines; 0 when they were level enough. */
  straighten: number;
  /** Mean over the words, weighted by length; 0 for a blank page. */
  confidence: number;
}

/** Reads the words of a page image. */
export interface Ocr {
  /** Which engine answers, for the health page and the benchmark. */
  readonly engine: string;
  /** Pages it reads at the same time; asking for more makes them wait their turn. */
  readonly parallel: number;
  /** @throws OcrError when the engine fails or gives no answer in time. */
  read(image: PageImage, options: ReadOptions): Promise<PageReading>;
  close(): Promise<void>;
}

/** The engine failed; the page itself may be read again later. Holds no page content. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
}
