import { expect, test } from 'vitest';
import { chosenNumber, numberOf, numberProblems } from './faxNumber.model.ts';

const sites = [{ number: '+19055550131', name: 'Maple Row' }];

test('a fax goes to the first site of its recipient unless another number is typed', () => {
  expect(chosenNumber(numberOf(sites))).toBe('+19055550131');
  expect(chosenNumber(numberOf([]))).toBeNull();
  expect(chosenNumber({ site: null, number: '416 555 0142', confirmation: '' })).toBe('+14165550142');
});

test('a new number is confirmed by its last four digits, a known one is not', () => {
  const values = { site: null, number: '416-555-0142', confirmation: '0000' };
  expect(numberProblems(values, true)).toEqual({});
  expect(numberProblems(values, false)).toEqual({ confirmation: 'wrong' });
  expect(numberProblems({ ...values, confirmation: '0142' }, false)).toEqual({});
  expect(numberProblems({ ...values, number: '0142' }, true)).toEqual({ number: 'required' });
});
