import { ocrDistance } from '@intake/api/rules';
import { fold } from '../page/fold.ts';

/** What streets are called, and what stands before a number in one. */
const streetWords = 'street avenue road drive crescent cres boulevard boul blvd court lane place circle rue chemin rang montee route unit apt app suite bureau'.split(' ');

const known = new Set([...streetWords, ...'st ave av rd dr crt pl ch cote de du des la le les ab bc mb nb nl ns nt nu on pe qc sk yt'.split(' ')]);

/** A word of the closed list, which no misreading makes out of another word. */
export const isAddressWord = (text: string) => known.has(plain(text));

/** `ruc` for `rue`: a street's word with one letter of a like shape. */
export function mendAddressWord(text: string): string {
  const word = plain(text);
  if (word.length < 3 || known.has(word)) return text;
  const meant = streetWords.find((street) => street.length === word.length && ocrDistance(street, word, 0.5) <= 0.5);
  return meant ? text.replace(/\p{L}+/u, meant) : text;
}

const plain = (text: string) => fold(text).replace(/[.,]+$/, '');
