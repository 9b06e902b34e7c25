import { fixtureId, patients } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { cardOf } from '../card.ts';
import { addressOf, openOf } from './Patients.model.ts';

const patientId = fixtureId('patient', 1);
const faxId = fixtureId('fax', 1);

test('the URL holds ids and nothing else', () => {
  expect(openOf(addressOf(patientId, { part: 'contacts', faxId }))).toEqual({ patientId, part: 'contacts', faxId });
  expect(addressOf(patientId).toString()).toBe(`patient=${patientId}`);
  expect(addressOf(null).toString()).toBe('');
});

test('an address with a name, or a document without its chart, opens nothing', () => {
  expect(openOf(new URLSearchParams('patient=Delacroix&part=contacts&fax=1'))).toEqual({ patientId: null, part: null, faxId: null });
  expect(openOf(new URLSearchParams(`fax=${faxId}`))).toEqual({ patientId: null, part: null, faxId: null });
});

test('a health number is grouped as on the card, and absent without one', () => {
  expect(patients.map(cardOf).slice(0, 5)).toEqual(['6123-456-789 AB', '7355-012-340 AB', '4512-009-871 AB', '8200-555-012 AB', null]);
});
