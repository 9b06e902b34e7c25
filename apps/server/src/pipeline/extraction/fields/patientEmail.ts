import { foldName } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { isKnownDomain } from '../mailDomains.ts';
import { personIn } from '../people.ts';
import type { Reading } from '../readings.ts';
import { textOf } from '../rows.ts';
import type { Token } from '../rows.ts';

const email = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** An address behind a label that is not the referrer's. */
export const patientEmail: FieldExtractor = {
  field: 'patient.email',
  propose({ readings }) {
    const names = readings
      .filter(({ kind, role }) => (kind === 'name' || kind === 'person') && (role === 'patient' || role === null))
      .flatMap(({ tokens }) => personIn(tokens)?.value ?? []);
    return readings.filter(({ kind, role }) => kind === 'email' && (role === 'patient' || role === null)).flatMap((reading) => proposalOf(reading, names));
  },
};

function proposalOf(reading: Reading, names: string[]): Proposal[] {
  for (let count = Math.min(4, reading.tokens.length); count > 0; count--) {
    const tokens = reading.tokens.slice(0, count);
    const value = textOf(tokens).replace(/\s+/g, '').replace(/[©®]/g, '@').replace(/,/g, '.').replace(/[.;]+$/, '').toLowerCase();
    if (!email.test(value)) continue;
    const [local = '', domain = ''] = value.split('@');
    const isOwn = names.some((name) => formsOf(name).has(local.replace(/[\d._+-]/g, '')));
    const doubtful = isOwn && isKnownDomain(domain) ? tokens.flatMap(digitsOf) : tokens;
    return [{ value, page: reading.page, tokens, doubtful, fit: count === 1 || isOwn ? 0.95 : 0.8 }];
  }
  return [];
}

/** What people make of their name, without the signs between: `annaroy`, `royanna`, `aroy`, `roya`, `annar`. */
function formsOf(name: string): Set<string> {
  const [family = '', given = ''] = name.split(', ').map((part) => foldName(part).replace(/ /g, ''));
  const [f, g] = [family.slice(0, 1), given.slice(0, 1)];
  return new Set(family.length > 1 && given.length > 1 ? [given + family, family + given, g + family, family + g, given + f] : []);
}

/** The page says the letters of a name twice, but its digits only once. */
function digitsOf(token: Token): Token[] {
  const text = token.text.replace(/\D/g, '');
  return text ? [{ ...token, text, word: { ...token.word, text } }] : [];
}
