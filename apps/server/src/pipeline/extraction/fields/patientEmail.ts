import { foldName, ocrDistance } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { knownDomain } from '../words/mailDomains.ts';
import { personIn } from '../people/people.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';

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
    const written = textOf(tokens).replace(/\s+/g, '').replace(/[©®]/g, '@').replace(/,/g, '.').replace(/[.;]+$/, '').toLowerCase();
    const [local = '', host = ''] = written.split('@');
    const known = knownDomain(host);
    const own = names.flatMap((name) => ownForm(local, name))[0];
    const value = `${own ?? local}@${known ?? host}`;
    if (!email.test(value)) continue;
    const doubtful = own === local && known ? tokens.flatMap(digitsOf) : tokens;
    // Where name and address differ by a letter, either may be the one that was misread.
    const fit = own && own !== local ? 0.7 : count === 1 || own ? 0.95 : 0.8;
    return [{ value, page: reading.page, tokens, doubtful, fit }];
  }
  return [];
}

/** The part before the sign when it is made of the name, with a letter that looks like the name's as the name has it. */
function ownForm(local: string, name: string): string[] {
  const [family = '', given = ''] = name.split(', ').map((part) => foldName(part).replace(/ /g, ''));
  if (family.length < 2 || given.length < 2) return [];
  const [f, g] = [family.slice(0, 1), given.slice(0, 1)];
  const letters = local.replace(/[^a-z]/g, '');
  const form = [given + family, family + given, g + family, family + g, given + f].find((made) => made.length === letters.length && ocrDistance(made, letters, 0.5) <= 0.5);
  let at = 0;
  return form ? [local.replace(/[a-z]/g, () => form[at++]!)] : [];
}

/** The page says the letters of a name twice, but its digits only once. */
function digitsOf(token: Token): Token[] {
  const text = token.text.replace(/\D/g, '');
  return text ? [{ ...token, text, word: { ...token.word, text } }] : [];
}
