import { expect, test } from 'vitest';
import { codeOf } from './code.model.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('%j is %j', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});
