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
 * it. A letter read for a digit looks like one digit alone; a digit read for a letter may stand for several.
 */
export function isConfirmed({ postalCode, raw, index }: FoundCode, text: string): boolean {
  const stated = parseAddress(text.slice(0, index)).province;
  return stated !== null && stated === provinceOfPostalCode(postalCode) && isPartOf(raw, postalCode);
}

/** True for a code, or half of one, all of whose letters were read as such. */
export function isPartOf(word: string, postalCode: string): boolean {
  const read = mendPostalHalf(word.toUpperCase()).replace(/[^A-Z\d|]/g, '');
  const looksLike = (half: string) => half.length === read.length && [...half].every((character, at) => character === read[at] || (/\d/.test(character) && !/\d/.test(read[at]!)));
  return [postalCode.replace(' ', ''), ...postalCode.split(' ')].some(looksLike);
}
