import { fixtureId } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { addressOf, openOf } from './Providers.model.ts';

const id = fixtureId('physician', 1);

test('the URL of the directory holds the list and an id, and a name in it opens nothing', () => {
  expect(openOf(addressOf('physicians', id))).toEqual({ kind: 'physicians', id });
  expect(openOf(addressOf('clinics', id))).toEqual({ kind: 'clinics', id });
  expect(addressOf('physicians').toString()).toBe('');
  expect(openOf(new URLSearchParams('list=everybody&id=Okonkwo'))).toEqual({ kind: 'physicians', id: null });
});
