import { nameKeys, runs } from './tokens.ts';

/** A lexeme as tsquery wants it; tokens are ASCII letters and digits, so that nothing needs escaping. */
const lexeme = (token: string, isPrefix: boolean, weight = ''): string => `${token}${isPrefix || weight ? `:${weight}${isPrefix ? '*' : ''}` : ''}`;

/**
 * All words have to be there; the last one may be unfinished. Text without spaces is a phrase of its pairs.
 * Null when nothing in the text can be looked for.
 */
export function toTsquery(text: string): string | null {
  const found = runs(text);
  if (found.length === 0) return null;
  return found
    .map(({ tokens, isPhrase }, index) => {
      if (isPhrase) return `(${tokens.map((token) => lexeme(token, tokens.length === 1)).join(' <-> ')})`;
      const isUnfinished = index === found.length - 1 && !text.endsWith(' ');
      return lexeme(tokens[0] ?? '', isUnfinished);
    })
    .join(' & ');
}

/** Marks the keys of names among the tokens of a document, so that a typing error is forgiven in names alone. */
export const namePrefix = 'zqn';

/** Whether a word can be a name with a typing error: long enough to guess at, and no number. */
export const canBeNearly = (token: string): boolean => token.length >= 4 && !/\d/.test(token);

/** Faxes whose patient or sender is called nearly so; null when no part of the text can be guessed at. */
export function toNameTsquery(text: string): string | null {
  const found = runs(text).flatMap(({ tokens, isPhrase }) => (isPhrase ? [] : tokens));
  if (!found.some(canBeNearly)) return null;
  return found
    .map((token) => (canBeNearly(token) ? `(${nameKeys(token).map((key) => namePrefix + key).join(' | ')})` : token))
    .join(' & ');
}
