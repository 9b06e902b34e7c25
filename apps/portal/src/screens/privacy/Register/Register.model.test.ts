import { breaches } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { addressOf, eventsOf, placeOf } from './Register.model.ts';

test('an entry of the register offers what is left to do, and nothing once it was contained or was ours', () => {
  expect(breaches.map((breach) => eventsOf(breach, '2026-11-23'))).toEqual([
    ['told', 'contained', 'withdraw'], ['contained', 'withdraw'], ['told', 'contained', 'withdraw'], [], [],
  ]);
});

test('the URL of the register holds its view and its entry', () => {
  const place = { view: 'all' as const, openId: breaches[0]!.id };
  expect(placeOf(addressOf(place))).toEqual(place);
  expect(addressOf({ view: 'open', openId: null }).toString()).toBe('');
});
