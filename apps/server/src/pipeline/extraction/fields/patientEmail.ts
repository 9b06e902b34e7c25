import type { FieldExtractor, Proposal } from '../extraction.ts';
import type { Reading } from '../readings.ts';
import { textOf } from '../rows.ts';

const email = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** An address behind a label that is not the referrer's. */
export const patientEmail: FieldExtractor = {
  field: 'patient.email',
  propose({ readings }) {
    return readings.filter(({ kind, role }) => kind === 'email' && (role === 'patient' || role === null)).flatMap(proposalOf);
  },
};

function proposalOf(reading: Reading): Proposal[] {
  for (let count = Math.min(4, reading.tokens.length); count > 0; count--) {
    const tokens = reading.tokens.slice(0, count);
    const value = textOf(tokens).replace(/\s+/g, '').replace(/[©®]/g, '@').replace(/,/g, '.').replace(/[.;]+$/, '').toLowerCase();
    if (email.test(value)) return [{ value, page: reading.page, tokens, fit: count === 1 ? 0.95 : 0.8 }];
  }
  return [];
}
