import { expect, test } from 'vitest';
import type { Priority } from '@intake/api/rules';
import type { Extraction } from '../extraction.ts';
import type { KeywordMatch } from './keywords.ts';
import { priorityOf } from './priority.ts';

const match = (setsPriority: Priority): KeywordMatch => ({ rule: { term: setsPriority, setsPriority }, page: 1, box: [0.5, 0.7, 0.6, 0.72] });

const urgency = (value: Priority, flags: string[] = [], confidence = 0.9): Extraction => ({
  field: 'urgency', value, raw: value, confidence, page: 1, box: [0.1, 0.3, 0.2, 0.32], source: 'rule', flags, alternatives: [],
});

test('a keyword counts beside the ticked one, and the most urgent wins', () => {
  expect(priorityOf([match('stat')], [urgency('asap', ['ticked'])])).toBe('stat');
  expect(priorityOf([match('routine')], [urgency('asap', ['ticked'])])).toBe('asap');
});

test('a keyword wins over what was read in words; a doubtful tick is no tick', () => {
  expect(priorityOf([match('urgent')], [urgency('routine')])).toBe('urgent');
  expect(priorityOf([match('stat')], [urgency('asap', ['ticked'], 0.5)])).toBe('stat');
});

test('without a keyword it is what was read, and routine when nothing was', () => {
  expect(priorityOf([], [urgency('stat')])).toBe('stat');
  expect(priorityOf([], [])).toBe('routine');
});
