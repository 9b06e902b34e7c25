import type { FieldExtractor, Proposal } from '../extraction.ts';
import type { Reading } from '../labels/readings.ts';
import { phonesIn } from '../words/phones.ts';

/** Numbers behind a telephone label that speaks of the patient. */
export const patientPhone: FieldExtractor = {
  field: 'patient.phone',
  propose({ readings }) {
    return readings
      .filter(({ kind, role }) => kind === 'phone' && (role === 'patient' || role === null))
      .flatMap((reading) =>
        phonesIn(reading.tokens).map(({ value, tokens }, index): Proposal => {
          const told = reading.role === 'patient' && !isOfLetterhead(reading) ? 0.97 : 0.7;
          return { value, page: reading.page, tokens, fit: (told - index * 0.1) * reading.label.score };
        }),
      );
  },
};

/** `T 519-555-0101` is how clinics print theirs, also at the side of a letter. */
const isOfLetterhead = ({ label }: Reading) => !label.colon && label.segment.tokens[label.from]!.key.length === 1;
