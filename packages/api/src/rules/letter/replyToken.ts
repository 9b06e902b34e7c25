import { ocrDistance } from '../person/personNameDistance.ts';

/** Capitals and digits that a fax does not confuse, and that a code holds two to a cell. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const base = alphabet.length;
const length = 16;

/** Random characters, and one that tells a misread code; two neighbours that changed places are told too. */
export function replyTokenOf(random: Uint8Array): string {
  const digits = [...random.subarray(0, length - 1)].map((byte) => byte % base);
  if (digits.length < length - 1) throw new RangeError(`a token takes ${length - 1} random bytes`);
  return [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('');
}

/** The token in what was read or typed, null where there is none. */
export function readReplyToken(text: string): string | null {
  const token = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const digits = [...token].map((character) => alphabet.indexOf(character));
  const isToken = digits.length === length && !digits.includes(-1) && checkOf(digits.slice(0, -1)) === digits.at(-1);
  return isToken ? token : null;
}

/** Days after which a reply is for a person to attach: whoever finds an old letter cannot put pages into a chart. */
export const replyTokenDays = 180;

/** Whole edits between a token and how it was read; two tokens that there are differ by far more. */
const mostMisread = 3;

const groups = /[^\sa-z\-–—_.]+/g;
const between = /^[-–—_. ]{1,3}$/;
/** A token is four groups; a reader loses the space between two of them, or sees one within. */
const mostGroups = 6;

/** What in a text may be a token as a page shows it: capitals and digits in groups, some perhaps read as others or torn apart. */
export function findWrittenTokens(text: string): string[] {
  const found = [...text.matchAll(groups)].map((match) => ({ from: match.index, until: match.index + match[0].length }));
  return found.flatMap(({ from }, first) => {
    const read: string[] = [];
    for (const [at, group] of found.slice(first, first + mostGroups).entries()) {
      const before = found[first + at - 1];
      if (at > 0 && before && !between.test(text.slice(before.until, group.from))) break;
      const shown = text.slice(from, group.until);
      const written = shown.replaceAll(/[-–—_. ]/g, '');
      if (written.length > length + mostMisread) break;
      if (written.length >= length - mostMisread && /\d|-.*-/.test(shown)) read.push(written);
    }
    return read;
  });
}

/**
 * The token that is meant by what was read; null when it is none of these. They are 2⁷⁴, and so few are in use, that what
 * stands for one of them comes near another by no chance worth counting.
 */
export const meantToken = (written: string, tokens: readonly string[]): string | null =>
  tokens.find((token) => ocrDistance(written.toLowerCase(), token.toLowerCase(), mostMisread) <= mostMisread) ?? null;

/** Weighted from 1 by a prime base: no single change and no swap keeps the sum. */
const checkOf = (digits: number[]) => digits.reduce((sum, digit, index) => sum + digit * (index + 2), 0) % base;
