import { expect, test } from 'vitest';
import { formOf, isLocationValid, locationValues } from './Locations.model.ts';

test('numbers are kept as they are dialled, each once, and the empty place behind them is nothing', () => {
  const form = { ...formOf(null, 'America/Toronto'), name: ' Main ', faxNumbers: ['416 555 0100', '+14165550100', ''] };
  expect(isLocationValid(form)).toBe(true);
  expect(locationValues(form)).toMatchObject({ name: 'Main', faxNumbers: ['+14165550100'], phone: null, address: null });
});

test('a site needs a name, a zone and numbers that can be dialled', () => {
  const form = { ...formOf(null, 'America/Toronto'), name: 'Main' };
  expect(isLocationValid({ ...form, name: ' ' })).toBe(false);
  expect(isLocationValid({ ...form, timeZone: '' })).toBe(false);
  expect(isLocationValid({ ...form, faxNumbers: ['12'] })).toBe(false);
});
