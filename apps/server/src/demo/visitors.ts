import type { Insertable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { storedNameKeys } from '../platform/search/names.ts';
import { makeHealthNumber } from './letters/healthNumbers.ts';
import { makeAddress, makePerson, makePhone, makeTown } from './letters/people.ts';
import { createRandom, type LetterLanguage, type Random } from './letters/random.ts';

type Chart = Insertable<Tables['patient']> & { given_name: string };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** People who have been at the clinic before; none of them is on a letter of the demo. The same ones each time. */
export function visitors(organizationId: string, count: number): Chart[] {
  const language = { en: createRandom(4001, 'en'), fr: createRandom(4002, 'fr') };
  return Array.from({ length: count }, (_, at) => chartOf(organizationId, at % 4 === 3 ? 'fr' : 'en', language[at % 4 === 3 ? 'fr' : 'en']));
}

/** Three of them entered a second time, as it happens at a desk, so that Duplicates has something to propose. */
export function enteredTwice(charts: Chart[]): Chart[] {
  const [first, second, third] = charts.filter(({ family_name }) => /^\p{L}{5,}$/u.test(family_name));
  if (!first || !second || !third) return [];
  return [
    renamed({ ...first, health_number: null, version_code: null, province: null, email: null }, first.family_name, `${first.given_name.slice(0, 1)}.`),
    renamed({ ...second, health_number: null, version_code: null, province: null, address: null }, second.given_name, second.family_name),
    renamed({ ...third, health_number: null, version_code: null, province: null, phones: [] }, transposed(third.family_name), third.given_name),
  ];
}

const renamed = (chart: Chart, family: string, given: string): Chart => ({
  ...chart, family_name: family, given_name: given, name_keys: storedNameKeys(family, given),
});

/** The slip of a quick hand: two letters within the word change places. */
const transposed = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

function chartOf(organizationId: string, language: LetterLanguage, random: Random): Chart {
  const isFrench = language === 'fr';
  const { family, given, sex } = makePerson(random, isFrench);
  const town = makeTown(random, isFrench);
  const address = makeAddress(random, town);
  const birthDate = `${random.int(1935, 2019)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`;
  const card = random.chance(0.92) ? makeHealthNumber(town.province, { family, given, sex, birthDate }, random) : null;
  return {
    organization_id: organizationId, family_name: family, given_name: given, birth_date: birthDate, sex,
    health_number: card?.value ?? null, version_code: card?.versionCode ?? null, province: card?.province ?? null,
    phones: [makePhone(random, town)], email: null, address: `${address.line}, ${address.city} ${address.province} ${address.postalCode}`,
    language, merged_into: null, source_fax_id: null, created_by: null, updated_by: null, name_keys: storedNameKeys(family, given),
  };
}
