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

/** Weighted from 1 by a prime base: no single change and no swap keeps the sum. */
const checkOf = (digits: number[]) => digits.reduce((sum, digit, index) => sum + digit * (index + 2), 0) % base;
