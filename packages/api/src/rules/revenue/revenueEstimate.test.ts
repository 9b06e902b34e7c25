import { expect, test } from 'vitest';
import { estimateRevenue, revenueDefaults } from './revenueEstimate.ts';
import { revenueBounds, type RevenueInputs } from './revenueWords.ts';

test('a clinic of twenty faxes a day loses what the page says', () => {
  expect(estimateRevenue(revenueDefaults)).toEqual({ faxes: 5000, unanswered: 1750, visits: 875, revenue: 105_000, hours: 833, work: 23_324, total: 128_324 });
});

test('what answers everything and files by itself loses nothing', () => {
  expect(estimateRevenue({ ...revenueDefaults, unansweredPercent: 0, minutesPerFax: 0 })).toMatchObject({ visits: 0, revenue: 0, hours: 0, work: 0, total: 0 });
});

test.each([{ faxesPerDay: 7, unansweredPercent: 33, visitPercent: 45, visitRevenue: 95, minutesPerFax: 11, hourlyCost: 31 }])('the lines of %j make each other on paper', (inputs) => {
  const { visits, revenue, hours, work, total } = estimateRevenue(inputs);
  expect([revenue, work, total]).toEqual([visits * inputs.visitRevenue, hours * inputs.hourlyCost, revenue + work]);
});

test('every default lies within its bounds and on a step', () => {
  for (const name of Object.keys(revenueBounds) as (keyof RevenueInputs)[]) {
    const { min, max, step } = revenueBounds[name];
    const value = revenueDefaults[name];
    expect([name, value >= min && value <= max && (value - min) % step === 0]).toEqual([name, true]);
  }
});
