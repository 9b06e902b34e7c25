import { capitalizeName, formatHealthNumber } from '@intake/api/rules';
import type { Province } from '@intake/api/rules';
import type { CardNumber } from './healthNumbers.ts';
import type { PersonFacts } from './people.ts';
import type { LetterLanguage, Random } from './random.ts';

/** One sender's habits of writing names, dates and numbers. */
export interface Writing {
  name: (person: PersonFacts) => string;
  /** `ambiguous` when a reader without context cannot tell the day from the month. */
  birthDate: (iso: string) => WrittenDate;
  letterDate: (iso: string) => WrittenDate;
  phone: (e164: string) => string;
  card: (card: CardNumber) => string;
  sex: (sex: 'female' | 'male') => string;
}

export interface WrittenDate {
  text: string;
  ambiguous: boolean;
}

const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

const shortMonths = {
  en: monthNames.en.map((name) => name.slice(0, 3)),
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' '),
};

export function makeWriting(language: LetterLanguage, random: Random): Writing {
  const nameStyle = random.pick(['spoken', 'spoken', 'family-first', 'capitals-first', 'capitals-last', 'title'] as const);
  const birthStyle = random.pick(['iso', 'iso', 'slashes-iso', 'words', 'short', 'numeric', 'compact-month'] as const);
  const letterStyle = random.pick(['iso', 'words', 'words', 'short'] as const);
  const phoneStyle = random.pick(['dashes', 'parentheses', 'dots', 'spaces'] as const);
  const cardStyle = random.pick(['groups', 'plain', 'spaces'] as const);
  const sexStyle = random.pick(['letter', 'word'] as const);
  return {
    name: (person) => writeName(person, nameStyle, language),
    birthDate: (iso) => writeDate(iso, birthStyle, language),
    letterDate: (iso) => writeDate(iso, letterStyle, language),
    phone: (e164) => writePhone(e164, phoneStyle),
    card: (card) => writeCard(card, cardStyle),
    sex: (sex) => writeSex(sex, sexStyle, language),
  };
}

function writeName(person: PersonFacts, style: string, language: LetterLanguage): string {
  const { family, given } = person;
  if (style === 'family-first') return `${family}, ${given}`;
  if (style === 'capitals-first') return `${family.toUpperCase()}, ${given}`;
  if (style === 'capitals-last') return `${given} ${family.toUpperCase()}`;
  if (style !== 'title') return `${given} ${family}`;
  const title = person.sex === 'female' ? { en: 'Ms.', fr: 'Mme' } : { en: 'Mr.', fr: 'M.' };
  return `${title[language]} ${given} ${capitalizeName(family)}`;
}

function writeDate(iso: string, style: string, language: LetterLanguage): WrittenDate {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = monthNames[language][Number(month) - 1] ?? '';
  const plain = (text: string) => ({ text, ambiguous: false });
  if (style === 'iso') return plain(iso);
  if (style === 'slashes-iso') return plain(`${year}/${month}/${day}`);
  if (style === 'words') {
    const dayWritten = language === 'fr' && Number(day) === 1 ? '1er' : String(Number(day));
    return plain(language === 'fr' ? `${dayWritten} ${name} ${year}` : `${name} ${dayWritten}, ${year}`);
  }
  const shortName = shortMonths[language][Number(month) - 1];
  if (style === 'short') return plain(`${day}-${shortName}-${year}`);
  if (style === 'compact-month') return plain(`${shortName} ${Number(day)}, ${year}`);
  const text = language === 'fr' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
  return { text, ambiguous: Number(day) <= 12 && day !== month };
}

function writePhone(e164: string, style: string): string {
  const [area, exchange, line] = [e164.slice(2, 5), e164.slice(5, 8), e164.slice(8)];
  if (style === 'parentheses') return `(${area}) ${exchange}-${line}`;
  return [area, exchange, line].join({ dashes: '-', dots: '.', spaces: ' ' }[style] ?? '-');
}

function writeCard(card: CardNumber, style: string): string {
  if (style === 'plain') return [card.value, card.versionCode].filter(Boolean).join(' ');
  const grouped = formatHealthNumber(card.value, card.province, card.versionCode);
  return style === 'spaces' ? grouped.replaceAll('-', ' ') : grouped;
}

function writeSex(sex: 'female' | 'male', style: string, language: LetterLanguage): string {
  if (style === 'letter') return sex === 'female' ? 'F' : 'M';
  if (language === 'fr') return sex === 'female' ? 'Féminin' : 'Masculin';
  return sex === 'female' ? 'Female' : 'Male';
}

const cardNames: Partial<Record<Province, string[]>> = {
  ON: ['Health Card #', 'OHIP #', 'HCN', 'Health Number', 'Health Card Number', 'HC#', 'OHIP No.'],
  BC: ['PHN', 'Care Card #', 'Personal Health Number', 'BC PHN'],
  AB: ['PHN', 'AHC #', 'Alberta Health Care No.', 'ULI/PHN'],
  MB: ['PHIN', 'Manitoba Health No.', 'Health Card #'],
  QC: ['RAMQ', 'NAM', "No d'assurance maladie", 'NAM (RAMQ)', "Numéro d'assurance maladie", 'Carte RAMQ'],
  NB: ["No d'assurance maladie", 'Assurance-maladie', 'No de carte santé'],
};

/** How a form of that province asks for the card number. */
export const cardLabels = (province: Province) => cardNames[province] ?? ['Health Card #', 'Health Number', 'MSI #', 'HSN'];
