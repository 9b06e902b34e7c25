import type { Box, Word } from '../../../platform/ocr/word.ts';

/** One upright page as it was read. */
export interface ExtractionPage {
  /** From 1. */
  number: number;
  /** Pixels; only their proportion matters. */
  width: number;
  height: number;
  words: Word[];
}

/** The smallest box around all words, or null without words. */
export function boxAround(words: Word[]): Box | null {
  if (words.length === 0) return null;
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ];
}
