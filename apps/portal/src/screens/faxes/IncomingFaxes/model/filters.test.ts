import { expect, test } from 'vitest';
import { fixtureId } from '@intake/api/testing';
import { activeFilterCount, filtersOf, noFilters, openFaxOf, searchOf } from './filters.ts';

test('the address of a list is read back as it was written', () => {
  const filters = {
    view: 'urgent', binId: fixtureId('bin', 1), documentTypes: ['referral', 'other'], priorities: ['stat'], sources: [], sort: 'newest',
  } as const;
  const search = searchOf(filters, fixtureId('fax', 1));
  expect(filtersOf(search)).toEqual(filters);
  expect(openFaxOf(search)).toBe(fixtureId('fax', 1));
  expect(activeFilterCount(filters)).toBe(3);
});

test('defaults are left out of the address', () => {
  expect(searchOf(noFilters, null).toString()).toBe('');
  expect(filtersOf(new URLSearchParams())).toEqual(noFilters);
});

test('what is unknown or malformed is dropped, not sent on', () => {
  const search = new URLSearchParams("view=everything&bin=1'%20or&type=referral,poem&sort=best&fax=Tamsin");
  expect(filtersOf(search)).toEqual({ ...noFilters, documentTypes: ['referral'] });
  expect(openFaxOf(search)).toBeNull();
});
