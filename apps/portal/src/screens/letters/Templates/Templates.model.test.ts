import { fillWording, letterKinds, letterWording, locales, type LetterValues } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { headOf, linesOf, problemsOf, sampleOf, variableGroups, variablesOf, wrongIn } from './Templates.model.ts';

test.each(locales)('the sample of a letter in %s has a value for whatever the wordings that come along name', (locale) => {
  for (const kind of letterKinds) {
    const { recipient, values } = sampleOf({ kind, locale }, letterWording[locale][kind])!;
    const named: LetterValues = { ...values, 'recipient.name': recipient.name, 'recipient.clinic': recipient.clinic, 'recipient.fax': recipient.fax };
    const server = { 'organization.name': 'x', 'organization.phone': 'x', 'organization.fax': 'x', 'sender.name': 'x', today: 'x' };
    expect(fillWording(letterWording[locale][kind], { ...named, ...server }).missing).toEqual([]);
  }
});

test('without values a sample names nobody', () => {
  expect(sampleOf({ kind: 'accepted', locale: 'fr' }, letterWording.fr.accepted, false)).toMatchObject({ values: {}, recipient: { name: null, fax: null } });
});

test('a cover page is offered nothing of the patient, and refuses it', () => {
  expect(variablesOf('cover-page').map(({ group }) => group)).toEqual(['recipient', 'fax', 'organization', 'letter']);
  expect(problemsOf('cover-page', { subject: '{patient.name}', body: '{nonsense}' })).toEqual({ subject: 'private', body: 'unknown' });
  expect(sampleOf({ kind: 'cover-page', locale: 'en' }, { subject: '', body: '{patient.name}' })).toBeNull();
});

test('what cannot be printed is named as it was typed', () => {
  expect(wrongIn('free', { subject: '', body: 'Dear {recipient.nmae|colleague}' })).toEqual({ code: 'unknown', text: '{recipient.nmae}' });
  expect(wrongIn('cover-page', { subject: '{patient.name}', body: '' })).toEqual({ code: 'private', text: '{patient.name}' });
  expect(wrongIn('free', { subject: 'A { stands alone', body: '' })).toEqual({ code: 'malformed', text: '{' });
  expect(wrongIn('free', { subject: '', body: 'Dear {recipient.name}' })).toBeNull();
});

test('every value that a letter can name is offered once, in a group', () => {
  const offered = variablesOf('free');
  expect(offered.map(({ group }) => group)).toEqual(variableGroups);
  expect(offered.find(({ group }) => group === 'letter')?.names).toEqual(['sender.name', 'today']);
});

test('an address has at most six lines, and empty ones do not count', () => {
  expect(linesOf(' 400 Lakeshore Road \n\n Mississauga')).toEqual(['400 Lakeshore Road', 'Mississauga']);
  expect(linesOf('1\n2\n3\n4\n5\n6\n7')).toBeNull();
});

test('a letterhead with a number that is none is not printed', () => {
  expect(headOf({ lines: 'A', phone: '905-555-0110', fax: '' })).toEqual({ lines: ['A'], phone: '+19055550110', fax: null });
  expect(headOf({ lines: 'A', phone: 'ask', fax: '' })).toBeNull();
});
