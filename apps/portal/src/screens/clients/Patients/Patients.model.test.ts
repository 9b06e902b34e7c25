import { fixtureId, patients } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { pagedOf } from '../../paged.ts';
import { addressOf, cardOf, openOf } from './Patients.model.ts';

const patientId = fixtureId('patient', 1);
const faxId = fixtureId('fax', 1);

test('the address holds ids and nothing else', () => {
  expect(openOf(addressOf(patientId, faxId))).toEqual({ patientId, faxId });
  expect(addressOf(patientId).toString()).toBe(`patient=${patientId}`);
  expect(addressOf(null).toString()).toBe('');
});

test('an address with a name, or a document without its chart, opens nothing', () => {
  expect(openOf(new URLSearchParams('patient=Delacroix&fax=1'))).toEqual({ patientId: null, faxId: null });
  expect(openOf(new URLSearchParams(`fax=${faxId}`))).toEqual({ patientId: null, faxId: null });
});

test('a failed first page is a failure, a failed further page leaves what is here', () => {
  const blank = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false };
  expect(pagedOf({ ...blank, isError: true })).toEqual({ state: 'failed' });
  expect(pagedOf({ ...blank, isError: false })).toEqual({ state: 'loading' });
  const currentData = { pages: [{ items: patients.slice(0, 2) }, { items: patients.slice(2, 3) }] };
  expect(pagedOf({ ...blank, currentData, isError: true, isFetchNextPageError: true })).toEqual({
    state: 'ready', rows: patients.slice(0, 3), more: 'failed',
  });
});

test('a health number is grouped as on the card, and absent without one', () => {
  expect(patients.map(cardOf).slice(0, 5)).toEqual(['6123-456-789 AB', '7355-012-340 AB', '4512-009-871 AB', '8200-555-012 AB', null]);
});
