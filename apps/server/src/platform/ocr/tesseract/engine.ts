import type { Rotation } from '../../documents/document.port.ts';
import type { GrayPage } from '../page/grayPage.ts';
import type { OcrLanguage } from '../ocr.port.ts';

/** What a page is taken for: lines in columns, or words in any place and order. */
export type PageLayout = 'columns' | 'scattered';

/** A recogniser as the adapters provide it: one upright page in one language to Tesseract's table of words. */
export interface OcrEngine {
  name: string;
  languages: OcrLanguage[];
  /** Pages it reads at the same time. */
  parallel: number;
  /**
   * @returns tab-separated values as Tesseract writes them, boxes in pixels
   * @throws OcrError
   */
  recognize(page: GrayPage, language: OcrLanguage, layout: PageLayout): Promise<string>;
  /**
   * How the letters stand on a page in a script that is not read, such as Chinese.
   * @returns nothing when the script is Latin, whose words tell it better, or cannot be told
   * @throws OcrError
   */
  rotationOfScript?(page: GrayPage): Promise<Rotation | undefined>;
  close(): Promise<void>;
}

/** Longer than the worst honest page; then the engine hangs. */
export const pageMilliseconds = 120_000;
