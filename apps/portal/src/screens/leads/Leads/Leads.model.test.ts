import { leadOwners, leads } from '@intake/api/testing';
import { describe, expect, test } from 'vitest';
import { addressOf, filterCount, filtersOf, isOverdue, nameOf, noFilters, ownersFor, placeOf } from './Leads.model.ts';

const place = placeOf(new URLSearchParams());

describe('the address', () => {
  test('says where one is and back, and nothing of anybody', () => {
    const there = { view: 'contacted', kind: 'demo', owner: leadOwners[0]!.id, isDue: true, isProven: true, openId: leads[0]!.id } as const;
    expect(placeOf(addressOf(there))).toEqual(there);
    expect(addressOf(place).toString()).toBe('');
  });

  test('with what does not exist is one without it', () => {
    expect(placeOf(new URLSearchParams('view=hot&kind=cold&owner=me&due=1&lead=x'))).toEqual({ view: 'new', openId: null, ...noFilters });
  });
});

test('filters are counted, and asked for as the server knows them', () => {
  const narrowed = { ...place, owner: 'none', isDue: true };
  expect(filterCount(narrowed)).toBe(2);
  expect(filtersOf(narrowed, 'lake', '2026-11-23')).toEqual({ owner: 'none', dueBy: '2026-11-23', search: 'lake' });
  expect(filtersOf(place, '', '2026-11-23')).toEqual({});
});

test('somebody is called by the clinic, else by name, else by address', () => {
  expect([leads[0]!, { ...leads[0]!, clinicName: null }, leads[2]!].map(nameOf)).toEqual(['Lakeshore Family Practice', 'Rowan Ashby', 'frontdesk@birchhill.example']);
});

test('a step is overdue from the day after, and only while the lead is open', () => {
  const lead = { ...leads[4]!, nextStepOn: '2026-11-20' };
  expect([isOverdue(lead, '2026-11-20'), isOverdue(lead, '2026-11-21'), isOverdue({ ...lead, state: 'won' }, '2026-11-21')]).toEqual([false, true, false]);
});

test('an owner who has left can stay', () => {
  const gone = { id: 'gone', name: 'Gone' };
  expect(ownersFor(leadOwners, gone)).toEqual([...leadOwners, gone]);
  expect([ownersFor(leadOwners, null), ownersFor(leadOwners, leadOwners[0]!)]).toEqual([leadOwners, leadOwners]);
});
