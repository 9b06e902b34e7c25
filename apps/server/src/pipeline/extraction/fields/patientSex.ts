import type { Sex } from '@intake/api/rules';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { agedIn } from './patientBirthDate.ts';
import { labelText } from '../labels/labels.ts';
import { isChoice, optionsOf } from '../labels/options.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { personIn } from '../people/people.ts';
import { tickedIn } from '../page/ticks.ts';

const words: Record<string, Sex> = {
  f: 'female', female: 'female', woman: 'female', feminin: 'female', femme: 'female', fille: 'female', girl: 'female',
  m: 'male', male: 'male', man: 'male', masculin: 'male', homme: 'male', garcon: 'male', boy: 'male', h: 'male',
  女: 'female', 女性: 'female', 男: 'male', 男性: 'male', 其他: 'other', その他: 'other',
  x: 'other', other: 'other', autre: 'other', 'non-binary': 'other', 'non binaire': 'other',
};

/** How a letter speaks of whom it is about, in folded text: `a 60-year-old man`, `see this pleasant woman`, `patiente de 43 ans`. */
const inProse = [
  /(?:(?<![.\d])\d{1,3}[ -]?(?:years?|yrs?|y)[ -.]?(?:old|o)?|\b\p{L}+-year-old|\b\d{1,3} ?y\.o\.?)[ -]+(?:\p{L}+ )?(man|woman|male|female|boy|girl|gentleman|lady|[mf])\b/gu,
  /\b(?:see|seeing|assess|assessing|evaluate|evaluating|referring|on) (?:this|the) (?:\p{L}+ ){0,2}(man|woman|gentleman|lady|boy|girl)\b/gu,
  /\b(patiente|femme|fillette|fille|homme|garcon) (?:agee? )?de \d{1,3} ans\b/gu,
];
/** `this 79M` */
const inShort = /\b(?:[Tt]his|[Aa]n?) \d{1,3}([MF])\b/g;

/** Titles that say a sex. */
const titles: Record<string, Sex> = { mr: 'male', monsieur: 'male', mrs: 'female', ms: 'female', miss: 'female', mme: 'female', madame: 'female', mlle: 'female' };
/** Undefined for what is none of them, as a doctor's. */
export const sexOfTitle = ({ text }: Token): Sex | undefined => titles[fold(text).replace(/\./g, '')];
const frenchLabel = /^(?:objet|concern|nom|usager|patiente?\b)/;

/** By label, by the ticked box behind the label, in brackets behind the patient's name, as a word beside a birth date; otherwise by the patient's title, or as the letter speaks of them. */
export const patientSex: FieldExtractor = {
  field: 'patient.sex',
  propose(context) {
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
        const value = tokens[0] && /^[^[\]\d]+$/.test(tokens[0].text) && sexOf(tokens[0].text);
        // A whole word that is one of few was read rightly; a single letter may be any other.
        const isWord = (tokens[0]?.key.length ?? 0) > 2;
        return value ? [{ value, page, tokens: tokens.slice(0, 1), ...(isWord ? { doubtful: [] } : {}), fit: 0.97 * reading.label.score }] : [];
      }
      if ((kind === 'name' || kind === 'person') && (role === 'patient' || role === null)) {
        const rest = tokens.slice(personIn(tokens)?.tokens.length ?? tokens.length);
        const behind = rest.find(({ text }) => /^[男女]性?$/.test(text)) ?? rest[0];
        const value = behind && /^[([]\p{L}+[)\]],?$|^[男女]性?$/u.test(behind.text) ? sexOf(behind.text) : null;
        return value && behind ? [{ value, page, tokens: [behind], fit: 0.92 }] : [];
      }
      return [];
    });
    return firstFound(() => labelled, () => beside(context), () => titled(context), () => spokenOf(context));
  },
};

const beside = (context: ExtractionContext) =>
  [...agedIn(context), ...birthRows(context)].flatMap(({ page, tokens }): Proposal[] => {
    const word = tokens.find(({ key, text }) => key.length > 3 && sexOf(text)) ?? letterBehindAge(tokens) ?? letterAtEnd(tokens);
    return word ? [{ value: sexOf(word.text), page, tokens: [word], doubtful: [], fit: 0.93 }] : [];
  });

/** Rows of a labelled birth date, on which a sex needs no label. */
const birthRows = ({ readings }: ExtractionContext) =>
  readings
    .filter(({ kind, role }) => kind === 'birthDate' && role !== 'other')
    .map(({ page, label, tokens }) => ({ page, tokens: [...tokens, ...page.rows[label.segment.row]!.segments.filter((segment) => segment.tokens.length === 1).flatMap((segment) => segment.tokens)] }));

/** `11-Oct-1962 M`, at the end of its row. */
function letterAtEnd(tokens: Token[]): Token | undefined {
  const letters = tokens.filter(({ text }) => /^[FM]$/.test(text));
  return letters.length === 1 && tokens.length > 1 && letters[0] === tokens.at(-1) ? letters[0] : undefined;
}

/** `(34 y) F` */
const letterBehindAge = (tokens: Token[]) => tokens.find(({ text }, at) => /^[FM]$/.test(text) && /^(?:y|yo|yrs?|years?|ans?)\)?,?$|\dy\)?$/i.test(tokens[at - 1]?.text ?? ''));

/** `Re: Mrs. Anna Roy`; in French an `M.` as well, which in English is an initial. */
function titled({ readings }: ExtractionContext): Proposal[] {
  return readings
    .filter(({ kind, label }) => (kind === 'name' || kind === 'person') && label.role === 'patient')
    .flatMap(({ page, label, tokens }): Proposal[] => {
      const [title] = tokens;
      const isFrench = frenchLabel.test(labelText(label));
      const value = sexOfTitle(title!) ?? (isFrench && title!.text === 'M.' ? 'male' : undefined);
      return value && personIn(tokens)?.value.includes(',') ? [{ value, page, tokens: [title!], doubtful: [], fit: 0.9 }] : [];
    });
}

/** Only where every such word agrees: a letter may speak of a mother as well. */
function spokenOf({ document, documentType, readings }: ExtractionContext): Proposal[] {
  // Of whom another paper speaks as a man or a woman may be anybody; only by the name it is the patient.
  const spokenOfThem = documentType === 'referral' || documentType === 'consult-report' ? inProse : [];
  const patient = readings.filter(({ kind, label }) => (kind === 'name' || kind === 'person') && label.role === 'patient').map(({ tokens }) => personIn(tokens)?.value ?? '');
  const families = patient.filter((name) => name.includes(',')).map((name) => fold(name.slice(0, name.indexOf(','))));
  // `Mr. Ashenfelter`, where it is the name of the patient.
  const byTitle = families.map((family) => new RegExp(`\\b(mr|mrs|ms|miss|mme|mlle|monsieur|madame)\\.? ${family.replace(/[^\p{L} -]/gu, '.')}\\b`, 'gu'));
  const found = document.pages.flatMap((page) =>
    page.rows.slice(page.roles.salutation ?? page.roles.letterhead.length).flatMap(({ segments }): Proposal[] => {
      const tokens = segments.flatMap((segment) => segment.tokens);
      const text = textOf(tokens);
      const words = [...[...spokenOfThem, ...byTitle].flatMap((test) => [...fold(text).matchAll(test)]), ...(spokenOfThem.length > 0 ? text.matchAll(inShort) : [])].map(([, word]) => fold(word!));
      return words.flatMap((word) => {
        const value = spoken[word] ?? titles[word] ?? sexOf(word);
        return value ? [{ value, page, tokens: tokens.filter(({ text: read }) => fold(read).includes(word)).slice(0, 1), doubtful: [], fit: 0.86 }] : [];
      });
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(0, 1) : [];
}

const spoken: Record<string, Sex> = { gentleman: 'male', lady: 'female', patiente: 'female', fillette: 'female' };

/** The cross of `[X]` is no sex. */
const sexOf = (text: string): Sex | null => (/^[[(]?x[\])]$/i.test(text) ? null : words[fold(text).replace(/[^\p{L} -]/gu, '')] ?? null);
