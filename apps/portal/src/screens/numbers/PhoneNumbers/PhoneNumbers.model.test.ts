import { bins, clinicNumbers, locations } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { choicesOf, emptySearch, isSame, keyOf, mayRelease, searchErrors, searchQuery, targetOf } from './PhoneNumbers.model.ts';

const [sender, , , answered, ordering] = clinicNumbers;

test('a target goes through its key and back, and what is no key is none', () => {
  for (const { targets } of clinicNumbers) for (const target of targets) expect(targetOf(keyOf(target))).toEqual({ kind: target.kind, id: target.id });
  expect(targetOf('none')).toBeNull();
});

test('what a number does is among its choices, though it is in no list any more', () => {
  const choices = choicesOf({ locations, bins, agents: [] }, answered!);
  expect(choices).toHaveLength(locations.length + bins.length + 1);
  expect(choices.at(-1)).toMatchObject({ kind: 'agent', name: 'Front desk' });
});

test('a number that faxes leave from, one that is not there yet and one that was not ordered here are not given back', () => {
  expect([sender!, ordering!, answered!].map(mayRelease)).toEqual([false, false, true]);
});

test('a search says what is wrong with it, and asks for what was typed alone', () => {
  expect(searchErrors({ ...emptySearch, areaCode: '61', contains: 'x' })).toEqual({ areaCode: expect.objectContaining({ id: 'numbers.order.areaCodeWrong' }), contains: expect.objectContaining({ id: 'numbers.order.containsWrong' }) });
  expect(searchErrors({ ...emptySearch, areaCode: ' 613 ' })).toEqual({ areaCode: false, contains: false });
  expect(searchQuery({ ...emptySearch, areaCode: ' 613 ', locality: '' })).toEqual({ kind: 'local', areaCode: '613' });
  expect(searchQuery({ kind: 'toll-free', areaCode: '613', locality: 'Ottawa', contains: '55' })).toEqual({ kind: 'toll-free', contains: '55' });
});

test('a number is confirmed as people write it', () => {
  expect(isSame('(416) 555-0142', '+14165550142')).toBe(true);
  expect(isSame('416 555 0143', '+14165550142')).toBe(false);
});
