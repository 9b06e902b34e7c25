import { expect, it } from 'vitest';
import { offeredIn } from './offeredService.ts';

const services = [
  { id: 'cardiology', name: 'Cardiology consultation', code: 'CARD', terms: ['cardiology', 'cardiologie'] },
  { id: 'mri', name: 'MRI', code: 'MR', terms: ['mri', 'irm'] },
  { id: 'ultrasound', name: 'Ultrasound', code: 'US', terms: ['ultrasound', 'échographie'] },
];

it.each([
  ['Cardiology consultation', 'cardiology'],
  ['card', 'cardiology'],
  ['Consultation en CARDIOLOGIE', 'cardiology'],
  ['Echographie abdominale', 'ultrasound'],
  ['MRI of the knee', 'mri'],
])('finds the service of %s', (text, id) => expect(offeredIn(services, text)).toBe(id));

it.each(['Neurology', 'Cardiologyst', 'MRI or ultrasound, cardiology as a second choice: mri', ''])('finds none, or no single one, in %j', (text) => {
  expect(offeredIn([...services, { id: 'other', name: 'Other', code: null, terms: ['cardiology'] }], text)).toBeNull();
});
