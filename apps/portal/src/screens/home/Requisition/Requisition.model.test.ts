import { expect, test } from 'vitest';
import { blank, contentOf, fieldAt, nobody, onPage, refusedAs, referrerOf, requisitionProblemsOf } from './Requisition.model.ts';
import type { RequisitionForm } from './Requisition.model.ts';

const today = '2026-11-24';
const filled: RequisitionForm = {
  serviceId: 's', priority: 'urgent', reason: ' Murmur ', history: '', familyName: 'Okafor', givenName: 'Ada', birthDate: '1958-03-14', sex: 'female',
  healthNumber: '9876 543 217', versionCode: 'AB', province: 'ON', phone: '(613) 555-0177', email: '', address: '',
  referrerName: 'Dr. Côté', billingNumber: '123456', clinicName: '', referrerPhone: '613 555 0111', referrerFax: '',
};

test('a page that is filled in is sent as the contract says', () => {
  expect(requisitionProblemsOf(filled, today)).toEqual({});
  expect(contentOf(filled, ['token'])).toMatchObject({
    reason: 'Murmur', history: null, patient: { healthNumber: '9876543217', phone: '+16135550177', email: null },
    referrer: { name: 'Dr. Côté', clinicName: null, phone: '+16135550111', fax: null }, files: ['token'],
  });
});

test('what is missing or wrong is said at its field', () => {
  expect(requisitionProblemsOf({ ...filled, reason: ' ', sex: null, referrerFax: '12', email: 'x', birthDate: '2027-01-01' }, today)).toEqual({
    reason: 'required', sex: 'required', referrerFax: 'phone', email: 'email', birthDate: 'future',
  });
});

test('what there is one of is chosen, and who refers stays for the next patient', () => {
  expect(blank([{ id: 's' }], nobody).serviceId).toBe('s');
  expect(blank([{ id: 's' }, { id: 't' }], referrerOf(filled))).toMatchObject({ serviceId: null, familyName: '', referrerName: 'Dr. Côté' });
});

test('what the server refuses is put at the field of the page', () => {
  expect(['content.referrer.fax', 'content.patient.birthDate', 'content.serviceId', 'content.referrer.clinicName'].map(fieldAt)).toEqual(['referrerFax', 'birthDate', 'serviceId', 'clinicName']);
  expect(onPage({ code: 'invalid', fields: [{ path: 'content.patient.phone', code: 'invalid_format' }] }).fields).toEqual([{ path: 'phone', code: 'invalid_format' }]);
  expect([refusedAs('future'), refusedAs('invalid_format')]).toEqual(['future', 'invalid']);
});
