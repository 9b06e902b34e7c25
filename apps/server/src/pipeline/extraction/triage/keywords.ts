import type { DocumentType, Priority } from '@intake/api/rules';
import type { Box, Word } from '../../../platform/ocr/word.ts';
import { fold } from '../page/fold.ts';
import { priorityIn } from '../fields/urgency.ts';
import { isOneOfSeveral, isUnticked } from '../labels/options.ts';
import { boxAround } from '../page/page.ts';
import type { ExtractionPage } from '../page/page.ts';
import { layOut } from '../page/rows.ts';

/** A term of the organisation and what a document that contains it becomes. */
export interface KeywordRule {
  term: string;
  setsType?: DocumentType | null;
  setsPriority?: Priority | null;
  setsBinId?: string | null;
}

export interface KeywordMatch<Rule extends KeywordRule = KeywordRule> {
  rule: Rule;
  page: number;
  box: Box;
}

export interface KeywordResult<Rule extends KeywordRule = KeywordRule> {
  type: DocumentType | null;
  binId: string | null;
  /** Every place of every term, in reading order. */
  matches: KeywordMatch<Rule>[];
}

/**
 * Applies keyword rules to the words of a document: whole words, whatever their case and accents. A choice that was
 * not ticked says nothing; of a row of priorities none does, since which of them holds is for the tick to say.
 * For the type and the bin the longest term wins, since it says most, and of equal ones the first in the document.
 */
export function applyKeywords<Rule extends KeywordRule>(pages: ExtractionPage[], rules: Rule[]): KeywordResult<Rule> {
  const terms = rules.map((rule) => ({ rule, parts: partsOf(rule.term) })).filter(({ parts }) => parts.length > 0);
  const matches = pages.flatMap((page) => matchesOn(page, terms));
  const byLength = [...matches].sort((a, b) => b.rule.term.trim().length - a.rule.term.trim().length);
  return {
    type: byLength.find(({ rule }) => rule.setsType)?.rule.setsType ?? null,
    binId: byLength.find(({ rule }) => rule.setsBinId)?.rule.setsBinId ?? null,
    matches,
  };
}

const partsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function matchesOn<Rule extends KeywordRule>(page: ExtractionPage, terms: { rule: Rule; parts: string[] }[]): KeywordMatch<Rule>[] {
  const layout = layOut(page);
  const rows = new Map(layout.rows.flatMap(({ segments }) => {
    const tokens = segments.flatMap((segment) => segment.tokens);
    return tokens.map((token, index) => [token.word, { tokens, index }] as const);
  }));
  const isUnchosen = ({ setsPriority }: Rule, word: Word) => {
    const place = rows.get(word);
    return (place !== undefined && isUnticked(place.tokens, place.index)) || (setsPriority != null && isOneOfSeveral(layout, word, priorityIn));
  };
  const stream: { part: string; word: Word }[] = page.words.flatMap((word) => partsOf(word.text).map((part) => ({ part, word })));
  return stream.flatMap((_, start) =>
    terms.flatMap(({ rule, parts }) => {
      const span = stream.slice(start, start + parts.length);
      if (span.length < parts.length || span.some(({ part }, index) => part !== parts[index])) return [];
      if (isUnchosen(rule, span[0]!.word)) return [];
      return [{ rule, page: page.number, box: boxAround(span.map(({ word }) => word))! }];
    }),
  );
}
