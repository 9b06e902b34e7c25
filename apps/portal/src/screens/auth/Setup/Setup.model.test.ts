import { expect, test } from 'vitest';
import { draftOf, draftProblems, refusedAs } from './Setup.model.ts';
import type { SetupDraft } from './Setup.model.ts';

const draft: SetupDraft = {
  secret: 'Zm9v', organizationName: 'Harbourview', locationName: 'Main', timeZone: 'America/Toronto', faxNumber: '', displayName: 'Amara Osei',
  email: 'amara.osei@harbourview.example', password: 'four words in row',
};

test('a complete draft has no problem', () => {
  expect(draftProblems(draft)).toEqual({});
});

test('everything but a fax number is needed, an e-mail address looks like one, a password has eight characters', () => {
  expect(draftProblems({ ...draft, organizationName: '', timeZone: '' })).toEqual({ organizationName: 'required', timeZone: 'required' });
  expect(draftProblems({ ...draft, email: 'amara' })).toEqual({ email: 'email' });
  expect(draftProblems({ ...draft, password: 'seven77' })).toEqual({ password: 'short' });
  expect(draftProblems({ ...draft, password: '一二三四五六七八' })).toEqual({});
});

test('blanks around texts go, those of a password stay, and no zone is none', () => {
  expect(draftOf({ ...draft, organizationName: ' Harbourview ', password: ' p ', timeZone: null })).toEqual({ ...draft, password: ' p ', timeZone: '' });
});

test('what the server refused has words of its own, or general ones', () => {
  expect(refusedAs('wrong-secret')).toBe('wrong-secret');
  expect(refusedAs('unknown')).toBe('invalid');
});
