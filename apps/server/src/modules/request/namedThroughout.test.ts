import { expect, test } from 'vitest';
import { isNamedThroughout } from './namedThroughout.ts';

const patient = { family_name: 'Bélanger-Côté', health_number: '9876543217' };
const said = 'sinus rhythm at a rate of seventy two with no change since the last recording of March';

test.each([
  ['its family name', `Patient: BELANGER, Noël\n${said}`, true],
  ['a letter misread', `Patient: BELANOER, Noël\n${said}`, true],
  ['its health number alone', `HN 9876-543-217 AB\n${said}`, true],
  ['too little to be about anybody', 'ECG 25 mm/s', true],
  ['nobody', said, false],
  ['somebody else', `Patient: Lindqvist, Oskar\n${said}`, false],
])('a page with %s: %s', (_, text, isNamed) => {
  expect(isNamedThroughout([`Bélanger-Côté, Noël, ${said}`, text, null], patient)).toBe(isNamed);
});
