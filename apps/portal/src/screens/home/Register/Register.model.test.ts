import { expect, test } from 'vitest';
import { draftOf, draftProblems, refusedFields, requestOf } from './Register.model.ts';
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

test('blanks around texts go, and the zone comes from its list', () => {
  const data = new FormData();
  data.set('contactName', ' Noémie Tremblay ');
  data.set('timeZone', 'America/Mont');
  expect(draftOf(data, null)).toMatchObject({ contactName: 'Noémie Tremblay', timeZone: '', message: '' });
  expect(draftOf(data, 'America/Montreal').timeZone).toBe('America/Montreal');
});

test('what the server refused is said at its field, what is not on the page is left to the whole', () => {
  const fields = [{ path: 'timeZone', code: 'time-zone' }, { path: 'email', code: 'invalid_format' }, { path: 'other', code: 'x' }];
  expect(refusedFields({ code: 'invalid', fields })).toEqual({ timeZone: 'time-zone', email: 'invalid' });
  expect(refusedFields({ code: 'network' })).toEqual({});
});
