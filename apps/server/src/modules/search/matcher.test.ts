import { describe, expect, it } from 'vitest';
import { createMatcher, createNearMatcher } from './matcher.ts';
import { findBoxes, makeSnippet } from './snippet.ts';

const found = (matcher: ReturnType<typeof createMatcher>, text: string) => [...matcher(text)].map(({ start, end }) => text.slice(start, end));

describe('createMatcher', () => {
  it.each([
    ['tremblay', 'Dr TREMBLAY saw Tremblays', ['TREMBLAY', 'Tremblays']],
    ['tremblay jean', 'Tremblays, Tremblay, Jeanne', ['Tremblay', 'Jeanne']],
    ['helene', 'Mme Hélène Côté', ['Hélène']],
    ['cote', 'côte-à-côte, écôté', ['côte', 'côte']],
    ['coeur', 'Cœur et coeurs', ['Cœur', 'coeurs']],
    ['416', '(416) 555-0142, 1416', ['416']],
    ['转诊', '请转诊至心脏科，已转诊', ['转诊', '转诊']],
    ['ガン', '肺ガンの疑い', ['ガン']],
    ['MRI検査', '本日MRI検査', ['MRI', '検査']],
    ['Иванов', 'г-н Иванов', ['Иванов']],
    ['???', 'anything ???', []],
  ])('finds %s in %s', (query, text, expected) => {
    expect(found(createMatcher(query), text)).toEqual(expected);
  });
});

describe('createNearMatcher', () => {
  it('finds the part with a typing error, and not the short ones around it', () => {
    expect(found(createNearMatcher("de o'rien"), "O'Brien, de O'Brien and de la Pointe")).toEqual(['Brien', 'Brien']);
  });
});

describe('findBoxes', () => {
  const word = (text: string) => ({ text, box: [0.1, 0.2, 0.5, 0.3] as [number, number, number, number], confidence: 1, line: 0, block: 0 });

  it('marks a whole word, and the part of a line that is written without spaces', () => {
    expect(findBoxes([word('referral'), word('letter')], createMatcher('refer'))).toEqual([[0.1, 0.2, 0.5, 0.3]]);
    expect(findBoxes([word('已经转诊')], createMatcher('转诊'))).toEqual([[expect.closeTo(0.3), 0.2, 0.5, 0.3]]);
  });
});

describe('makeSnippet', () => {
  it('shows whole words around the first hit, and says that there is more', () => {
    const text = `${'earlier words '.repeat(20)}the hit\n stands here ${'and later words '.repeat(40)}`;
    const { page, snippet } = makeSnippet([{ number: 1, text: 'nothing' }, { number: 2, text }], createMatcher('hit'));
    expect(page).toBe(2);
    expect(snippet.map(({ text: part }) => part).join('')).toMatch(/^… words earlier .* the hit stands here and .* (and|later|words) …$/);
    expect(snippet.filter(({ hit }) => hit)).toEqual([{ text: 'hit', hit: true }]);
  });

  it('shows the beginning of what was found by a name alone', () => {
    expect(makeSnippet([{ number: 1, text: 'Dear colleague' }], createMatcher('tremblay'))).toEqual({
      page: null,
      snippet: [{ text: 'Dear colleague', hit: false }],
    });
  });
});
