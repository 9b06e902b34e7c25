import { expect, test } from 'vitest';
import { isRefused } from '../../../data/forms/refusals.ts';
import { formOf, locationErrors, locationValues } from './Locations.model.ts';

test('numbers are kept as they are dialled, each once, without the empty field after them', () => {
  const form = { ...formOf(null, 'America/Toronto'), name: ' Main ', faxNumbers: ['416 555 0100', '+14165550100', ''] };
  expect(isRefused(locationErrors(form))).toBe(false);
  expect(locationValues(form)).toMatchObject({ name: 'Main', faxNumbers: ['+14165550100'], phone: null, address: null });
});

test('a site needs a name, a zone and numbers that can be dialled', () => {
  const form = { ...formOf(null, 'America/Toronto'), name: 'Main' };
  expect(locationErrors({ ...form, name: ' ' })).toMatchObject({ name: { id: expect.any(String) as string } });
  expect(locationErrors({ ...form, timeZone: '' })).toMatchObject({ timeZone: { id: expect.any(String) as string } });
  expect(locationErrors({ ...form, faxNumbers: ['12'] })).toMatchObject({ 'faxNumbers.0': { id: expect.any(String) as string } });
});
