import { foldName, ramqFacts } from '@intake/api/rules';
import type { ExtractionContext } from '../extraction.ts';
import { personIn } from '../people/people.ts';
import { patientBirthDate } from './patientBirthDate.ts';

/** A Québec number holds its holder's initials and birth date: true when the page says something else about the patient. */
export function contradictsHolder(number: string, context: ExtractionContext): boolean {
  const names = context.readings
    .filter(({ kind, role }) => (kind === 'name' || kind === 'person') && (role === 'patient' || role === null))
    .flatMap(({ tokens }) => personIn(tokens)?.value ?? []);
  const births = patientBirthDate.propose(context).flatMap(({ value, alternatives = [] }) => [...alternatives, ...(value ? [value] : [])]);
  const card = ramqFacts(number, context.today);
  const isOther = (stated: string[], agrees: (value: string) => boolean) => stated.length > 0 && !stated.some(agrees);
  return card !== null && (isOther(names, (name) => initialsOf(name) === card.familyPrefix + card.givenInitial) || isOther(births, (birth) => card.birthDates.includes(birth)));
}

/** `Roy, Anna` → `ROYA`; a short family name is filled up with X. */
function initialsOf(name: string): string {
  const [family = '', given = ''] = name.split(', ').map((part) => foldName(part).replace(/ /g, '').toUpperCase());
  return family.padEnd(3, 'X').slice(0, 3) + given.slice(0, 1);
}
