import { expect, test } from 'vitest';
import { chosenPages, coverOf, instantOf, pagesOf, requestOf, whenProblem, type SendFaxValues } from './sendFax.model.ts';

const values: SendFaxValues = {
  recipientId: null, name: ' Dr. Okonkwo ', site: '+19055550131', number: '', confirmation: '', pages: '', hasCover: true, locale: 'fr', note: 'Merci',
  priority: 'urgent', isLater: false, date: null, time: null,
};
const toSend = { faxId: 'f', pageCount: 4, clinic: null, timeZone: 'America/Toronto' };

test('pages are named one by one and as ranges, each once and in their order', () => {
  expect(pagesOf('3, 1-2 2', 4)).toEqual([3, 1, 2]);
  expect(chosenPages(' ', 3)).toEqual([1, 2, 3]);
});

test.each(['5', '0', '2-1', 'one', '1-99999', '-3'])('%s names no pages of a fax of four', (text) => expect(pagesOf(text, 4)).toBeNull());

test('a cover page does not name the patient, and counts as a page', () => {
  expect(coverOf(values, 4, 'Maple Row')).toMatchObject({
    patientId: null, referralId: null, recipient: { name: 'Dr. Okonkwo', clinic: 'Maple Row', fax: '+19055550131' }, values: { 'fax.pages': '5', 'fax.note': 'Merci' },
  });
});

test('a time to send at is one of the clinic, also where its clock is put forward', () => {
  expect(instantOf('2026-11-23', '18:00', 'America/Toronto')).toBe('2026-11-23T23:00:00.000Z');
  expect(instantOf('2026-07-01', '18:00', 'America/Toronto')).toBe('2026-07-01T22:00:00.000Z');
  expect(instantOf('2026-03-08', '03:30', 'America/Toronto')).toBe('2026-03-08T07:30:00.000Z');
  expect(instantOf('2026-07-01', '08:00', 'America/Regina')).toBe('2026-07-01T14:00:00.000Z');
});

test.each([
  [null, 'missing'],
  ['2026-11-22', 'past'],
  ['2026-11-23', null],
  ['2027-11-23', 'far'],
] as const)('a fax that waits until %s at 18:00: %s', (date, problem) => {
  const now = Date.parse('2026-11-23T22:30:00Z');
  expect(whenProblem({ ...values, isLater: true, date, time: '18:00' }, 'America/Toronto', now)).toBe(problem);
  expect(whenProblem({ ...values, date, time: '18:00' }, 'America/Toronto', now)).toBeNull();
});

test('all pages of a fax go out as a whole, and chosen ones by their numbers', () => {
  expect(requestOf(values, toSend)).toMatchObject({ content: { faxId: 'f', pages: null }, cover: { locale: 'fr', note: 'Merci' }, sendAt: null, priority: 'urgent' });
  const later = requestOf({ ...values, pages: '2', hasCover: false, isLater: true, date: '2026-11-23', time: '18:00' }, toSend);
  expect(later).toMatchObject({ content: { pages: [2] }, cover: null, sendAt: '2026-11-23T23:00:00.000Z' });
});
