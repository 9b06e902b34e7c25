import { revenueDefaults } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { estimateIn, isDemoNumber } from './DemoFax.model.ts';

const hashOf = (values: object) => `#${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;

test('an address carries the numbers of an estimate, or none at all', () => {
  expect(estimateIn(hashOf(revenueDefaults))).toEqual(revenueDefaults);
  for (const wrong of [{}, { ...revenueDefaults, visitPercent: 101 }, { ...revenueDefaults, hourlyCost: -1 }, { ...revenueDefaults, faxesPerDay: '1e9' }]) expect(estimateIn(hashOf(wrong))).toBeNull();
});

test.each([['+14165550123', true], ['+19005550123', false], ['+447700900123', false], ['', false]])('%s may have a demo fax: %s', (number, expected) => {
  expect(isDemoNumber(number)).toBe(expected);
});
