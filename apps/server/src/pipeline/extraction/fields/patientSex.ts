import type { Sex } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { agedIn } from './patientBirthDate.ts';
import { isChoice, optionsOf } from '../labels/options.ts';
import { personIn } from '../people/people.ts';
import { tickedIn } from '../page/ticks.ts';

const words: Record<string, Sex> = {
  f: 'female', female: 'female', woman: 'female', feminin: 'female', femme: 'female', fille: 'female', girl: 'female',
  m: 'male', male: 'male', man: 'male', masculin: 'male', homme: 'male', garcon: 'male', boy: 'male', h: 'male',
  女: 'female', 女性: 'female', 男: 'male', 男性: 'male', 其他: 'other', その他: 'other',
  x: 'other', other: 'other', autre: 'other', 'non-binary': 'other', 'non binaire': 'other',
};

/** By label, by the ticked box behind the label, in brackets behind the patient's name, or as a word beside a birth date with an age. */
export const patientSex: FieldExtractor = {
  field: 'patient.sex',
  propose(context) {
    const beside = agedIn(context).flatMap(({ page, tokens }): Proposal[] => {
      const word = tokens.find(({ key, text }) => key.length > 3 && sexOf(text));
      return word ? [{ value: sexOf(word.text), page, tokens: [word], doubtful: [], fit: 0.93 }] : [];
    });
    const labelled = context.readings.flatMap((reading): Proposal[] => {
      const { kind, role, page, tokens } = reading;
      if (kind === 'sex') {
        const options = optionsOf(reading, sexOf);
        if (isChoice(options, sexOf)) {
          // `M F` side by side is a choice that somebody circled, which is not to be read from words.
          const ticked = tickedIn(options, sexOf);
          return ticked ? [{ value: ticked.value, page, tokens: ticked.tokens, fit: ticked.marked ? 0.88 : 0.7, flags: ['ticked'] }] : [];
        }
        // A bracket or a digit at the letter is what was read of an empty box: `[ ] M` as `[1M`.
        const value = tokens[0] && /^[^[\d]+$/.test(tokens[0].text) && sexOf(tokens[0].text);
        // A whole word that is one of few was read rightly; a single letter may be any other.
        const isWord = (tokens[0]?.key.length ?? 0) > 2;
        return value ? [{ value, page, tokens: tokens.slice(0, 1), ...(isWord ? { doubtful: [] } : {}), fit: 0.97 * reading.label.score }] : [];
      }
      if ((kind === 'name' || kind === 'person') && (role === 'patient' || role === null)) {
        const behind = tokens.slice(personIn(tokens)?.tokens.length ?? tokens.length)[0];
        const value = behind && /^[([]\p{L}+[)\]],?$/u.test(behind.text) ? sexOf(behind.text) : null;
        return value && behind ? [{ value, page, tokens: [behind], fit: 0.92 }] : [];
      }
      return [];
    });
    return labelled.length > 0 ? labelled : beside;
  },
};

/** The cross of `[X]` is no sex. */
const sexOf = (text: string): Sex | null => (/^[[(]?x[\])]$/i.test(text) ? null : words[fold(text).replace(/[^\p{L} -]/gu, '')] ?? null);
