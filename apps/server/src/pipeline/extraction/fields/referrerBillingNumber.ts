import type { FieldExtractor, Proposal } from '../extraction.ts';
import { labelText } from '../labels/labels.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

/** `Dr. Harold Quigley (OHIP 045612)` */
const behindName = /\((?:ohip|msp|billing|bill|prac(?:titioner)?(?: ?id)?|ramq)\W*(?:no|number|#)?\W*(\d[\d -]{2,10}\d)\)/i;

/** Four digits in New Brunswick, five or six in most provinces, nine in Alberta, which parts them: behind a billing label that is not the addressee's, or in brackets behind who refers. In Québec it is the number of the permit. */
export const referrerBillingNumber: FieldExtractor = {
  field: 'referrer.billingNumber',
  propose({ readings }) {
    const named = readings
      .filter(({ role, kind }) => role === 'referrer' && (kind === 'person' || kind === 'name'))
      .flatMap(({ page, label }): Proposal[] => {
        const { tokens } = label.segment;
        const digits = behindName.exec(textOf(tokens))?.[1]?.replace(/\D/g, '');
        return digits ? [{ value: digits, page, tokens: tokens.filter(({ text }) => /\d/.test(text)), fit: 0.93 }] : [];
      });
    const labelled = readings
      .filter(({ kind, role }) => kind === 'billingNumber' && role !== 'recipient' && role !== 'other')
      .flatMap((reading) => numberIn(reading, 0.95));
    const permits = readings
      .filter(({ kind, role, label }) => kind === 'licence' && (role === 'referrer' || role === 'author') && /permis/.test(labelText(label)))
      .flatMap((reading) => numberIn(reading, 0.88));
    return labelled.length > 0 ? labelled : [...named, ...permits];
  },
};

function numberIn(reading: Reading, fit: number): Proposal[] {
  const end = reading.tokens.findIndex(({ text }) => !/\d/.test(text));
  const parts = reading.tokens.slice(0, end < 0 ? undefined : end);
  const whole = parts.length > 1 && digitsOf(parts).length === 9 ? parts : reading.tokens.slice(0, 1);
  const digits = digitsOf(whole);
  const isNumber = /^(?:(?!20\d\d$)\d{4}|\d{5,6}|\d{9})$/.test(digits) && textOf(whole).replace(/[^\p{L}\d|]/gu, '').length === digits.length;
  return isNumber ? [{ value: digits, page: reading.page, tokens: whole, fit: fit * reading.label.score }] : [];
}

const digitsOf = (tokens: Token[]) => textOf(tokens).replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/\D/g, '');
