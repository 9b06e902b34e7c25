/** Scripts that are written without spaces between words. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const word = /[\p{L}\p{N}ー々]+/gu;
const sameScript = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu');
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
/** The usual case, which needs none of the care that other texts do. */
const plainWord = /^[A-Za-z0-9]+$/;
const marks = /\p{M}+/gu;

/** Lower case, without accents and width variants. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');

/** Other alphabets are written as code points, so that every token is plain ASCII. */
const ascii = (token: string): string =>
  // oxlint-disable-next-line no-control-regex
  /^[\x00-\x7f]+$/.test(token) ? token : `u${[...token].map((letter) => letter.codePointAt(0)?.toString(16)).join('u')}`;

/** A run of characters of one kind: a spaced word, or text without spaces. */
export interface Run {
  tokens: string[];
  /** Tokens that follow each other and are looked for as a phrase: pairs of characters. */
  isPhrase: boolean;
}

/** Chinese and Japanese text becomes overlapping pairs of characters, everything else whole words. */
export function runs(text: string): Run[] {
  if (plainWord.test(text)) return [{ tokens: [text.toLowerCase()], isPhrase: false }];
  return parts(text).map(({ text: part, isUnspaced }) =>
    isUnspaced ? { tokens: pairs([...part]).map(ascii), isPhrase: true } : { tokens: [ascii(part)], isPhrase: false },
  );
}

/** Words, folded, and stretches of text without spaces. */
export function parts(text: string): { text: string; isUnspaced: boolean }[] {
  const found: { text: string; isUnspaced: boolean }[] = [];
  // Decomposing would split Japanese letters from their voicing marks, so those are put together again.
  for (const [match] of text.normalize('NFKC').matchAll(word)) {
    if (plainWord.test(match)) {
      found.push({ text: match.toLowerCase(), isUnspaced: false });
      continue;
    }
    for (const [part] of match.matchAll(sameScript)) {
      const isUnspaced = startsUnspaced.test(part);
      found.push({ text: isUnspaced ? part : fold(part), isUnspaced });
    }
  }
  return found;
}

/** The same text, letter for letter at the same place: without accents and width variants where a letter stays one. */
export const foldInPlace = (text: string): string => text.replace(foldable, foldLetter);

/** Beyond ASCII, and not of the many that stay as they are: kana and Chinese characters. */
// oxlint-disable-next-line no-control-regex
const foldable = /[^\x00-\x7f\u3041-\u3096\u30a1-\u30fe\u3400-\u4dbf\u4e00-\u9fff]/gu;

function foldLetter(letter: string): string {
  const folded = startsUnspaced.test(letter.normalize('NFKC')) ? letter.normalize('NFKC') : letter.normalize('NFKD').replace(marks, '');
  return folded.length === letter.length ? folded : letter;
}

/** A single character stays as it is. */
function pairs(letters: string[]): string[] {
  if (letters.length === 1) return letters;
  return letters.slice(0, -1).map((letter, index) => letter + (letters[index + 1] ?? ''));
}

/** The tokens of a text, in order, separated by spaces: what is given to to_tsvector('simple'). */
export const tokenText = (text: string): string => runs(text).flatMap(({ tokens }) => tokens).join(' ');

/** A name's tokens, each whole and with one letter left out. Two names with one typing error share a key. */
export function nameKeys(...names: (string | null)[]): string[] {
  const keys = new Set<string>();
  for (const { tokens, isPhrase } of names.flatMap((name) => runs(name ?? ''))) {
    for (const token of tokens) {
      keys.add(token);
      if (isPhrase || token.length < 4) continue;
      for (let index = 0; index < token.length; index += 1) keys.add(token.slice(0, index) + token.slice(index + 1));
    }
  }
  return [...keys];
}
