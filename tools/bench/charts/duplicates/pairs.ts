import { enterAgain } from './errors.ts';
import { createPeople, type Chart, type People, type Person } from './people.ts';

export interface Pair {
  kind: string;
  isSame: boolean;
  charts: [Chart, Chart];
}

/** Of the pairs of two people, how many are of each kind: those that are easily taken for one. */
const others: Record<string, { share: number; make: (person: Person, people: People) => Person }> = {
  twins: {
    share: 0.25,
    make: (person, people) => {
      const { chance, newPerson, newHealthNumber } = people;
      const twin = newPerson();
      // Some parents give names that rhyme.
      const givenName = chance(0.1) && person.givenName.length > 4 ? `${people.pick([...'BDHJKLMR'])}${person.givenName.slice(1)}` : twin.givenName;
      return { ...person, givenName, ownScript: null, sex: chance(0.6) ? person.sex : twin.sex, healthNumber: newHealthNumber(), email: null };
    },
  },
  'father and son of one name': {
    share: 0.15,
    make: (person, { newDate, newHealthNumber }) => {
      const year = Number((person.birthDate ?? '1980').slice(0, 4));
      return { ...person, birthDate: newDate(`${year - 40}-01-01`, `${year - 18}-12-31`), healthNumber: newHealthNumber(), email: null };
    },
  },
  'a couple at one address': {
    share: 0.15,
    make: (person, people) => ({
      ...people.newPerson(), familyName: people.chance(0.6) ? person.familyName : people.newPerson().familyName, phones: person.phones, address: person.address,
    }),
  },
  'brothers and sisters at one address': {
    share: 0.15,
    make: (person, people) => ({ ...people.newPerson(), familyName: person.familyName, phones: person.phones, address: person.address, email: person.email }),
  },
  'mother and child with her number': {
    share: 0.02,
    make: (person, people) => ({
      ...people.newPerson(), birthDate: people.newDate('2018-01-01', '2025-12-31'), phones: person.phones, address: person.address, healthNumber: person.healthNumber,
    }),
  },
  'namesakes': { share: 0.1, make: (person, people) => ({ ...people.newPerson(), familyName: person.familyName, givenName: person.givenName, sex: person.sex }) },
  'namesakes born a year apart': {
    share: 0.03,
    make: (person, people) => ({
      ...people.newPerson(), familyName: person.familyName, givenName: person.givenName, sex: person.sex,
      birthDate: person.birthDate!.replace(/^\d{4}/, (year) => String(Number(year) - 1)),
    }),
  },
  'born on one day': { share: 0.1, make: (person, people) => people.newPerson({ birthDate: person.birthDate }) },
  'one family name': { share: 0.05, make: (person, people) => people.newPerson({ familyName: person.familyName }) },
};

/** Pairs of charts, half of them of one person; the other half of two who share something, as candidates do. */
export function* makePairs(seed: number, count: number): Generator<Pair> {
  const people = createPeople(seed);
  const kinds = Object.entries(others).flatMap(([kind, { share }]) => Array.from({ length: Math.round(share * 100) }, () => kind));
  for (let number = 0; number < count; number += 1) {
    const person = people.newPerson();
    if (number % 2 === 0) {
      yield { kind: 'one person', isSame: true, charts: [person, enterAgain(person, people)] };
    } else {
      const kind = people.pick(kinds);
      yield { kind, isSame: false, charts: [person, enterAgain(others[kind]!.make(person, people), people)] };
    }
  }
}
