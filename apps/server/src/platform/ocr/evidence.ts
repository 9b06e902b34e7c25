import type { Word } from './word.ts';

/** How a reading shows that its page stands upright. */
export interface Evidence {
  /** Letters of the words that were read with confidence and stand level. */
  letters: number;
  /** Their share of the letters of all words, 0 to 1. */
  share: number;
  /** How many there are for each piece of ink that is as large as a letter: about 1 when the page says nothing else. */
  coverage: number;
  /** Digits of the figures that were read with much confidence and stand level; some of them can be read upside down. */
  digits: number;
}

/** Shorter words are read into any ink; four letters in a row are wider than high, unless they were read sideways. */
const wordLike = /^[^\p{L}\p{N}]*\p{L}{4,}[^\p{L}\p{N}]*$/u;

/** A sum, an amount, a date: two digits in a row are wider than high, too. */
const figureLike = /^[^\p{L}\p{N}]*\d+(?:[.,:/-]\d+)*[^\p{L}\p{N}]*$/u;

/** Words of a page that stands upright are nearly always read with more confidence, those of others with less. */
const confident = 0.7;
const quiteConfident = 0.9;

/**
 * @param page its size in dots, since boxes are shares of it
 * @param pieces of ink on it that are as large as letters
 */
export function evidenceOf(words: Word[], page: { width: number; height: number }, pieces: number): Evidence {
  let [letters, all, digits] = [0, 0, 0];
  for (const { text, box, confidence } of words) {
    const wide = (box[2] - box[0]) * page.width > (box[3] - box[1]) * page.height;
    if (wide && confidence >= quiteConfident && figureLike.test(text)) digits += text.replace(/\D/g, '').length;
    if (!wordLike.test(text)) continue;
    all += text.length;
    if (wide && confidence >= confident) letters += text.length;
  }
  return { letters, share: letters / (all || 1), coverage: pieces > 0 ? letters / pieces : 0, digits };
}

/** Whether no other way of turning the page needs to be tried. */
export const isUpright = ({ letters, share }: Evidence): boolean => letters >= 30 && share >= 0.5;

/** Whether there is enough to read on a page to straighten it: one word is, when it is most of what the page says. */
export const hasWords = ({ letters, coverage }: Evidence): boolean => letters >= 10 || (letters >= 5 && coverage >= 0.5);

/** Whether a page is a table of figures, which is judged by them where it has no words. */
export const hasFigures = ({ digits }: Evidence): boolean => digits >= 30;

/** Small print at standard resolution: most words are misread, and what is read is far more than other ink gives. */
const isBarelyLegible = ({ letters, coverage }: Evidence) => letters >= 60 || coverage >= 0.4;

/** Whether a page is turned for it: it never is for less. */
export function isWorthTurning(turned: Evidence, asItIs: Evidence): boolean {
  if (!hasWords(turned) && !hasWords(asItIs)) return hasFigures(turned) && turned.digits > 3 * asItIs.digits;
  if (!hasWords(turned)) return false;
  if (turned.share >= 0.4) return turned.letters > 2 * asItIs.letters;
  return isBarelyLegible(turned) && turned.letters > 5 * asItIs.letters;
}
