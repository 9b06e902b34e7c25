import { revenueDefaults } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { inputsOf } from './attachEstimate.ts';

test('what is typed is taken within its bounds, and what is no number as the least', () => {
  const typed: Record<string, string> = { faxesPerDay: '1200', unansweredPercent: '-4', visitPercent: '33.4', visitRevenue: 'x', minutesPerFax: '', hourlyCost: '28' };
  expect(inputsOf((name) => typed[name] ?? '')).toEqual({ faxesPerDay: 500, unansweredPercent: 0, visitPercent: 33, visitRevenue: 0, minutesPerFax: 0, hourlyCost: 28 });
  expect(inputsOf((name) => String(revenueDefaults[name]))).toEqual(revenueDefaults);
});
