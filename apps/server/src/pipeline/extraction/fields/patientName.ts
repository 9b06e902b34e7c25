import type { FieldExtractor, Proposal } from '../extraction.ts';
import { credibilityOf, personIn } from '../people.ts';
import type { Reading } from '../readings.ts';

const placeFit = { behind: 0.96, beside: 0.93, below: 0.9 };

/** The patient by label, by the `Re:` line, or by family and given name in boxes of their own. */
export const patientName: FieldExtractor = {
  field: 'patient.name',
  propose({ readings }) {
    const whole = readings.filter(isPatients).flatMap((reading): Proposal[] => {
      const person = personIn(reading.tokens);
      if (!person || (person.isDoctor && reading.role !== 'patient')) return [];
      const told = reading.role === 'patient' ? 1 : 0.94;
      return [{ value: person.value, page: reading.page, tokens: person.tokens, fit: placeFit[reading.place] * told * reading.label.score * credibilityOf(person.value) }];
    });
    return [...whole, ...inParts(readings)];
  },
};

const isPatients = ({ kind, role }: Reading) =>
  (kind === 'name' && (role === 'patient' || role === null || role === 'letterhead')) || (kind === 'person' && role === 'patient');

function inParts(readings: Reading[]): Proposal[] {
  const isOurs = ({ role }: Reading) => role === 'patient' || role === null || role === 'letterhead';
  const family = readings.find((reading) => reading.kind === 'familyName' && isOurs(reading));
  const given = readings.find((reading) => reading.kind === 'givenName' && isOurs(reading) && reading.page === family?.page);
  if (!family || !given) return [];
  const value = `${family.text.replace(/[,;:.]+$/, '')}, ${given.text.replace(/[,;:.]+$/, '')}`;
  return [{ value, page: family.page, tokens: [...family.tokens, ...given.tokens], fit: 0.93 * credibilityOf(value) }];
}
