import { parseDocumentDate, findDates } from '@intake/api/rules';
import type { PageView } from '../document.ts';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { digitCells, isDigits } from '../labels/readings.ts';
import type { Token } from '../page/token.ts';
import { textOf } from '../page/rows.ts';

/** A labelled birth date, one with the age that it gives, or one beside the health number. Digits with two readings give no value, only alternatives. */
export const patientBirthDate: FieldExtractor = {
  field: 'patient.birthDate',
  propose(context) {
    const { readings, today } = context;
    const labelled = readings
      .filter(({ kind, role }) => kind === 'birthDate' && role !== 'other')
      .flatMap((reading): Proposal[] => {
        const options = { purpose: 'birth', today, order: reading.label.order } as const;
        const found = dateTokens(digitCells(reading));
        if (!found) return [];
        const { value, ambiguous, candidates } = parseDocumentDate(found.text, options);
        if (candidates.length === 0) return [];
        const fit = { behind: 0.97, beside: 0.94, below: 0.93 }[reading.place] * reading.label.score;
        return [{ value, page: reading.page, tokens: found.tokens, fit, flags: ambiguous ? ['ambiguous'] : [], alternatives: ambiguous ? candidates : [] }];
      });
    if (readings.some(({ kind }) => kind === 'birthDate')) return labelled;
    return firstFound(() => agedIn(context).map((aged) => ({ ...aged, fit: 0.93 })), () => besideNumber(context));
  },
};

/** `Anna Roy (1962-10-08, PHN …)`: right before the label of the patient's number. What is of last year or this one may be a visit. */
function besideNumber({ readings, today }: ExtractionContext): Proposal[] {
  return readings
    .filter(({ kind, role }) => kind === 'healthNumber' && role !== 'other')
    .flatMap(({ page, label }): Proposal[] => {
      const row = page.rows[label.segment.row]!.segments.flatMap(({ tokens }) => tokens);
      const before = row.slice(0, row.indexOf(label.segment.tokens[label.from]!));
      const date = findDates(textOf(before), { purpose: 'birth', today }).at(-1);
      if (!date?.value || Number(today.slice(0, 4)) - Number(date.value.slice(0, 4)) < 2) return [];
      const tokens = before.slice(-date.raw.split(' ').length);
      return /^\W*$/.test(textOf(before).slice(date.index + date.raw.length)) ? [{ value: date.value, page, tokens, fit: 0.88 }] : [];
    });
}

const age = /^[\s,;]*\(?(?:age[ :]*)?(\d{1,3}) ?(?:y|yo|yrs?|years?|ans?)\b/i;

/** Cells in which an age stands behind a date that lies so many years back: `Male, 1979-12-25 (46y)`. */
export function agedIn({ document, today }: Pick<ExtractionContext, 'document' | 'today'>): { page: PageView; tokens: Token[]; value: string }[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row) =>
      row.segments.flatMap(({ tokens }) => {
        const text = textOf(tokens);
        const [found] = findDates(text, { purpose: 'birth', today });
        const stated = found && age.exec(text.slice(found.index + found.raw.length))?.[1];
        if (!found?.value || !stated) return [];
        const years = Number(today.slice(0, 4)) - Number(found.value.slice(0, 4)) - (today.slice(5) < found.value.slice(5) ? 1 : 0);
        // A letter may be a year on its way.
        return years === Number(stated) || years === Number(stated) + 1 ? [{ page, tokens, value: found.value }] : [];
      }),
    ),
  );
}

const asDigits: Record<string, string> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8', Z: '2' };

/** Three letters are a month's name. */
const mendPart = (part: string) => (/\p{L}{3}/u.test(part) ? part : part.replace(/[OoQlI|SBZ]/g, (letter) => asDigits[letter]!));

/** The first tokens that make a date, letters that were read for digits mended in those that are digits otherwise. */
export function dateTokens(tokens: Token[]): { tokens: Token[]; text: string } | null {
  const cells = dateInCells(tokens);
  if (cells) return cells;
  const mended = tokens.map(({ text }) => (/\d/.test(text) ? text.replace(/[\p{L}\d|]+/gu, mendPart) : text));
  for (let from = 0; from < Math.min(tokens.length, 4); from++) {
    for (let to = Math.min(tokens.length, from + 5); to > from; to--) {
      const text = mended.slice(from, to).join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      const [date] = findDates(text);
      if (date?.index === 0 && date.raw.length === text.length) return { tokens: tokens.slice(from, to), text };
    }
  }
  const [date] = findDates(textOf(tokens), { purpose: 'birth' });
  return date ? { tokens, text: date.raw } : null;
}

/** `1961 07 23`, or a digit in each cell: eight digits and no more, parted where a date is. */
function dateInCells(tokens: Token[]): { tokens: Token[]; text: string } | null {
  const end = tokens.findIndex((token) => !isDigits(token));
  const cells = end < 0 ? tokens : tokens.slice(0, end);
  const digits = cells.map(({ text }) => text).join('');
  if (cells.length < 3 || digits.length !== 8 || /^\P{L}*\d/u.test(tokens[cells.length]?.text ?? '')) return null;
  const ends = new Set<number>();
  for (const { text } of cells) ends.add(Math.max(0, ...ends) + text.length);
  const isParted = (...places: number[]) => places.every((place) => ends.has(place));
  const [yearFirst, yearLast] = [digits.replace(/(....)(..)(..)/, '$1-$2-$3'), digits.replace(/(..)(..)(....)/, '$1/$2/$3')];
  const text = [isParted(4, 6) && yearFirst, isParted(2, 4) && yearLast].find((parted) => parted && parseDocumentDate(parted).candidates.length > 0);
  return text ? { tokens: cells, text } : null;
}
