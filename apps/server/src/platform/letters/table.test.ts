import { expect, test } from 'vitest';
import { columnWidths } from './table.ts';

test('columns get what they need, those that need more than their share the rest, and what nobody needs is shared out', () => {
  expect(columnWidths([50, 400, 60], 500)).toEqual([50, 390, 60]);
  expect(columnWidths([100, 300, 900], 600)).toEqual([100, 250, 250]);
  expect(columnWidths([50, 100], 250)).toEqual([100, 150]);
});
