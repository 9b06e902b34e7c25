import { contacts } from '@intake/api/testing';
import type { Contact } from '@intake/api/contract';
import { expect, test } from 'vitest';
import { contactErrors, contactFields, contactFormOf, takenOver } from './contactForm.ts';

test('a contact that is opened and saved untouched is stored as it was', () => {
  for (const contact of contacts) {
    expect(contactErrors(contactFormOf(contact))).toEqual({ name: false, phone: false, faxNumber: false, email: false });
    expect({ ...contact, ...contactFields(contactFormOf(contact)) }).toEqual(contact);
  }
});

test('a name is needed, and numbers and addresses must be such', () => {
  const refused = contactErrors({ ...contactFormOf(null), name: ' ', phone: '12', faxNumber: 'ask', email: 'a@b' });
  expect(Object.values(refused).every(Boolean)).toBe(true);
});

test('a pharmacy is nobody’s relative, and without consent there is nothing to say of it', () => {
  const form = { ...contactFormOf(contacts[0] as Contact), role: 'pharmacy' as const, mayDiscuss: false };
  expect(contactFields(form)).toMatchObject({ relationship: null, mayDiscuss: false, consentNote: null });
});

test('what is typed stays when a place of another chart is taken over', () => {
  const known = { role: 'pharmacy' as const, name: 'Harbour Pharmacy', phone: '+16475550150', faxNumber: '+16475550151', email: null };
  expect(takenOver({ ...contactFormOf(null), phone: '+16475550199' }, known)).toEqual({
    name: 'Harbour Pharmacy', phone: '+16475550199', faxNumber: '+16475550151', email: '',
  });
});
