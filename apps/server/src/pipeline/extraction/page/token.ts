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

/** The tokens of each line that was read, in the order in which they come. */
export function linesOf(tokens: readonly Token[]): Token[][] {
  const lines = new Map<number, Token[]>();
  for (const token of tokens) lines.set(token.word.line, [...(lines.get(token.word.line) ?? []), token]);
  return [...lines.values()];
}
