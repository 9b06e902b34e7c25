import { expect, test } from 'vitest';
import { draftOf, draftProblems, refusedAs, requestOf } from './Register.model.ts';
import type { RegisterDraft } from './Register.model.ts';

const draft: RegisterDraft = {
  organizationName: 'Clinique Saint-Laurent', phone: '(514) 555-0123', timeZone: 'America/Montreal', contactName: 'Noémie Tremblay',
  email: 'noemie@saint-laurent.example', locale: 'fr', message: '',
};

test('what is sent is the number in E.164, and no message for an empty one', () => {
  expect(requestOf(draft)).toEqual({ ...draft, phone: '+15145550123', message: null });
  expect(requestOf({ ...draft, message: 'Two sites' }).message).toBe('Two sites');
});

test('everything but a message is needed; an address and a number look like ones', () => {
  expect(draftProblems(draft)).toEqual({});
  expect(draftProblems({ ...draft, organizationName: '', timeZone: '' })).toEqual({ organizationName: 'required', timeZone: 'required' });
  expect(draftProblems({ ...draft, email: 'noemie@clinic', phone: '555' })).toEqual({ email: 'email', phone: 'phone' });
});

test('blanks around texts go, and no zone is none', () => {
  expect(draftOf({ ...draft, contactName: ' Noémie Tremblay ', timeZone: null })).toEqual({ ...draft, timeZone: '' });
});

test('what the server refused has words of its own, or general ones', () => {
  expect(refusedAs('time-zone')).toBe('time-zone');
  expect(refusedAs('invalid_format')).toBe('invalid');
});
