import type { Box } from '../../ocr/word.ts';
import { around } from './pdfGeometry.ts';

export interface Character {
  text: string;
  box: Box;
  /** The font does not say which letter it is. */
  unknown: boolean;
}

/** Accents that TeX's oldest fonts put over a letter as a character of their own, and what they are in Unicode. */
const combining: Record<string, string> = {
  '´': '\u0301', '`': '\u0300', 'ˆ': '\u0302', '^': '\u0302', '¨': '\u0308', '˜': '\u0303', '~': '\u0303', '¸': '\u0327', 'ˇ': '\u030C', '˚': '\u030A',
};

/** Characters of which an accent and the letter that it is drawn over are one. An accent over a capital may come at the end of its line. */
export function withAccents<Gap extends string>(characters: (Character | Gap)[]): (Character | Gap)[] {
  const drawn: (Character | Gap | null)[] = [...characters];
  for (const [index, accent] of characters.entries()) {
    const mark = typeof accent === 'string' ? undefined : combining[accent.text];
    if (typeof accent === 'string' || !mark) continue;
    const at = drawn.findIndex((letter) => letter !== null && typeof letter !== 'string' && isUnder(letter, accent) && join(letter, mark) !== null);
    const letter = drawn[at];
    if (!letter || typeof letter === 'string') continue;
    drawn[at] = { ...letter, text: join(letter, mark)!, box: around(letter.box, accent.box) };
    drawn[index] = null;
  }
  return drawn.filter((character) => character !== null);
}

/** Null where Unicode has no such letter. */
function join({ text }: Character, mark: string): string | null {
  const whole = (text.replace('ı', 'i') + mark).normalize('NFC');
  return /^\p{L}$/u.test(text) && whole.length === 1 ? whole : null;
}

/** The middle of the accent is over the letter, and both are in one line. */
function isUnder({ box: [x0, y0, x1, y1] }: Character, accent: Character): boolean {
  const [left, top, right, bottom] = accent.box;
  const middle = (left + right) / 2;
  return middle > x0 && middle < x1 && Math.min(y1, bottom) - Math.max(y0, top) > (y1 - y0) / 3;
}
