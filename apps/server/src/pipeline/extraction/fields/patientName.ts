import type { FieldExtractor, Proposal } from '../extraction.ts';
import type { LabelKind } from '../labels/labelWords.ts';
import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import type { StatedOrder } from '../people/nameOrder.ts';
import { credibilityOf, personIn } from '../people/people.ts';
import type { Reading } from '../labels/readings.ts';

const placeFit = { behind: 0.96, beside: 0.93, below: 0.9 };

/** The patient by label, by the `Re:` line, or by family and given name in boxes of their own. */
export const patientName: FieldExtractor = {
  field: 'patient.name',
  propose({ readings }) {
    const whole = readings.filter(isPatients).flatMap((reading): Proposal[] => {
      const person = personIn(reading.tokens, statedOrder(reading));
      if (!person || (person.isDoctor && reading.role !== 'patient')) return [];
      const told = !isPlain(reading) ? 1 : isBesidePatient(reading, readings) ? 0.98 : 0.7;
      return [{ value: person.value, page: reading.page, tokens: person.tokens, fit: placeFit[reading.place] * told * reading.label.score * credibilityOf(person.value) }];
    });
    return [...whole, ...inParts(readings)];
  },
};

const statedOrder = ({ label }: Reading): StatedOrder => {
  const words = fold(textOf(label.segment.tokens.slice(label.from, label.to)));
  if (/\b(?:last|family|surname)\b.*\b(?:first|given)\b|\bnom(?: de famille)?,? prenom/.test(words)) return 'family-first';
  return /\bnom (?:de famille )?et prenom/.test(words) ? 'either' : null;
};

/** `Name:`, which may be anybody's: a witness, whoever signs, a contact. */
const isPlain = ({ label }: Reading) => label.role === undefined;
/** The particulars of a patient stand this many rows around the name. */
const near = 8;

const isBesidePatient = (name: Reading, readings: Reading[]) =>
  readings.some(({ kind, page, label }) => particulars.has(kind) && page === name.page && Math.abs(label.segment.row - name.label.segment.row) <= near);
const particulars: ReadonlySet<LabelKind> = new Set(['birthDate', 'healthNumber', 'sex']);

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
