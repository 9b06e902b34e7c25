import { describe, expect, test } from 'vitest';
import { fillWording, letterBlocks, wordingProblems } from './letterText.ts';
import { letterVariables, type LetterValues, type LetterVariable } from './letterVariables.ts';
import { letterWording } from './letterWording.ts';
import { locales } from '../locales.ts';
import { letterKinds } from '../vocabulary.ts';

const wording = (body: string, subject = 'About {patient.name}') => ({ subject, body });

describe('the wording of a letter', () => {
  test('takes its values, and says what to say without one', () => {
    const filled = fillWording(wording('Dear {recipient.name},\n\nWe saw {patient.name|your patient} in { referral.service | our clinic }.'), {
      'recipient.name': 'Dr. Łucja', 'patient.name': 'WANG, Ming', 'referral.service': '',
    });
    expect(filled).toEqual({ subject: 'About WANG, Ming', body: 'Dear Dr. Łucja,\n\nWe saw WANG, Ming in our clinic.', missing: [] });
  });

  test('names each value that is missing and has no fallback, once', () => {
    const filled = fillWording(wording('{patient.birthDate} {patient.name} {referral.missing}'), { 'referral.missing': [] });
    expect(filled.missing).toEqual(['patient.name', 'patient.birthDate', 'referral.missing']);
  });

  test('writes a list a line an item, and in a sentence once more where two are named', () => {
    const values: LetterValues = { 'referral.missing': ['the last ECG', 'medications'], 'patient.name': 'A' };
    expect(fillWording(wording('We need\n- {referral.missing}\nfor {patient.name}.'), values).body).toBe('We need\n- the last ECG\n- medications\nfor A.');
  });

  test('leaves out a line whose values are all empty, and no other', () => {
    expect(fillWording(wording('Before\n{fax.note|}\n\n- {referral.redirect|}\nAfter', ''), {}).body).toBe('Before\n\nAfter');
  });

  test('looks for nothing inside of a value', () => {
    const filled = fillWording(wording('{fax.note}', ''), { 'fax.note': '{patient.name}\r\n- $& {' });
    expect(filled).toMatchObject({ body: '{patient.name} - $& {', missing: [] });
  });

  test('is refused for a name that there is not, a brace that stands alone, and a patient on a cover page', () => {
    expect(wordingProblems('free', wording('{patient.shoe} {sender.name', '{constructor}'))).toEqual([
      { path: 'subject', code: 'unknown', name: 'constructor' },
      { path: 'body', code: 'unknown', name: 'patient.shoe' },
      { path: 'body', code: 'malformed', name: '{' },
    ]);
    expect(wordingProblems('cover-page', wording('{sender.name|us}'))).toEqual([{ path: 'subject', code: 'private', name: 'patient.name' }]);
    expect(wordingProblems('free', wording('{patient.name}'))).toEqual([]);
  });

  test('becomes paragraphs and lists', () => {
    expect(letterBlocks('Dear\ncolleague,\n\n- one\n-  two \nand\n\n\n- three')).toEqual([
      { kind: 'paragraph', text: 'Dear\ncolleague,' },
      { kind: 'list', items: ['one', 'two'] },
      { kind: 'paragraph', text: 'and' },
      { kind: 'list', items: ['three'] },
    ]);
    expect(letterBlocks(' \n')).toEqual([]);
  });
});

describe.each(locales)('the wording that comes along in %s', (locale) => {
  const all = Object.fromEntries(Object.keys(letterVariables).map((name) => [name, name === 'referral.missing' ? ['X1', 'X2'] : 'X'])) as LetterValues;

  test.each(letterKinds)('of %s is right and can be filled', (kind) => {
    const own = letterWording[locale][kind];
    expect(wordingProblems(kind, own)).toEqual([]);
    const { subject, body, missing } = fillWording(own, all);
    expect(missing).toEqual([]);
    expect(subject + body).not.toMatch(/[{}|]/);
  });

  test('asks for what such a letter is for, and for nothing else', () => {
    const needed = (kind: (typeof letterKinds)[number]): LetterVariable[] => fillWording(letterWording[locale][kind], {}).missing.toSorted();
    expect(needed('accepted')).toContain('referral.expectedWait');
    expect(needed('information-missing')).toContain('referral.missing');
    expect(needed('declined')).toContain('referral.declineReason');
    expect(needed('appointment-notice')).toEqual(expect.arrayContaining(['appointment.date', 'appointment.time']));
    expect(needed('cover-page')).toEqual(['fax.pages']);
    expect(needed('free')).toEqual([]);
  });
});
