import type { DuplicateReason } from '@intake/api/contract';
import { compareFamilyNames, compareGivenNames, foldName, sharesShortForm } from '@intake/api/rules';
import anyAscii from 'any-ascii';

type Degree = DuplicateReason['degree'];

export interface Name {
  family: string;
  given: string;
}

/** How two people's names are alike, each part; with family and given name exchanged when only that makes them agree. */
export function nameLikeness(a: Name, b: Name): { family: Degree | null; given: Degree | null } {
  const straight = { family: familyDegree(a.family, b.family), given: givenDegree(a.given, b.given) };
  if (straight.family !== 'different' || straight.given !== 'different' || !a.given || !b.given) return straight;
  const isSwapped = familyDegree(a.family, b.given) !== 'different' && givenDegree(a.given, b.family) !== 'different';
  return isSwapped ? { family: 'swapped', given: 'swapped' } : straight;
}

/** Letters of any script as Latin ones, and the two ways to write an umlaut as one. */
const latin = (name: string) => foldName(anyAscii(name)).replaceAll(' ', '').replace(/([aou])e/g, '$1');
const plain = (name: string) => foldName(name).replaceAll(' ', '');
/** What is left of a name that went through an alphabet without vowels: `mhmd` of Mohammed and Muhamad. */
const consonants = (name: string) => latin(name).replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(name);

function spelledAlike(a: string, b: string): boolean {
  if (latin(a) === latin(b)) return true;
  const [x, y] = [consonants(a), consonants(b)];
  return x.length >= 3 && x === y && (isLatin(a) !== isLatin(b) || x.length >= 4);
}

function familyDegree(a: string, b: string): Degree {
  if (plain(a) === plain(b)) return 'same';
  if (spelledAlike(a, b)) return 'transliterated';
  const [x, y] = [foldName(anyAscii(a)), foldName(anyAscii(b))];
  const [few, many] = [x.split(' '), y.split(' ')].sort((one, other) => one.length - other.length) as [string[], string[]];
  if (few.length < many.length && few.join('').length >= 3 && few.every((part) => many.some((other) => isNear(part, other)))) return 'part';
  return compareFamilyNames(x, y) >= 0.8 || isNear(x, y) ? 'similar' : 'different';
}

/** Null when either has none. */
function givenDegree(a: string, b: string): Degree | null {
  if (!a || !b) return null;
  if (plain(a) === plain(b)) return 'same';
  const [x, y] = [foldName(anyAscii(a)), foldName(anyAscii(b))];
  const [[first = ''], [other = '']] = [x.split(' '), y.split(' ')];
  if (first.length === 1 || other.length === 1) return first[0] === other[0] ? 'initial' : 'different';
  if (spelledAlike(a, b)) return 'transliterated';
  if (first === other) return 'part';
  if (sharesShortForm(first, other)) return 'short-form';
  if (compareGivenNames(x, y) >= 0.8 || isNear(first, other)) return 'similar';
  // The second given name is the one that is used.
  return x.split(' ').includes(other) || y.split(' ').includes(first) ? 'part' : 'different';
}

/** One slip of the hand apart, in a word that is long enough to tell. */
const isNear = (a: string, b: string) => a === b || (Math.min(a.length, b.length) >= 4 && slips(a, b));

/** Whether one letter more, less, other, or two neighbours exchanged make one word the other. */
function slips(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  return x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
}
