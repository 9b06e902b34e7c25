import type { Word } from '../../../platform/ocr/word.ts';

/** A word with its place on the straightened page, in page widths on both axes. */
export interface Token {
  word: Word;
  text: string;
  /** Shape of its letters and digits; empty for punctuation. */
  key: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}
