import { capitalizeName } from '@intake/api/rules';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import type { LabelKind } from '../labels/labelWords.ts';
import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import type { Segment } from '../page/rows.ts';
import type { StatedOrder } from '../people/nameOrder.ts';
import { credibilityOf, personIn } from '../people/people.ts';
import { followingLines } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';
import { sexOfTitle } from './patientSex.ts';
import { sentencesOf } from './sentences.ts';

const placeFit = { behind: 0.96, beside: 0.93, below: 0.9 };

/** The patient by label, by the `Re:` line, by family and given name in boxes of their own, or at the head of a hospital's label. */
export const patientName: FieldExtractor = {
  field: 'patient.name',
  propose(context) {
    const { readings } = context;
    const whole = readings.filter(isPatients).flatMap((reading): Proposal[] => {
      const person = personIn(wholeName(reading), statedOrder(reading));
      if (!person || (person.isDoctor && reading.role !== 'patient')) return [];
      const told = !isPlain(reading) ? 1 : isBesidePatient(reading, readings) ? 0.98 : 0.7;
      return [{ value: person.value, page: reading.page, tokens: person.tokens, fit: placeFit[reading.place] * told * reading.label.score * credibilityOf(person.value) }];
    });
    const labelled = [...whole, ...inParts(readings)];
    return firstFound(() => labelled, () => onStickers(context), () => born(context), () => asked(context));
  },
};

/** `Thanabalasingam,` above `Kavitha`, in a narrow cell. */
const wholeName = (reading: Reading) => (/^\S+,$/.test(reading.text) ? followingLines(reading, 2).flat() : reading.tokens);

const statedOrder = ({ label }: Reading): StatedOrder => {
  const words = fold(textOf(label.segment.tokens.slice(label.from, label.to)));
  if (/\b(?:last|family|surname)\b.*\b(?:first|given)\b|\bnom(?: de famille)?,? prenom/.test(words)) return 'family-first';
  if (/氏名|お名前|患者名/.test(words)) return 'spaced';
  return /\bnom (?:de famille )?et prenom/.test(words) ? 'either' : null;
};

/** `Name:`, which may be anybody's: a witness, whoever signs, a contact. */
const isPlain = ({ label }: Reading) => label.role === undefined;
/** The particulars of a patient stand this many rows around the name. */
const near = 8;

const isBesidePatient = (name: Reading, readings: Reading[]) =>
  readings.some(({ kind, page, label }) => particulars.has(kind) && page === name.page && Math.abs(label.segment.row - name.label.segment.row) <= near);
const particulars: ReadonlySet<LabelKind> = new Set(['birthDate', 'healthNumber', 'sex']);

const isPatients = ({ kind, role }: Reading) =>
  (kind === 'name' && (role === 'patient' || role === null || role === 'letterhead')) || (kind === 'person' && role === 'patient');

const isInCellOf = (name: Reading, given: Reading) => name.page === given.page && Math.abs(name.label.segment.row - given.label.segment.row) < 2 && /^\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u.test(name.text);

function inParts(readings: Reading[]): Proposal[] {
  const isOurs = ({ role }: Reading) => role === 'patient' || role === null || role === 'letterhead';
  const ours = readings.filter(isOurs);
  const givens = ours.filter(({ kind }) => kind === 'givenName');
  // Beside a given name a plain `Nom` is the family's.
  const family = ours.find(({ kind }) => kind === 'familyName') ?? ours.find((reading) => reading.kind === 'name' && givens.some((given) => isInCellOf(reading, given)));
  const given = givens.find(({ page }) => page === family?.page);
  if (!family || !given) return [];
  const value = [family, given].map(({ text }) => capitalizeName(text.replace(/[,;:.]+$/, ''))).join(', ');
  return [{ value, page: family.page, tokens: [...family.tokens, ...given.tokens], fit: 0.93 * credibilityOf(value) }];
}

/** `Ms. Anna Roy, born 3 February 1980`. */
const born = ({ readings }: ExtractionContext): Proposal[] =>
  readings.flatMap(({ kind, label, page }): Proposal[] => {
    const before = label.segment.tokens.slice(0, label.from);
    const person = kind === 'birthDate' && before.length > 1 ? personIn(before) : null;
    return person && !person.isDoctor && person.tokens.length === before.length ? [{ value: person.value, page, tokens: person.tokens, fit: 0.88 * credibilityOf(person.value) }] : [];
  });

/** `Please see Anna Roy`, `see my patient, Anna Roy`, `your assessment of Ms. Anna Roy, a 28 year old woman`, in a note without labels. */
function asked({ document, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral') return [];
  return sentencesOf(document).flatMap(({ page, tokens }): Proposal[] => {
    const wordAt = (at: number) => tokens[at]?.text ?? '';
    const isPolite = (at: number) => /^(?:see|seeing|assess|evaluate)$/i.test(wordAt(at)) && /^(?:please|pls|kindly|for|you)$/i.test(wordAt(at - 1));
    const isAsking = (at: number) => /^(?:assessment|evaluation|opinion|referring|refer)$/i.test(wordAt(at));
    const verb = tokens.findIndex((_, at) => isPolite(at) || isAsking(at));
    if (verb < 0) return [];
    const from = tokens.findIndex(({ text }, at) => at > verb && !/^(?:of|on|to|you|my|our|this|patient,?|client,?)$/i.test(text));
    const person = from < 0 || from > verb + 5 ? null : personIn(tokens.slice(from, from + 5));
    if (!person?.value.includes(', ') || person.isDoctor) return [];
    // Who is spoken of in passing has neither a title nor an age.
    const end = from + person.tokens.length;
    const behind = textOf(tokens.slice(end, end + 3));
    const isTold = isPolite(verb) || sexOfTitle(tokens[from]!) !== undefined || /^\(?(?:\d|an? \d|aged? \d|dob|born)/i.test(behind);
    return isTold ? [{ value: person.value, page, tokens: person.tokens, fit: 0.84 * credibilityOf(person.value) }] : [];
  }).slice(0, 1);
}

/** Rows of a hospital's label between its name and the birth date or the health number. */
const stickerRows = 2;

/** `ROY, ANNA` by itself, with a birth date or a health number in the rows below or behind it. */
function onStickers({ document, readings }: ExtractionContext): Proposal[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row, index) =>
      row.segments.flatMap((segment): Proposal[] => {
        const { tokens, x0 } = segment;
        const text = textOf(tokens);
        const isBeside = ({ row: at, x0: x }: Segment) => at === index && x > x0;
        const isBelow = (other: Segment) => other.row > index && other.row <= index + stickerRows && Math.abs(other.x0 - x0) < page.wordHeight;
        const identifiers = readings.filter(({ kind, page: on }) => on === page && (kind === 'healthNumber' || kind === 'birthDate')).map(({ label }) => label.segment);
        const isPrinted = identifiers.some(isBeside) || (text === text.toUpperCase() && identifiers.some(isBelow));
        const person = /^\p{Lu}[\p{L}'’-]+, ?\p{Lu}/u.test(text) && isPrinted ? personIn(tokens) : null;
        return person && person.tokens.length === tokens.length ? [{ value: person.value, page, tokens, fit: 0.86 * credibilityOf(person.value) }] : [];
      }),
    ),
  );
}
