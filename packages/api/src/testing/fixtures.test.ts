import { expect, test } from 'vitest';
import { checkHealthNumber } from '../rules/healthNumber/healthNumber.ts';
import { extractions, faxDetail, faxPageWords, manyFaxes } from './index.ts';
import { placeOf, typeLetter } from './fax/letter.ts';
import { patients } from './patient/patient.fixtures.ts';

test('every value with evidence points at a place inside its page', () => {
  const stated = extractions.filter((extraction) => extraction.value !== null);
  expect(stated.length).toBeGreaterThan(10);
  for (const { box, page } of stated) {
    expect(page).toBe(1);
    expect(box?.every((edge) => edge > 0 && edge < 1)).toBe(true);
  }
  expect(faxDetail.pages).toHaveLength(faxPageWords.length);
});

test('evidence for a text that the page does not have is an error', () => {
  expect(() => placeOf(typeLetter(['one two']), 'two three')).toThrow('not on the page');
});

test('the health numbers pass their check digit', () => {
  const numbers = patients.flatMap(({ healthNumber }) => healthNumber ?? []);
  expect(numbers.map((number) => checkHealthNumber(number, { province: 'ON' }).checksum)).toEqual(numbers.map(() => 'valid'));
});

test('a long list is the same every time and has no id twice', () => {
  expect(manyFaxes(300)).toEqual(manyFaxes(300));
  expect(new Set(manyFaxes(300).map((fax) => fax.id)).size).toBe(300);
});
