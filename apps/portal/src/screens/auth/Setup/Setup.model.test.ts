import { expect, test } from 'vitest';
import { draftOf, draftProblems, firstProblem, refusedFields } from './Setup.model.ts';
import type { SetupDraft } from './Setup.model.ts';

const draft: SetupDraft = {
  secret: 'Zm9v', organizationName: 'Harbourview', locationName: 'Main', timeZone: 'America/Toronto', faxNumber: '', displayName: 'Amara Osei',
  email: 'amara.osei@harbourview.example', password: 'four words in row',
};

test('a complete draft has no problem', () => {
  expect(draftProblems(draft)).toEqual({});
  expect(firstProblem({})).toBeUndefined();
});

test('everything but a fax number is needed, an e-mail address looks like one, a password has eight characters', () => {
  expect(draftProblems({ ...draft, organizationName: '', timeZone: '' })).toEqual({ organizationName: 'required', timeZone: 'required' });
  expect(draftProblems({ ...draft, email: 'amara' })).toEqual({ email: 'email' });
  expect(draftProblems({ ...draft, password: 'seven77' })).toEqual({ password: 'short' });
  expect(draftProblems({ ...draft, password: '一二三四五六七八' })).toEqual({});
});

test('the first problem on the page comes first', () => {
  expect(firstProblem({ password: 'short', secret: 'required' })).toBe('secret');
});

test('blanks around texts go, those of a password stay', () => {
  const data = new FormData();
  data.set('organizationName', ' Harbourview ');
  data.set('password', ' p ');
  expect(draftOf(data)).toMatchObject({ organizationName: 'Harbourview', password: ' p ', email: '' });
});

test('what the server refused is said at its field, what is not on the page is left to the whole', () => {
  const fields = [{ path: 'secret', code: 'wrong-secret' }, { path: 'timeZone', code: 'unknown' }, { path: 'other', code: 'x' }];
  expect(refusedFields({ code: 'invalid', fields })).toEqual({ secret: 'wrong-secret', timeZone: 'invalid' });
});
