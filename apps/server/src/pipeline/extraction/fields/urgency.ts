import type { Priority } from '@intake/api/rules';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import type { PageView } from '../document.ts';
import { textOf } from '../page/rows.ts';
import type { Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { isChoice, isOneOfSeveral, optionsOf } from '../labels/options.ts';
import { isEmptyBox } from '../page/tickMarks.ts';
import { tickedIn } from '../page/ticks.ts';
import { urgencyInProse } from './urgencyInProse.ts';

const meanings: [RegExp, Priority][] = [
  [/^(?:non|not|pas)[ -]?urgent|^routine\b|^elective\b|^electif\b|^regulier\b|^standard\b|^normal\b|^(?:常规|常規|普通|一般|通常)/, 'routine'],
  [/^stat\b|^emergen(?:t|cy)\b|^immedia[tl]e?(?:ment)?\b|^immediat\b|^(?:立即|即刻|緊急)/, 'stat'],
  [/^asap\b|^a\.s\.a\.p|^as soon as possible|^des que possible|^le plus tot possible|^tres urgente?s?\b|^semi[ -]?urgent|^expedited?\b|^(?:特急|加急|尽快|儘快|至急)/, 'asap'],
  [/^urgente?s?\b|^high\b|^elevee?\b|^prioritaire\b|^(?:紧急|急ぎ)/, 'urgent'],
];

/** By label, by the ticked box of a row, or as a word that stands alone; otherwise as a sentence says it that asks for the visit. */
export const urgency: FieldExtractor = {
  field: 'urgency',
  propose(context) {
    return firstFound(() => [...labelled(context), ...tickedRows(context), ...alone(context)], () => urgencyInProse(context));
  },
};

/** What a word or two say about urgency. */
export const priorityIn = (text: string): Priority | null => {
  const folded = fold(text).replace(/^[^a-z\p{Script=Han}]+/u, '');
  return meanings.find(([test]) => test.test(folded))?.[1] ?? null;
};

/** A value by itself, or the ticked one where several are offered. */
function labelled({ readings }: ExtractionContext): Proposal[] {
  return readings.filter(({ kind }) => kind === 'urgency').flatMap((reading): Proposal[] => {
    const { page, place, label } = reading;
    const row = page.rows[label.segment.row]!;
    const inRow = row.segments.flatMap((segment) => (segment === label.segment ? segment.tokens.slice(label.to) : segment.x0 > label.segment.x0 ? segment.tokens : []));
    const options = optionsOf(reading, priorityIn);
    const tokens = place === 'below' || options.length > inRow.length ? options : inRow;
    if (isChoice(tokens, priorityIn)) return ticked(page, tokens);
    const value = priorityIn(reading.text);
    // Other words beside it may be choices that could not be read.
    const isAlone = !row.segments.some((segment) => segment.x0 > reading.tokens.at(-1)!.x1 && (page.labels.get(segment) ?? []).length === 0);
    return value ? [{ value, page, tokens: reading.tokens.slice(0, 4), doubtful: [], fit: (isAlone || place === 'below' ? 0.96 : 0.6) * label.score }] : [];
  });
}

/** Rows of boxes without a label. */
function tickedRows({ document, readings }: ExtractionContext): Proposal[] {
  const labelledRows = new Set(readings.filter(({ kind }) => kind === 'urgency').map(({ page, label }) => page.rows[label.segment.row]));
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row): Proposal[] => {
      const tokens = row.segments.flatMap((segment) => segment.tokens);
      return !labelledRows.has(row) && offeredIn(tokens) > 1 ? ticked(page, tokens).filter(({ fit }) => fit > 0.8) : [];
    }),
  );
}

const offeredIn = (tokens: Token[]) => new Set(tokens.map((token) => priorityIn(token.text)).filter((priority) => priority !== null)).size;

function ticked(page: PageView, tokens: Token[]): Proposal[] {
  const choice = tickedIn(tokens, priorityIn);
  return choice ? [{ value: choice.value, page, tokens: choice.tokens, ...(choice.marked ? { doubtful: [] } : {}), fit: choice.marked ? 0.9 : 0.7, flags: ['ticked'] }] : [];
}

/** `URGENT` stamped or printed by itself. */
function alone({ document }: ExtractionContext): Proposal[] {
  return document.pages.flatMap((page) =>
    page.rows.flatMap((row): Proposal[] => {
      const [{ tokens }, ...others] = row.segments as [Segment, ...Segment[]];
      if (offeredIn(others.flatMap((other) => other.tokens)) > 0) return [];
      if (tokens.some((token) => isEmptyBox(token.text)) || isOneOfSeveral(page, tokens[0]!.word, priorityIn)) return [];
      const text = textOf(tokens).replace(/[^\p{L} ]/gu, '').trim();
      return /^(?:URGENT|STAT|ASAP|URGENT REFERRAL|DEMANDE URGENTE)$/.test(text) ? [{ value: priorityIn(text) ?? 'urgent', page, tokens, fit: 0.85 }] : [];
    }),
  );
}
