import type { Priority } from '@intake/api/rules';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../fold.ts';
import { textOf } from '../rows.ts';
import { tickedIn } from '../ticks.ts';

const meanings: [RegExp, Priority][] = [
  [/^(?:non|not|pas)[ -]?urgent|^routine\b|^elective\b|^electif\b|^regulier\b|^standard\b|^normal\b/, 'routine'],
  [/^stat\b|^emergen(?:t|cy)\b|^immedia[tl]e?(?:ment)?\b|^immediat\b|^tres urgent/, 'stat'],
  [/^asap\b|^a\.s\.a\.p|^as soon as possible|^des que possible|^le plus tot possible|^semi[ -]?urgent|^expedited?\b/, 'asap'],
  [/^urgent\b|^high\b|^elevee?\b|^prioritaire\b/, 'urgent'],
];

/** By label, by the ticked box of a row, or as a word that stands alone; never out of a sentence. */
export const urgency: FieldExtractor = {
  field: 'urgency',
  propose(context) {
    return [...labelled(context), ...tickedRows(context), ...alone(context)];
  },
};

const priorityOf = (text: string): Priority | null => {
  const folded = fold(text).replace(/^[^a-z]+/, '');
  return meanings.find(([test]) => test.test(folded))?.[1] ?? null;
};

function labelled({ readings }: ExtractionContext): Proposal[] {
  return readings.filter(({ kind }) => kind === 'urgency').flatMap((reading): Proposal[] => {
    const row = reading.page.rows[reading.label.segment.row]!;
    const wholeRow = reading.place === 'below' ? reading.tokens : row.segments.filter((segment) => segment.x0 >= reading.label.segment.x0).flatMap((segment) => segment.tokens);
    // More than one choice is offered: then only a tick says which.
    const offered = new Set(wholeRow.map((token) => priorityOf(token.text)).filter((priority) => priority !== null));
    const value = offered.size > 1 ? null : priorityOf(reading.text);
    return value ? [{ value, page: reading.page, tokens: reading.tokens.slice(0, 4), fit: 0.96 * reading.label.score }] : [];
  });
}

function tickedRows({ document }: ExtractionContext): Proposal[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row): Proposal[] => {
      const tokens = row.segments.flatMap((segment) => segment.tokens);
      const offered = new Set(tokens.map((token) => priorityOf(token.text)).filter((priority) => priority !== null));
      const ticked = offered.size > 1 ? tickedIn(tokens, priorityOf) : null;
      return ticked ? [{ value: ticked.value, page, tokens: ticked.tokens, fit: 0.88, flags: ['ticked'] }] : [];
    }),
  );
}

/** `URGENT` stamped or printed by itself. */
function alone({ document }: ExtractionContext): Proposal[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row): Proposal[] => {
      if (row.segments.length !== 1) return [];
      const { tokens } = row.segments[0]!;
      const text = textOf(tokens).replace(/[^\p{L} ]/gu, '').trim();
      return /^(?:URGENT|STAT|ASAP|URGENT REFERRAL|DEMANDE URGENTE)$/.test(text) ? [{ value: priorityOf(text) ?? 'urgent', page, tokens, fit: 0.85 }] : [];
    }),
  );
}
