import type { FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { followingLines } from '../labels/readings.ts';
import { withoutUnticked } from '../labels/options.ts';
import type { Reading } from '../labels/readings.ts';
import { textOf } from '../page/rows.ts';

const longest = 12;
/** Three letters in a row and four signs; two Chinese or Japanese characters are a word: 胸痛. */
const isWord = /^(?=.{4}).*\p{L}{3}|\p{Script=Han}{2}/u;

/** The text behind or below a label that asks why; a true `reason` is preferred to general clinical information. */
export const reason: FieldExtractor = {
  field: 'reason',
  propose({ readings }) {
    return readings.filter(({ kind }) => kind === 'reason').flatMap((reading): Proposal[] => {
      const tokens = followingLines(reading, longest, { prose: true }).flatMap(withoutUnticked);
      const value = textOf(tokens).trim();
      if (!isWord.test(value)) return [];
      return [{ value, page: reading.page, tokens, fit: preference(reading) * reading.label.score, prose: true }];
    });
  },
};

function preference(reading: Reading): number {
  const label = fold(textOf(reading.label.segment.tokens.slice(reading.label.from, reading.label.to)));
  return /reason|motif|raison|question/.test(label) ? 0.97 : /indication/.test(label) ? 0.93 : 0.88;
}
