import { expect, test } from 'vitest';
import { isAbout, isNamedThroughout } from './namedThroughout.ts';

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

const whole = { ...patient, given_name: 'Noël', birth_date: '1968-04-17' };
const nothing = { birthDate: null, healthNumber: null };

test.each([
  ['family and given name', 'Re: BELANGER, N0EL', nothing, true],
  ['family name and birth date', 'Mr. Bélanger', { ...nothing, birthDate: '1968-04-17' }, true],
  ['family name and health number', 'Bélanger 9876 543 217', { ...nothing, healthNumber: '9876543217' }, true],
  ['the family name alone', 'Mr. Bélanger', nothing, false],
  ['both names and another birth date', 'Bélanger, Noël', { ...nothing, birthDate: '1986-04-17' }, false],
  ['both names and another health number', 'Bélanger, Noël', { ...nothing, healthNumber: '1234567897' }, false],
  ['nothing that can be read', null, nothing, false],
])('pages with %s are about the patient of the code: %s', (_, text, read, expected) => {
  expect(isAbout([text, null], whole, read)).toBe(expected);
});
