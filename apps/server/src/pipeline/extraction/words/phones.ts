import { toE164 } from '@intake/api/rules/phone';
import type { Token } from '../page/token.ts';

const number = /(?<![\d-])(?:\+?1[ .-]{0,2})?\(?\d{3}\)?[ .\-–]{0,3}\d{3}[ .\-–]{0,3}\d{4}(?!\d)/g;
/** What looks like a telephone number of a letterhead, and like a postal code; less is asked than where a value is read. */
export const numberShape = /\d{3}[) .-]{1,2}\d{3}[ .-]\d{4}/;
export const postalShape = /\b[a-z]\d[a-z] ?\d[a-z]\d\b/i;

const asDigit: Record<string, string> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8', Z: '2' };

/** The telephone numbers among these tokens, in order; nothing but digits in cells are one. */
export function phonesIn(tokens: Token[]): { value: string; tokens: Token[] }[] {
  // Letters are mended only in words that are digits for the most part.
  const parts = tokens.map(({ text }) => (text.replace(/\D/g, '').length * 2 > text.replace(/[^\p{L}\d]/gu, '').length ? text.replace(/[OoQlI|SBZ]/g, (letter) => asDigit[letter]!) : text));
  const starts: number[] = [];
  let text = '';
  for (const part of parts) {
    starts.push(text.length);
    text += `${part} `;
  }
  const cells = tokens.length > 1 && parts.every((part) => /^\d{1,4}$/.test(part)) ? toE164(parts.join('')) : null;
  if (cells) return [{ value: cells, tokens }];
  return [...text.matchAll(number)].flatMap((match) => {
    const value = toE164(match[0]);
    const end = match.index + match[0].length;
    const used = tokens.filter((_, index) => starts[index]! < end && starts[index]! + parts[index]!.length > match.index);
    return value ? [{ value, tokens: used }] : [];
  });
}
