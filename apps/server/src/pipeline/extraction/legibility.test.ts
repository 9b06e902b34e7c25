import { expect, it } from 'vitest';
import { viewOf } from './document.ts';
import { legibilityOf } from './legibility.ts';
import { pageOf } from './page/page.fixtures.ts';

function legibility(text: string, confidence: number, prose?: boolean): number {
  const page = viewOf([pageOf([text], { confidence })]).pages[0]!;
  return legibilityOf({ page, tokens: page.rows[0]!.segments[0]!.tokens, prose });
}

it('is 1 for words that the reader is sure of', () => {
  expect(legibility('Anna Roy', 1)).toBe(1);
});

it('falls with every further doubtful word, unless it is prose', () => {
  expect(legibility('a b c d', 0.95)).toBeLessThan(legibility('a b', 0.95));
  expect(legibility('a b c d', 0.95, true)).toBeCloseTo(legibility('a b', 0.95, true));
});

it('believes a page that was hard to read less than its words claim', () => {
  const clear = legibility('word', 0.92);
  expect(legibility('word', 0.8)).toBeLessThan(clear * 0.84);
});
