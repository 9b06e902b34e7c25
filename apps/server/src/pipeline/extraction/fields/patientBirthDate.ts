import { parseDocumentDate, findDates } from '@intake/api/rules';
import type { FieldExtractor, Proposal } from '../extraction.ts';
import type { Token } from '../page/rows.ts';
import { textOf } from '../page/rows.ts';

/** A labelled birth date. Digits with two readings give no value, only alternatives. */
export const patientBirthDate: FieldExtractor = {
  field: 'patient.birthDate',
  propose({ readings, today }) {
    return readings
      .filter(({ kind, role }) => kind === 'birthDate' && role !== 'other')
      .flatMap((reading): Proposal[] => {
        const options = { purpose: 'birth', today, order: reading.label.order } as const;
        const found = dateTokens(reading.tokens);
        if (!found) return [];
        const { value, ambiguous, candidates } = parseDocumentDate(found.text, options);
        if (candidates.length === 0) return [];
        const fit = { behind: 0.97, beside: 0.94, below: 0.93 }[reading.place] * reading.label.score;
        return [{ value, page: reading.page, tokens: found.tokens, fit, flags: ambiguous ? ['ambiguous'] : [], alternatives: ambiguous ? candidates : [] }];
      });
  },
};

const asDigits: Record<string, string> = { O: '0', o: '0', Q: '0', l: '1', I: '1', '|': '1', S: '5', B: '8', Z: '2' };

/** Three letters are a month's name. */
const mendPart = (part: string) => (/\p{L}{3}/u.test(part) ? part : part.replace(/[OoQlI|SBZ]/g, (letter) => asDigits[letter]!));

/** The first tokens that make a date, letters that were read for digits mended in those that are digits otherwise. */
export function dateTokens(tokens: Token[]): { tokens: Token[]; text: string } | null {
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
