import type { Faker, LocaleDefinition } from '@faker-js/faker';
import { faker as english } from '@faker-js/faker/locale/en_CA';
import { faker as french } from '@faker-js/faker/locale/fr_CA';

export type LetterLanguage = 'en' | 'fr';

/** Seeded choices: the same seed gives the same letter, on every machine and on every day. */
export interface Random {
  faker: Faker;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  int: (min: number, max: number) => number;
  digits: (count: number) => string;
  letters: (count: number) => string;
}

// The entry that exports the class loads seventy languages, which a server that keeps running would hold: 40 MB.
const Generator = english.constructor as new (options: { locale: LocaleDefinition; seed: number }) => Faker;

export function createRandom(seed: number, language: LetterLanguage): Random {
  const faker = new Generator({ locale: (language === 'fr' ? french : english).rawDefinitions, seed });
  return {
    faker,
    pick: (items) => faker.helpers.arrayElement(items),
    chance: (probability) => faker.number.float() < probability,
    int: (min, max) => faker.number.int({ min, max }),
    digits: (count) => faker.string.numeric(count),
    letters: (count) => faker.string.alpha({ length: count, casing: 'upper' }),
  };
}
