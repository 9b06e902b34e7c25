import type { OcrLanguage } from './ocr.port.ts';

/** A recogniser as the adapters provide it: one upright page in one language to Tesseract's table of words. */
export interface OcrEngine {
  name: string;
  languages: OcrLanguage[];
  /** Pages it reads at the same time. */
  parallel: number;
  /**
   * @param image a portable graymap
   * @returns tab-separated values as Tesseract writes them, boxes in pixels
   * @throws OcrError
   */
  recognize(image: Buffer, dpi: number, language: OcrLanguage): Promise<string>;
  close(): Promise<void>;
}

/** Longer than the worst honest page; then the engine hangs. */
export const pageMilliseconds = 120_000;
