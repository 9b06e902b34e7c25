import type { Box, Word } from '../../ocr/word.ts';
import type { FormFields } from './pdfForm.ts';
import { liesIn } from './pdfGeometry.ts';

/**
 * The words of a page, where a field shows less than was typed into it what was typed: whoever draws a field leaves out
 * letters that no font at hand has, or puts question marks there, and draws scripts that run to the left the other way round.
 */
export function withValues(words: Word[], texts: FormFields['texts']): Word[] {
  return texts.reduce((all, { box, value }) => {
    const drawn = all.filter((word) => liesIn(word.box, box));
    return isLess(lettersOf(drawn.map(({ text }) => text).join('')), lettersOf(value)) ? [...all.filter((word) => !drawn.includes(word)), ...typed(value, box)] : all;
  }, words);
}

const lettersOf = (text: string): string[] => [...text.normalize('NFC').replaceAll(/\s/g, '')];

/** Whether some of the letters are missing, or all are in the opposite order. */
function isLess(shown: string[], value: string[]): boolean {
  const drawn = value.includes('?') ? shown : shown.filter((letter) => letter !== '?');
  if (drawn.length === value.length) return drawn.join('') !== value.join('') && drawn.toReversed().join('') === value.join('');
  const left = [...value];
  return drawn.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The words of a value, one beside the other over the width of its field. */
function typed(value: string, [x0, y0, x1, y1]: Box): Word[] {
  const texts = value.split(/\s+/).filter(Boolean);
  const step = (x1 - x0) / texts.length;
  return texts.map((text, index) => ({ text, box: [x0 + index * step, y0, x0 + (index + 1) * step, y1], confidence: 1, line: 0, block: 0 }));
}
