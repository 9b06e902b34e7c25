import { foldName } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import type { Reading } from '../readings.ts';
import { textOf } from '../rows.ts';

const email = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** An address behind a label that is not the referrer's. */
export const patientEmail: FieldExtractor = {
  field: 'patient.email',
  propose({ readings }) {
    const names = readings.filter(({ kind, role }) => kind === 'name' && role !== 'referrer').map(({ text }) => foldName(text));
    return readings.filter(({ kind, role }) => kind === 'email' && (role === 'patient' || role === null)).flatMap((reading) => proposalOf(reading, names));
  },
};

function proposalOf(reading: Reading, names: string[]): Proposal[] {
  for (let count = Math.min(4, reading.tokens.length); count > 0; count--) {
    const tokens = reading.tokens.slice(0, count);
    const value = textOf(tokens).replace(/\s+/g, '').replace(/[©®]/g, '@').replace(/,/g, '.').replace(/[.;]+$/, '').toLowerCase();
    if (!email.test(value)) continue;
    // In several pieces it is believed when it is made of the patient's own names.
    const own = names.some((name) => name.split(' ').filter((part) => part.length > 2 && value.includes(part)).length >= 2);
    return [{ value, page: reading.page, tokens, fit: count === 1 || own ? 0.95 : 0.8 }];
  }
  return [];
}
