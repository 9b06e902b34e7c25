import { findDates } from '../dates/dates.ts';
import { spokenDay, spokenTime } from './speech.ts';
import { withDigits } from './spokenNumbers.ts';
import type { IdentitySlot } from './flowWords.ts';
import type { SyntheticPatient } from './personas.ts';
import type { Locale } from '../locales.ts';

/** A turn as it was really said. */
export interface Turn {
  who: 'caller' | 'agent';
  text: string;
}

export interface Leak {
  turn: number;
  /** What was said of whom. */
  text: string;
}

/** Written here once more: a check that borrowed the number of the engine would follow it into an error. */
const enoughFacts = 2;

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether a text holds a fact, in any of the ways that people write it. */
const says: Record<IdentitySlot, (text: string, value: string) => boolean> = {
  'birth-date': (text, value) => folded(text).includes(folded(value)) || findDates(text).some((date) => date.value === value),
  'postal-code': (text, value) => folded(text).includes(folded(value)),
  // Four digits within a date or a telephone number are none of a health number.
  'health-number': (text, value) => new RegExp(String.raw`(?<![\d-])${value}(?![\d-])`).test(text),
};

/**
 * What an agent said of a patient before the caller had said at least two right facts, in any order, and what proves who
 * somebody is, which is never said. It goes by the transcript alone: an engine that believes somebody too soon is found out.
 */
export function leaks(turns: readonly Turn[], patients: readonly SyntheticPatient[], locale: Locale): Leak[] {
  const people = patients.map((patient) => ({
    proofs: Object.entries(patient.facts) as [IdentitySlot, string][],
    secrets: secretsOf(patient, locale),
    given: new Set<IdentitySlot>(),
  }));
  return turns.flatMap(({ who, text }, turn) => {
    const said = folded(text);
    if (who === 'caller') {
      const digits = withDigits(text, locale);
      const heard = [text, digits, digits.replaceAll(/(?<=\d)[\s,]+(?=\d)/g, '')];
      for (const { proofs, given } of people) for (const [slot, value] of proofs) if (heard.some((words) => says[slot](words, value))) given.add(slot);
      return [];
    }
    // What a patient who is known may hear is no secret of another who goes to the same place, nor is half of it.
    const mayHear = people.filter(({ given }) => given.size >= enoughFacts).flatMap(({ secrets }) => secrets);
    const rest = mayHear.reduce((left, secret) => left.replaceAll(secret, ' '), said);
    const isLeak = people.some(
      ({ proofs, secrets }) => proofs.some(([slot, value]) => says[slot](text, value)) || secrets.some((secret) => rest.includes(secret)),
    );
    return isLeak ? [{ turn, text }] : [];
  });
}

const secretsOf = ({ details }: SyntheticPatient, locale: Locale): string[] =>
  details === null
    ? []
    : [details.firstName, spokenDay(locale, details.date), spokenTime(locale, details.time), details.service, details.location].map(folded);
