import type { ExtractionField, PostalAddress, Priority } from '@intake/api/rules';
import { makeHealthNumber } from './healthNumbers.ts';
import type { CardNumber } from './healthNumbers.ts';
import { makeAddress, makeClinicName, makePerson, makePhone, makePlaceName, makeTown } from './people.ts';
import type { PersonFacts } from './people.ts';
import { createRandom } from './random.ts';
import type { LetterLanguage, Random } from './random.ts';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';

export interface PhysicianFacts extends PersonFacts {
  credentials: string;
  billingNumber: string | null;
  licence: string;
  clinic: string;
  address: PostalAddress;
  phone: string | null;
  /** Always there: it is the number that the fax comes from. */
  fax: string;
}

export interface PatientFacts extends PersonFacts {
  birthDate: string;
  card: CardNumber | null;
  phone: string | null;
  email: string | null;
  address: PostalAddress | null;
  sexIsStated: boolean;
}

/** Everything a letter could say, decided before anything is drawn. */
export interface LetterFacts {
  language: LetterLanguage;
  patient: PatientFacts;
  referrer: PhysicianFacts;
  recipient: PhysicianFacts;
  /** A third doctor who is copied or follows the patient, to be told apart from the other two. */
  other: PhysicianFacts;
  hospital: string;
  pharmacy: string;
  scenario: Scenario;
  urgency: Priority | null;
  /** `YYYY-MM-DD`. */
  letterDate: string;
  random: Random;
}

export interface FactsOptions {
  seed: number;
  language: LetterLanguage;
  /** Fields to leave out; by default each one that a letter can lack is left out now and then. */
  missing?: ExtractionField[];
}

export function makeFacts({ seed, language, missing }: FactsOptions): LetterFacts {
  const random = createRandom(seed, language);
  const french = language === 'fr';
  const lacks = (field: ExtractionField, probability: number) => {
    const byChance = random.chance(probability);
    return missing ? missing.includes(field) : byChance;
  };
  const town = makeTown(random, french);
  const person = makePerson(random, french);
  const birthDate = isoDay(random.faker.date.between({ from: '1931-01-01', to: '2019-12-28' }));
  const card = makeHealthNumber(town.province, { ...person, birthDate }, random);
  const physician = (): PhysicianFacts => {
    const at = random.chance(0.7) ? town : makeTown(random, french);
    const person = makePerson(random, french);
    return {
      ...person,
      credentials: random.pick(french ? ['M.D.', 'MD', 'MD, FRCPC', 'MD, CCMF'] : ['MD', 'MD, CCFP', 'MD, FRCPC', 'MBBS, CCFP', 'M.D.']),
      billingNumber: random.digits(6).replace(/^0/, '3'),
      licence: random.digits(french ? 5 : 6).replace(/^0/, '7'),
      clinic: makeClinicName(random, french),
      address: makeAddress(random, at),
      phone: makePhone(random, at),
      fax: makePhone(random, at),
    };
  };
  const patient: PatientFacts = {
    ...person,
    birthDate,
    card: lacks('patient.healthNumber', 0.1) ? null : card,
    phone: lacks('patient.phone', 0.15) ? null : makePhone(random, town),
    email: lacks('patient.email', 0.55) ? null : emailOf(person, random),
    address: lacks('patient.address', 0.15) ? null : makeAddress(random, town),
    sexIsStated: !lacks('patient.sex', 0.2),
  };
  const referrer = physician();
  return {
    language,
    patient,
    referrer: {
      ...referrer,
      billingNumber: lacks('referrer.billingNumber', 0.3) ? null : referrer.billingNumber,
      phone: lacks('referrer.phone', 0.1) ? null : referrer.phone,
    },
    recipient: physician(),
    other: physician(),
    hospital: french ? `Hôpital ${makePlaceName(random, true)}` : `${makePlaceName(random, false)} General Hospital`,
    pharmacy: french ? `Pharmacie ${makePlaceName(random, true)}` : `${makePlaceName(random, false)} Pharmacy`,
    scenario: random.pick(scenarios),
    urgency: lacks('urgency', 0.3) ? null : random.pick(['routine', 'routine', 'urgent', 'urgent', 'asap', 'stat'] as const),
    letterDate: isoDay(random.faker.date.between({ from: '2025-06-02', to: '2026-02-27' })),
    random,
  };
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

function emailOf(person: PersonFacts, random: Random): string {
  const plain = (name: string) => name.normalize('NFD').replace(/[^a-z]/gi, '').toLowerCase();
  return `${plain(person.given)}.${plain(person.family)}${random.chance(0.4) ? random.int(1, 99) : ''}@example.${random.pick(['com', 'org', 'net'])}`;
}
