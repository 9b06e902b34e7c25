import { Faker, base, en, en_CA, fr, fr_CA } from '@faker-js/faker';

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

export function createRandom(seed: number, language: LetterLanguage): Random {
  const faker = new Faker({ locale: language === 'fr' ? [fr_CA, fr, en, base] : [en_CA, en, base], seed });
  return {
    faker,
    pick: (items) => faker.helpers.arrayElement(items),
    chance: (probability) => faker.number.float() < probability,
    int: (min, max) => faker.number.int({ min, max }),
    digits: (count) => faker.string.numeric(count),
    letters: (count) => faker.string.alpha({ length: count, casing: 'upper' }),
  };
}
