import { provinceOfPostalCode, parseAddress } from '@intake/api/rules';

/** A letter and a digit of one shape, which the reader may give both for a single character. */
const twins = ['O0', '0O', 'B8', '8B', 'S5', '5S', 'I1', '1I', 'Z2', '2Z', 'G6', '6G'];

/** `JB8X` for `J8X`: half a postal code in which one character was read twice. */
export function mendPostalHalf(text: string): string {
  const [, before, half, after] = /^(\P{L}*?)([A-Z\d]{4})(\P{L}*)$/u.exec(text) ?? [];
  if (!half) return text;
  const at = [0, 1, 2].find((index) => twins.includes(half.slice(index, index + 2)));
  if (at === undefined) return text;
  const single = [half.slice(0, at) + half.slice(at + 1), half.slice(0, at + 1) + half.slice(at + 2)].find((rest) => /^(?:[A-Z]\d[A-Z]|\d[A-Z]\d)$/.test(rest));
  return single ? `${before}${single}${after}` : text;
}

export interface FoundCode {
  postalCode: string;
  raw: string;
  index: number;
}

/**
 * A code of the right form in the province that stands before it is rarely wrong, however little the reader trusts
 * it: on clear pages all of 170 were right. A letter read for a digit looks like one digit alone; of digits read for
 * letters only the 2 does, while a 5 or 8 may be S, B or J.
 */
export function isConfirmed({ postalCode, raw, index }: FoundCode, text: string): boolean {
  const stated = parseAddress(text.slice(0, index)).province;
  return stated !== null && stated === provinceOfPostalCode(postalCode) && isPartOf(raw, postalCode);
}

/** True for a code, or half of one, each of whose characters was read as such or as one that looks like it alone. */
export function isPartOf(word: string, postalCode: string): boolean {
  const read = mendPostalHalf(word.toUpperCase()).replace(/[^A-Z\d|]/g, '');
  const isRead = (character: string, as: string) => character === as || (/\d/.test(character) ? !/\d/.test(as) : character + as === 'Z2');
  const looksLike = (half: string) => half.length === read.length && [...half].every((character, at) => isRead(character, read[at]!));
  return [postalCode.replace(' ', ''), ...postalCode.split(' ')].some(looksLike);
}
