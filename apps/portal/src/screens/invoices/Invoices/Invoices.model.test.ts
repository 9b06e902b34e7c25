import { expect, it } from 'vitest';
import { billedPlaces } from './Invoices.model.ts';

it('offers the locations that are invoiced, all where none is, and the one that an invoice is for already', () => {
  const all = ['north', 'south', 'west'].map((id) => ({ id, name: id, timeZone: 'America/Toronto' }));
  const offered = (billed: string[], current: string | null) => billedPlaces(all, billed.map((id) => ({ id })), current).map(({ id }) => id);
  expect(offered([], null)).toEqual(['north', 'south', 'west']);
  expect(offered(['south'], null)).toEqual(['south']);
  expect(offered(['south'], 'west')).toEqual(['south', 'west']);
});
