import type { FieldExtractor, Proposal } from '../extraction.ts';
import { phonesIn } from '../words/phones.ts';

/** Numbers behind a telephone label that speaks of the patient. */
export const patientPhone: FieldExtractor = {
  field: 'patient.phone',
  propose({ readings }) {
    return readings
      .filter(({ kind, role }) => kind === 'phone' && (role === 'patient' || role === null))
      .flatMap((reading) =>
        phonesIn(reading.tokens).map(({ value, tokens }, index): Proposal => {
          const told = reading.role === 'patient' ? 0.97 : 0.7;
          return { value, page: reading.page, tokens, fit: (told - index * 0.1) * reading.label.score };
        }),
      );
  },
};
