import { expect, test } from 'vitest';
import { isAbout, isNamedThroughout, isOfPatient } from './namedThroughout.ts';

const patient = { family_name: 'Bélanger-Côté', given_name: 'Noël', health_number: '9876543217' };
const said = 'sinus rhythm at a rate of seventy two with no change since the last recording of March';

test.each([
  ['its family name', `Patient: BELANGER, Noël\n${said}`, true],
  ['a letter misread', `Patient: BELANOER, Noël\n${said}`, true],
  ['its health number alone', `HN 9876-543-217 AB\n${said}`, true],
  ['its given name and its health number with one digit misread', `Patient: 8e langer, Noel HN 9876-543-211\n${said}`, true],
  ['its health number with one digit misread alone', `HN 9876-543-211\n${said}`, false],
  ['its given name and a number that is otherwise in two digits', `Patient: Noel, HN 9876-543-288\n${said}`, false],
  ['its given name and a health number that lost a digit', `Patient: Noel, HN 9876-543-#17\n${said}`, true],
  ['both names, hardly readable', `Patient: Noel Bojanoer\n${said}`, true],
  ['its family name, hardly readable, and another given name', `Patient: Ada Bojanoer\n${said}`, false],
  ['its given name alone', `Patient: Noël Lindqvist\n${said}`, false],
  ['too little to be about anybody', 'ECG 25 mm/s', true],
  ['nobody', said, false],
  ['somebody else', `Patient: Lindqvist, Oskar\n${said}`, false],
])('a page with %s: %s', (_, text, isNamed) => {
  expect(isNamedThroughout([`Bélanger-Côté, Noël, ${said}`, text, null], patient)).toBe(isNamed);
});

const whole = { ...patient, birth_date: '1968-04-17' };
test.each([
  ['both names and the number', 'Bélanger, Noël 9876 543 217', true],
  ['both names and the number with a digit misread', 'Bélanger, Noël 9876 543 211', true],
  ['both names and another number', 'Bélanger, Noël 1234 567 897', false],
  ['the family name and the number of a twin', 'Bélanger, Léon 9876 543 282', false],
  ['both names alone', 'Bélanger, Noël', false],
  ['nothing', null, false],
])('a page that seems to be about somebody else and has %s is the patient’s: %s', (_, text, expected) => {
  expect(isOfPatient(text, whole)).toBe(expected);
});

const nothing = { birthDate: null, healthNumber: null };

test.each([
  ['family and given name', 'Re: BELANGER, N0EL', nothing, true],
  ['family name and birth date', 'Mr. Bélanger', { ...nothing, birthDate: '1968-04-17' }, true],
  ['family name and health number', 'Bélanger 9876 543 217', { ...nothing, healthNumber: '9876543217' }, true],
  ['the family name alone', 'Mr. Bélanger', nothing, false],
  ['both names and another birth date', 'Bélanger, Noël', { ...nothing, birthDate: '1986-04-17' }, false],
  ['both names and another health number', 'Bélanger, Noël', { ...nothing, healthNumber: '1234567897' }, false],
  ['both names and the health number with one digit misread', 'Bélanger, Noël', { ...nothing, healthNumber: '9876543212' }, true],
  ['both names, the health number and a birth date that was misread', 'Bélanger, Noël 9876 543 217', { birthDate: '1963-04-17', healthNumber: '9876543217' }, true],
  ['the names of a twin, the health number and another birth date', 'Bélanger, Ada 9876 543 217', { birthDate: '1963-04-17', healthNumber: '9876543217' }, false],
  ['nothing that can be read', null, nothing, false],
])('pages with %s are about the patient of the code: %s', (_, text, read, expected) => {
  expect(isAbout([text, null], whole, read)).toBe(expected);
});
