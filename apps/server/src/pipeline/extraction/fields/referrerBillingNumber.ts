import type { FieldExtractor, Proposal } from '../extraction.ts';

/** Five or six digits behind a billing label that is not the addressee's. */
export const referrerBillingNumber: FieldExtractor = {
  field: 'referrer.billingNumber',
  propose({ readings }) {
    return readings
      .filter(({ kind, role }) => kind === 'billingNumber' && role !== 'recipient' && role !== 'other')
      .flatMap((reading): Proposal[] => {
        const token = reading.tokens[0]!;
        const digits = token.text.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1').replace(/\D/g, '');
        const isNumber = /^\d{5,6}$/.test(digits) && token.text.replace(/[^\p{L}\d|]/gu, '').length === digits.length;
        return isNumber ? [{ value: digits, page: reading.page, tokens: [token], fit: 0.95 * reading.label.score }] : [];
      });
  },
};
