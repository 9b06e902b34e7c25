import { bins, noSearchResults, searchResults, urgentFax } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { ready } from '../../../data/loadable.ts';
import { activeFilterCount, addressOf, filtersOf, noFilters, openFaxOf, pageLimit, queryOf, shownPeople, toResults } from './Search.model.ts';
import type { SearchFilters } from './Search.model.ts';

const filters: SearchFilters = {
  kind: 'faxes', documentTypes: ['referral', 'lab-result'], statuses: ['completed'], direction: 'inbound', binId: bins[0]?.id ?? null,
  from: '2026-11-01', to: '2026-11-23', sort: 'newest',
};

test('filters and the open fax come back from the address as they went', () => {
  const address = addressOf(filters, urgentFax.id);
  expect(filtersOf(address)).toEqual(filters);
  expect(openFaxOf(address)).toBe(urgentFax.id);
  expect(addressOf(noFilters, null).toString()).toBe('');
});

test('the URL never holds the search text', () => {
  expect([...addressOf(filters, urgentFax.id).keys()]).toEqual(['kind', 'type', 'status', 'direction', 'bin', 'from', 'to', 'sort', 'fax']);
});

test('what the address says wrongly is left out', () => {
  const address = new URLSearchParams('kind=calls&type=referral,spam&direction=sideways&from=2026-13-01&bin=7&fax=../1&sort=best');
  expect(filtersOf(address)).toEqual({ ...noFilters, documentTypes: ['referral'] });
  expect(openFaxOf(address)).toBeNull();
});

test('counts what narrows, and asks the server for that alone', () => {
  expect(activeFilterCount(noFilters)).toBe(0);
  expect(activeFilterCount(filters)).toBe(7);
  expect(queryOf('chest pain', noFilters)).toEqual({ q: 'chest pain', kind: 'all', sort: 'relevance', limit: pageLimit });
  expect(queryOf('chest pain', filters)).toMatchObject({ documentType: 'referral,lab-result', status: 'completed', direction: 'inbound', to: '2026-11-23' });
});

test('waits for a search, then for its answer, and says when there is none', () => {
  expect(toResults('', noFilters, { state: 'loading' }).state).toBe('idle');
  expect(toResults('chest', noFilters, { state: 'loading' }).state).toBe('loading');
  expect(toResults('chest', noFilters, { state: 'failed', problem: { code: 'network' } }).state).toBe('failed');
});

test('people come from the first page, faxes from every one', () => {
  const second = { ...noSearchResults, faxes: { ...searchResults.faxes, rankedAmongNewest: null } };
  const model = toResults('chest', noFilters, ready({ pages: [searchResults, second], more: 'idle' }));
  expect(model).toMatchObject({ state: 'ready', value: { more: 'idle', patients: searchResults.patients } });
  expect(model.state === 'ready' && model.value.faxes).toHaveLength(8);
});

test('says that the best of many are shown, whether the server compared all or the newest', () => {
  const [hit] = searchResults.faxes.items;
  if (!hit) throw new Error('The fixture has a hit.');
  const full = { ...searchResults, faxes: { items: Array.from({ length: pageLimit }, () => hit), nextCursor: null, rankedAmongNewest: null } };
  const bestOf = (data: typeof searchResults, sort: SearchFilters['sort']) => {
    const model = toResults('chest', { ...noFilters, sort }, ready({ pages: [data], more: 'none' }));
    return model.state === 'ready' && model.value.best;
  };
  expect(bestOf(searchResults, 'relevance')).toEqual({ shown: 4, among: 1000 });
  expect(bestOf(full, 'relevance')).toEqual({ shown: pageLimit, among: null });
  expect(bestOf(full, 'newest')).toBeNull();
  expect(bestOf(noSearchResults, 'relevance')).toBeNull();
});

test('a few people stand above the faxes, all of them under their own kind', () => {
  expect(shownPeople([1, 2, 3, 4, 5], 'all')).toEqual({ shown: [1, 2, 3], hidden: 2 });
  expect(shownPeople([1, 2, 3, 4, 5], 'patients')).toEqual({ shown: [1, 2, 3, 4, 5], hidden: 0 });
});
