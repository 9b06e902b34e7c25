import { foldName } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { credibilityOf } from '../people/people.ts';
import type { NamedPerson } from '../people/senders.ts';

/** `De Souza, Jimmy` says more than `De Souza`. */
function saysMore(longer: string, shorter: string): boolean {
  const words = foldName(longer).split(' ');
  return foldName(longer).length > foldName(shorter).length && foldName(shorter).split(' ').every((word) => words.includes(word));
}

/** Who refers by label; without such a label, who wrote the document. */
export const referrerName: FieldExtractor = {
  field: 'referrer.name',
  propose({ senders, documentType }) {
    // One name alone may be the half of it that could be read.
    const whole = ({ value }: NamedPerson) => (value.includes(',') ? 1 : 0.7) * credibilityOf(value);
    const labelled = senders.labelled.map((person): Proposal => ({ ...person, fit: (person.isDoctor ? 0.97 : 0.92) * whole(person) }));
    if (labelled.length > 0) return labelled;
    // A report is by the one who did the service; the one who asked for it may go unnamed.
    if (documentType === 'imaging-report' || documentType === 'lab-result' || documentType === 'prescription') return [];
    return senders.authors.filter((author) => !senders.authors.some((other) => saysMore(other.value, author.value))).map((person): Proposal => ({ ...person, fit: (documentType === 'consult-report' ? 0.6 : 0.93) * whole(person) }));
  },
};
