import { expect, test } from 'vitest';
import { conditionWarnings, isConditionWarning } from './damage.ts';

test('what is wrong with pages is told once for each fault, the worse first, with the numbers that people count', () => {
  expect(conditionWarnings(['whole', 'partial', 'lost', 'partial'])).toEqual([
    { code: 'page-lost', pages: [3] },
    { code: 'page-partial', pages: [2, 4] },
  ]);
  expect(conditionWarnings(['whole', 'whole'])).toEqual([]);
});

test('only what was said of pages is kept when a fax is read again', () => {
  expect(['page-lost', 'page-partial', 'another-patient'].map((code) => isConditionWarning({ code, pages: [] }))).toEqual([true, true, false]);
});
